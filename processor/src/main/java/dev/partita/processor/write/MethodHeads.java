package dev.partita.processor.write;

import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.Result;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The heads of the methods that implement a repository's. */
final class MethodHeads {

    private MethodHeads() {}

    /** A method with those parameters, none of which may be null, nor what is taken out of them. */
    static MethodSpec.Builder of(String name, List<? extends Parameter> parameters) {
        MethodSpec.Builder method = of(name);
        Parameter.declared(parameters).forEach(p -> method.addParameter(TypeNames.of(p.javaType()), p.name()));
        ArgumentCode.addNullChecks(method, parameters);
        return method;
    }

    /** A method with those parameters, none of which may be null, nor the values that are taken out of them. */
    static MethodSpec.Builder ofDeclared(
            String name, List<Parameter.Declared> parameters, List<? extends Parameter> values) {
        MethodSpec.Builder method = of(name);
        parameters.forEach(p -> method.addParameter(TypeNames.of(p.javaType()), p.name()));
        ArgumentCode.addNullChecks(method, parameters, values);
        return method;
    }

    private static MethodSpec.Builder of(String name) {
        return MethodSpec.methodBuilder(name).addAnnotation(Override.class).addModifiers(Modifier.PUBLIC);
    }

    /** The result's type; {@code @Nullable} where it may be null. */
    static TypeName result(Result result) {
        TypeName type = TypeNames.of(result.javaType());
        return result.form() == Result.Form.NULLABLE ? TypeNames.nullable(type) : type;
    }
}

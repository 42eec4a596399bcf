package dev.partita.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The methods of a schema that create and verify the table, each with and without options. */
final class SchemaMethods {

    private static final ClassName OPTIONS = RepositoryTypes.REPOSITORY_OPTIONS;
    private static final ClassName REQUEST = SdkTypes.model("CreateTableRequest");
    private static final String CREATES =
            "Creates the table and waits until it is active.\n\n@param client what sends\n";
    private static final String VERIFIES = "Compares the table with its design.\n\n@param client what sends\n";
    private static final String ITS_OPTIONS = "@param options may give the table another name\n";
    private static final String MISMATCH = "@throws dev.partita.runtime.SchemaMismatchException if they differ\n";

    private SchemaMethods() {}

    static List<MethodSpec> all() {
        return List.of(
                method("createTableRequest", "{@return the request that creates the table}\n", REQUEST)
                        .addStatement("return createTableRequest($T.defaults())", OPTIONS)
                        .build(),
                method("createTableRequest", "{@return the request that creates the table}\n\n" + ITS_OPTIONS, REQUEST)
                        .addParameter(OPTIONS, "options")
                        .addStatement("return SCHEMA.createTableRequest(options)")
                        .build(),
                onClient("create", CREATES)
                        .addStatement("create(client, $T.defaults())", OPTIONS)
                        .build(),
                onClient("create", CREATES + ITS_OPTIONS)
                        .addParameter(OPTIONS, "options")
                        .addStatement("SCHEMA.create(client, options)")
                        .build(),
                onClient("verify", VERIFIES + MISMATCH)
                        .addStatement("verify(client, $T.defaults())", OPTIONS)
                        .build(),
                onClient("verify", VERIFIES + ITS_OPTIONS + MISMATCH)
                        .addParameter(OPTIONS, "options")
                        .addStatement("SCHEMA.verify(client, options)")
                        .build());
    }

    private static MethodSpec.Builder onClient(String name, String javadoc) {
        return method(name, javadoc, TypeName.VOID).addParameter(SdkTypes.CLIENT, "client");
    }

    private static MethodSpec.Builder method(String name, String javadoc, TypeName result) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("$L", javadoc)
                .returns(result);
    }
}

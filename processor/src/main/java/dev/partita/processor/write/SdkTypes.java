package dev.partita.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import java.util.Map;

/** The SDK's types in generated code; the processor itself doesn't depend on the SDK. */
final class SdkTypes {

    private static final String MODEL = "software.amazon.awssdk.services.dynamodb.model";

    static final ClassName ATTRIBUTE_VALUE = ClassName.get(MODEL, "AttributeValue");
    static final ClassName SDK_BYTES = ClassName.get("software.amazon.awssdk.core", "SdkBytes");
    static final ClassName CLIENT = ClassName.get("software.amazon.awssdk.services.dynamodb", "DynamoDbClient");

    /** {@code Map<String, AttributeValue>}: an item, a key, the values of an expression. */
    static final ParameterizedTypeName ITEM =
            ParameterizedTypeName.get(ClassName.get(Map.class), ClassName.get(String.class), ATTRIBUTE_VALUE);

    private SdkTypes() {}

    /** A class of the service's requests and answers. */
    static ClassName model(String name) {
        return ClassName.get(MODEL, name);
    }
}

package dev.partita.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class DynamoEngineTest {

    @Test
    void isOneForTheProcess() {
        assertThat(DynamoEngine.shared()).isSameAs(DynamoEngine.shared());
    }

    @Test
    void answersItsClients() {
        try (DynamoDbClient client = DynamoEngine.shared().client()) {
            assertThat(client.listTables().tableNames()).isNotNull();
        }
    }

    @Test
    void showsInterceptorsWhatIsSent() {
        List<String> sent = new ArrayList<>();
        ExecutionInterceptor recorder = new ExecutionInterceptor() {
            @Override
            public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
                sent.add(context.request().getClass().getSimpleName());
            }
        };
        try (DynamoDbClient client = DynamoEngine.shared().client(recorder)) {
            client.listTables();
        }
        assertThat(sent).containsExactly("ListTablesRequest");
    }

    @Test
    void keepsItsLogWhereTheBuildKeepsWhatItMakes(@TempDir Path project) throws IOException {
        assertThat(DynamoEngine.logFolder(project))
                .isEqualTo(Path.of(System.getProperty("java.io.tmpdir")).resolve("partita"));
        Files.createFile(project.resolve("build.gradle.kts"));
        assertThat(DynamoEngine.logFolder(project)).isEqualTo(project.resolve("build"));
        Files.createFile(project.resolve("pom.xml"));
        assertThat(DynamoEngine.logFolder(project)).isEqualTo(project.resolve("target"));
    }
}

package dev.partita.testing;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpService;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * A DynamoDB-compatible engine for tests, over HTTP. One engine serves the whole process; it is started when it is
 * first asked for, listens on this machine only, and ends with the process.
 *
 * <p>The first of these that is there is taken:
 *
 * <ol>
 *   <li>the address in the environment variable {@code DYNAMODB_ENDPOINT}: a container, another emulator, a test
 *       account. One that is not on this machine also wants {@code PARTITA_TEST_ALLOW_REMOTE=true}, is reached with the
 *       SDK's usual credentials and region, and is asked only about tables whose names begin with {@link #tablePrefix};
 *   <li>the program {@code dynoxide} on the {@code PATH};
 *   <li>the build of it in {@code $XDG_CACHE_HOME} or {@code ~/.cache}, in the folder {@code partita/dynoxide-3.2.0};
 *   <li>such a build made now with {@code cargo}, once, which takes about two minutes.
 * </ol>
 *
 * <p>If there is none of these, {@link #shared} fails: a test that needs an engine is never left out.
 */
public final class DynamoEngine {

    private static @Nullable DynamoEngine engine;
    private static @Nullable String failure;

    private final Endpoint endpoint;
    private final String tablePrefix = "partita-" + UUID.randomUUID().toString().substring(0, 8) + "-";

    private DynamoEngine(Endpoint endpoint) {
        this.endpoint = endpoint;
    }

    /**
     * The engine of this process. The first call finds and starts it.
     *
     * @return always the same engine
     * @throws EngineException if there is none; the message names every way to get one
     */
    public static synchronized DynamoEngine shared() {
        if (failure != null) {
            throw new EngineException(failure);
        }
        if (engine == null) {
            try {
                engine = new DynamoEngine(findOrStart(Surroundings.ofThisProcess()));
            } catch (EngineException e) {
                failure = e.getMessage();
                throw e;
            }
        }
        return engine;
    }

    private static Endpoint findOrStart(Surroundings surroundings) {
        EngineSearch.Found found = new EngineSearch(surroundings).find();
        if (found instanceof EngineSearch.Found.Startable startable) {
            return EngineProcess.start(startable.program(), surroundings, logFolder(Path.of("")))
                    .endpoint();
        }
        return ((EngineSearch.Found.Running) found).endpoint();
    }

    /** Where Maven or Gradle keeps what a build makes, or else the system's folder for temporary files. */
    static Path logFolder(Path project) {
        if (Files.exists(project.resolve("pom.xml"))) {
            return project.resolve("target");
        }
        if (Files.exists(project.resolve("build.gradle")) || Files.exists(project.resolve("build.gradle.kts"))) {
            return project.resolve("build");
        }
        return Path.of(System.getProperty("java.io.tmpdir")).resolve("partita");
    }

    /**
     * Where the engine listens.
     *
     * @return for example {@code http://127.0.0.1:40123}
     */
    public URI endpoint() {
        return endpoint.uri();
    }

    /**
     * What the names of this run's tables begin with. Other runs, also on the same engine, have other prefixes.
     *
     * @return for example {@code partita-1b4e28ba-}
     */
    public String tablePrefix() {
        return tablePrefix;
    }

    /**
     * Makes a client for the engine. It has the SDK's defaults but for the endpoint, the region and the credentials.
     *
     * @param interceptors see or change what the client sends and receives, in this order
     * @return a new client, to be closed by the caller
     */
    public DynamoDbClient client(ExecutionInterceptor... interceptors) {
        return build(DynamoDbClient.builder(), interceptors);
    }

    /**
     * Makes a client for the engine whose requests can go wrong on the way.
     *
     * @param faults what happens to a request, by its operation, such as {@code PutItem}: a {@link FaultScript}, or chance;
     *     asked once for each HTTP request, by the thread that sends it
     * @param interceptors see or change what the client sends and receives, in this order
     * @return a new client, to be closed by the caller
     */
    public DynamoDbClient client(Function<String, Fault> faults, ExecutionInterceptor... interceptors) {
        SdkHttpClient.Builder<?> http = ServiceLoader.load(SdkHttpService.class)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the SDK has no HTTP client on the class path"))
                .createHttpClientBuilder();
        DynamoDbClientBuilder builder = DynamoDbClient.builder();
        builder.httpClientBuilder(defaults -> new FaultyHttpClient(http.buildWithDefaults(defaults), faults));
        return build(builder, interceptors);
    }

    private DynamoDbClient build(DynamoDbClientBuilder builder, ExecutionInterceptor... interceptors) {
        builder.endpointOverride(endpoint.uri());
        if (endpoint.loopback()) {
            builder.region(Region.US_EAST_1)
                    .credentialsProvider(
                            StaticCredentialsProvider.create(AwsBasicCredentials.create("partita", "partita")));
        }
        Optional<ExecutionInterceptor> guard =
                endpoint.loopback() ? Optional.empty() : Optional.of(new OwnTables(tablePrefix));
        return builder.overrideConfiguration(configuration -> {
                    guard.ifPresent(configuration::addExecutionInterceptor);
                    for (ExecutionInterceptor interceptor : interceptors) {
                        configuration.addExecutionInterceptor(interceptor);
                    }
                })
                .build();
    }
}

package dev.partita.testing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;

/** An HTTP client whose requests can go wrong. */
final class FaultyHttpClient implements SdkHttpClient {

    private static final String TARGET = "X-Amz-Target";

    private final SdkHttpClient real;
    private final Function<String, Fault> faults;

    FaultyHttpClient(SdkHttpClient real, Function<String, Fault> faults) {
        this.real = real;
        this.faults = faults;
    }

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
        String target = request.httpRequest().firstMatchingHeader(TARGET).orElse("");
        String operation = target.substring(target.indexOf('.') + 1);
        return new Sending(request, faults.apply(operation));
    }

    @Override
    public void close() {
        real.close();
    }

    /** One request on its way. */
    private final class Sending implements ExecutableHttpRequest, Fault.Exchange {

        private final HttpExecuteRequest request;
        private final Fault fault;

        Sending(HttpExecuteRequest request, Fault fault) {
            this.request = request;
            this.fault = fault;
        }

        @Override
        public HttpExecuteResponse call() throws IOException {
            return fault.answer(this);
        }

        @Override
        public void abort() {
            // a request that has not begun needs no end, and one to this machine ends soon
        }

        @Override
        public String body() {
            return request.contentStreamProvider()
                    .map(content -> text(content.newStream()))
                    .orElse("");
        }

        @Override
        public HttpExecuteResponse send() throws IOException {
            return real.prepareRequest(request).call();
        }

        @Override
        public HttpExecuteResponse send(String body) throws IOException {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            return real.prepareRequest(HttpExecuteRequest.builder()
                            .request(request.httpRequest().toBuilder()
                                    .putHeader("Content-Length", String.valueOf(bytes.length))
                                    .build())
                            .contentStreamProvider(() -> new ByteArrayInputStream(bytes))
                            .build())
                    .call();
        }

        private static String text(InputStream content) {
            try (content) {
                return new String(content.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}

package dev.partita.testing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpResponse;

/** What the service answers when something is wrong. */
final class Answers {

    private static final Pattern REQUEST_ITEMS = Pattern.compile("\"RequestItems\"\\s*:\\s*");
    private static final String NOTHING_LEFT = "\"Unprocessed(Items|Keys)\"\\s*:\\s*\\{\\s*}";
    private static final Pattern UNPROCESSED = Pattern.compile(",\\s*" + NOTHING_LEFT + "|" + NOTHING_LEFT + "\\s*,?");

    private Answers() {}

    /** Reads an answer to its end, so that its connection can be used again. */
    static String drop(HttpExecuteResponse response) throws IOException {
        Optional<AbortableInputStream> body = response.responseBody();
        if (body.isEmpty()) {
            return "";
        }
        try (AbortableInputStream in = body.get()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** An error; what is to stand beside its message begins with a comma. */
    static HttpExecuteResponse error(int status, String type, String message, String more) {
        return json(
                status,
                "{\"__type\":\"com.amazonaws.dynamodb.v20120810#" + type + "\",\"message\":\"" + message + "\"" + more
                        + "}");
    }

    /** A cancelled transaction with the reason of each action. */
    static HttpExecuteResponse cancelled(List<String> codes) {
        String reasons = codes.stream()
                .map(c ->
                        c.equals("None") ? "{\"Code\":\"None\"}" : "{\"Code\":\"" + c + "\",\"Message\":\"" + c + "\"}")
                .collect(Collectors.joining(",", ",\"CancellationReasons\":[", "]"));
        String message = "Transaction cancelled, please refer cancellation reasons for specific reasons ["
                + String.join(", ", codes) + "]";
        return error(400, "TransactionCanceledException", message, reasons);
    }

    /** The answer to the beginning of a batch, with the rest as unprocessed. */
    static HttpExecuteResponse unprocessed(Fault.Exchange exchange, int done) throws IOException {
        JsonArray all = JsonArray.firstIn(exchange.body());
        int some = Math.min(done, all.elements().size());
        boolean keys = exchange.body().contains("\"Keys\"");
        String left = (keys ? "\"UnprocessedKeys\":" : "\"UnprocessedItems\":")
                + requestItems(
                        all.with(all.elements().subList(some, all.elements().size())));
        if (some == 0) {
            return json(200, "{" + (keys ? "\"Responses\":{}," : "") + left + "}");
        }
        HttpExecuteResponse response = exchange.send(all.with(all.elements().subList(0, some)));
        String answer = UNPROCESSED.matcher(drop(response)).replaceFirst("");
        String rest = answer.substring(answer.indexOf('{') + 1).strip();
        return json(response.httpResponse().statusCode(), "{" + left + (rest.startsWith("}") ? "" : ",") + rest);
    }

    /** The value of {@code RequestItems}, which is what unprocessed items look like. */
    private static String requestItems(String body) {
        Matcher name = REQUEST_ITEMS.matcher(body);
        if (!name.find()) {
            throw new IllegalArgumentException("no batch: " + body);
        }
        int depth = 0;
        for (int i = name.end(); i < body.length(); i++) {
            char c = body.charAt(i);
            if (c == '"') {
                i = JsonArray.endOfString(body, i);
            } else {
                depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            }
            if (depth == 0) {
                return body.substring(name.end(), i + 1);
            }
        }
        throw new IllegalArgumentException("no batch: " + body);
    }

    private static HttpExecuteResponse json(int status, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        return HttpExecuteResponse.builder()
                .response(SdkHttpResponse.builder()
                        .statusCode(status)
                        .putHeader("Content-Type", "application/x-amz-json-1.0")
                        .putHeader("Content-Length", String.valueOf(bytes.length))
                        .build())
                .responseBody(AbortableInputStream.create(new ByteArrayInputStream(bytes)))
                .build();
    }
}

package dev.partita.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndpointTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://localhost:8000",
                "http://LOCALHOST",
                "http://dynamo.localhost:4566",
                "http://127.0.0.1:8000",
                "http://127.8.9.10:8000/",
                "https://[::1]:8000"
            })
    void isOnThisMachine(String address) {
        assertThat(Endpoint.parse("E", address).loopback()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://dynamodb.example",
                "http://192.0.2.1:8000",
                "http://10.0.0.1",
                "http://localhost.example",
                "http://127.0.0.1.example",
                "http://user@127.evil.example",
                "http://[2001:db8::1]:8000"
            })
    void isElsewhere(String address) {
        assertThat(Endpoint.parse("E", address).loopback()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost:8000", "127.0.0.1", "ftp://localhost", "http://", "a b"})
    void isNoAddress(String text) {
        assertThatThrownBy(() -> Endpoint.parse("DYNAMODB_ENDPOINT", text))
                .isInstanceOf(EngineException.class)
                .hasMessageContainingAll("DYNAMODB_ENDPOINT", text, "http://127.0.0.1:8000");
    }
}

package dev.croupier.frontend.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.Run;
import dev.croupier.frontend.terminal.Screen;
import dev.croupier.frontend.terminal.Terminals;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServeCommandTest {
    private static final Pattern PORT = Pattern.compile("http://127\\.0\\.0\\.1:(\\d+)/");

    @Test
    void serves_until_it_is_stopped() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Screen screen = new Screen(
                new ByteArrayInputStream(new byte[0]), out, out, StandardCharsets.UTF_8, Terminals.ofThisProcess());
        CompletableFuture<Integer> status = new CompletableFuture<>();
        Thread serving = new Thread(() -> status.complete(Croupier.run(screen, "serve", "--port", "0")));
        serving.start();
        try {
            Matcher port = PORT.matcher(out.toString(StandardCharsets.UTF_8));
            for (int i = 0; i < 500 && !port.find(); i++) {
                Thread.sleep(20);
                port = PORT.matcher(out.toString(StandardCharsets.UTF_8));
            }
            HttpURLConnection connection = (HttpURLConnection)
                    URI.create(port.group() + "api/v1/games").toURL().openConnection();

            assertThat(connection.getResponseCode()).isEqualTo(200);
        } finally {
            serving.interrupt();
        }
        assertThat(status.get(20, TimeUnit.SECONDS)).isZero();
    }

    @Test
    void says_when_the_port_is_taken() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Run run = Run.of("serve", "--port", Integer.toString(taken.getLocalPort()));

            assertThat(run.status()).isEqualTo(1);
            assertThat(run.err())
                    .startsWith("croupier: port " + taken.getLocalPort() + " of 127.0.0.1 cannot be listened on: ");
        }
    }

    @ParameterizedTest
    @CsvSource({"--port,-1", "--port,65536", "--max-tables,0", "--idle,0"})
    void refuses_numbers_out_of_range(String option, String number) {
        Run run = Run.of("serve", option, number);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith("croupier: " + option + " is at ");
    }
}

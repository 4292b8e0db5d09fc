package dev.croupier.frontend.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.protocol.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class EventsTest {
    private static final String TWO = "{\"game\":\"ginrummy\",\"seats\":[\"human\",\"human\"],\"seed\":7}";

    private final Served served = new Served();
    private final At at = served.make(TWO);

    @AfterEach
    void stop() {
        served.close();
    }

    /** A stream of one seat's events. */
    private final class Listening implements AutoCloseable {
        private final BufferedReader in;

        Listening(String lastSeen) {
            HttpRequest.Builder request =
                    served.request(at.path() + "/events").header("Authorization", "Bearer " + at.token(0));
            in = new BufferedReader(new InputStreamReader(
                    served.stream((lastSeen.isEmpty() ? request : request.header("Last-Event-ID", lastSeen)).build()),
                    StandardCharsets.UTF_8));
        }

        /** The fields of the next event, each {@code name: value}. */
        List<String> next() {
            List<String> fields = new ArrayList<>();
            try {
                String line = in.readLine();
                while (line != null && (fields.isEmpty() || !line.isEmpty())) {
                    if (!line.isEmpty() && !line.startsWith("retry") && !line.startsWith(":")) {
                        fields.add(line);
                    }
                    line = in.readLine();
                }
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            return fields;
        }

        List<String> ids(int count) {
            List<String> ids = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                ids.add(next().get(0));
            }
            return ids;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }

    private void steps(int count) {
        for (int i = 0; i < count; i++) {
            int seat = at.toAct();
            Reply state = at.state(seat);
            int last = state.items("/decision/actions").size() - 1;
            assertThat(at.post(seat, "actions", At.action(state.text("/decision/id"), last))
                            .status())
                    .isEqualTo(200);
        }
    }

    @Test
    void come_from_the_beginning_and_then_as_they_happen() throws IOException {
        at.state(0);
        at.state(1);
        try (Listening listening = new Listening("")) {
            assertThat(listening.ids(3)).containsExactly("id: 1", "id: 2", "id: 3");
            steps(1);
            List<String> fields = listening.next();

            assertThat(fields.subList(0, 2)).containsExactly("id: 4", "event: entry");
            Json data = Reply.json(fields.get(2).substring("data: ".length()));
            assertThat(Reply.at(data, "/position")).isEqualTo(new Json.Whole(4));
            assertThat(Reply.at(data, "/kind")).isEqualTo(Json.text("played"));
            assertThat(Reply.at(data, "/events/type")).isEqualTo(Json.text("events"));
        }
    }

    @Test
    void that_were_missed_come_first_after_a_reconnection() throws IOException {
        at.state(0);
        try (Listening listening = new Listening("")) {
            listening.ids(2);
        }
        steps(12);
        int position = (int) at.state(0).number("/position");
        List<String> missed = new ArrayList<>();
        for (int id = 3; id <= position; id++) {
            missed.add("id: " + id);
        }

        try (Listening again = new Listening("2")) {
            assertThat(again.ids(missed.size())).isEqualTo(missed);
        }
    }

    @Test
    void end_with_the_table() throws IOException {
        at.state(0);
        try (Listening listening = new Listening("2")) {
            served.host.close();

            assertThat(listening.next()).containsExactly("event: closed", "data: {}");
            assertThat(listening.next()).isEmpty();
        }
    }

    @Test
    void are_not_had_without_a_token() {
        Reply refused = served.get(at.path() + "/events");

        assertThat(refused.status()).isEqualTo(404);
        assertThat(refused.text("/error")).isEqualTo("no-table");
    }

    @Test
    void are_had_with_the_token_in_the_address_where_a_browser_can_send_no_header() throws IOException {
        String answer = new BufferedReader(new InputStreamReader(
                        served.stream(served.request(at.path() + "/events?token=" + at.token(0))
                                .build()),
                        StandardCharsets.UTF_8))
                .readLine();

        assertThat(answer).isEqualTo("retry: 1000");
    }

    @Test
    void hold_no_thread_while_nothing_happens() throws IOException {
        List<Socket> streams = new ArrayList<>();
        List<At> tables = new ArrayList<>();
        try {
            for (int i = 0; i < 40; i++) {
                At table = served.make(TWO);
                tables.add(table);
                for (int j = 0; j < 8; j++) {
                    Socket socket = new Socket(InetAddress.getLoopbackAddress(), served.port);
                    socket.setSoTimeout(10_000);
                    streams.add(socket);
                    socket.getOutputStream()
                            .write(("GET " + table.path() + "/events?token=" + table.token(0)
                                            + " HTTP/1.1\r\nHost: localhost\r\n\r\n")
                                    .getBytes(StandardCharsets.US_ASCII));
                    assertThat(socket.getInputStream().read()).isEqualTo('H');
                }
            }
            long threads = Thread.getAllStackTraces().keySet().stream()
                    .filter(thread -> thread.getName().startsWith("croupier-http"))
                    .count();

            assertThat(streams).hasSize(320);
            assertThat(threads).isLessThanOrEqualTo(32);
            assertThat(tables.get(39).state(0).status()).isEqualTo(200);
            assertThat(served.get(
                                    tables.get(0).path() + "/events",
                                    tables.get(0).token(0))
                            .status())
                    .isEqualTo(429);
        } finally {
            for (Socket socket : streams) {
                socket.close();
            }
        }
    }
}

package dev.croupier.frontend.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.play.Recording;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WholeGamesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"game\":\"ginrummy\",\"hand\":true}",
                "{\"game\":\"heretoslay\",\"seats\":[\"human\",\"bot\",\"bot\"]}",
                "{\"game\":\"pokemon\"}",
                "{\"game\":\"raid\",\"players\":2}",
            })
    void are_played_by_a_client_that_takes_any_action(String json) {
        try (Served served = new Served()) {
            At at = served.make(json);
            SplittableRandom random = new SplittableRandom(1);
            Reply state = at.awaited(0);
            while (!state.flag("/over")) {
                int actions = state.items("/decision/actions").size();
                Reply answer = at.post(0, "actions", At.action(state.text("/decision/id"), random.nextInt(actions)));
                // In a shared turn a bot may have acted first, and changed what there is to do.
                assertThat(answer.status()).as(answer.text()).isIn(200, 409);
                state = at.awaited(0);
            }

            assertThat(state.has("/outcome")).isTrue();
            assertThat(Recording.parse(served.get(at.path() + "/recording", at.token(0))
                                    .text())
                            .isRight())
                    .isTrue();
        }
    }
}

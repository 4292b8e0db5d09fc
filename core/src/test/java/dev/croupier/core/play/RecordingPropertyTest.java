package dev.croupier.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.chance.Committed;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.toy.Harvest;
import dev.croupier.core.toy.Kuhn;
import dev.croupier.core.toy.Says;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class RecordingPropertyTest {
    private static <S, E extends Event, V> void isFaithful(
            Game<S, Says, E, V> game, Randomness source, long seed, int steps) {
        Session<S, Says, E, V> session = Games.played(game, source, seed, steps);
        Recording recording = Recording.of(session, Games.SALT);
        assertThat(Recording.parse(recording.text()).get()).isEqualTo(recording);
        assertThat(recording.verify(game, Games.SALT)).isEmpty();
        Session<S, Says, E, V> restored =
                recording.restore(game, Randomness.seeded(seed)).get();
        assertThat(restored.state()).isEqualTo(session.state());
        assertThat(Recording.of(restored, Games.SALT).text()).isEqualTo(recording.text());
        for (int step = 0; step <= session.history().size(); step++) {
            assertThat(recording
                            .restore(game, step, Randomness.seeded(seed))
                            .get()
                            .state())
                    .isEqualTo(session.rewind(step).state());
        }
    }

    @Property(tries = 100)
    void every_game_is_recorded_faithfully_at_every_length(
            @ForAll long seed, @ForAll @IntRange(max = 14) int steps, @ForAll @IntRange(min = 1, max = 4) int seats) {
        isFaithful(new Harvest(seats), Randomness.seeded(seed), seed, steps);
        isFaithful(new Kuhn(5), Randomness.seeded(seed), seed, steps);
    }

    @Property(tries = 50)
    void coins_thrown_as_dice_are_recorded_as_they_were_thrown(@ForAll long seed) {
        isFaithful(new Harvest(2), Randomness.seeded(seed).withDieAsCoin(), seed, 20);
    }

    @Property(tries = 30)
    void the_draws_of_a_recorded_game_prove_that_it_was_dealt_fairly(@ForAll long seed) {
        byte[] server = ("server seed number " + seed).getBytes(StandardCharsets.UTF_8);
        Session<Kuhn.State, Says, ?, ?> session = Games.played(new Kuhn(20), Committed.of(server, "mine"), seed, 20);
        assertThat(Committed.verify(
                        Committed.commitmentOf(server),
                        server,
                        "mine",
                        Recording.of(session, Games.SALT).draws()))
                .isTrue();
    }
}

package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Recording;
import dev.croupier.core.play.RedactedRecording;
import dev.croupier.core.play.Salt;
import dev.croupier.core.play.Session;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game that is written down is the same game when it is read. */
class PokemonRecordingTest {
    private static final Salt SALT = Salt.ofHex("00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff");

    private static Pokemon game(int pair) {
        return Pokemon.of(
                PokemonRules.official2026(),
                Array.of(pair, pair + 1)
                        .map(deck -> StarterDeck.all()
                                .get(deck % StarterDeck.all().size())
                                .cards()
                                .get()));
    }

    private static Session<PokemonState, PokemonAction, PokemonEvent, PokemonView> played(Pokemon game, int seed) {
        Chance choices = Randomness.seeded(100L + seed).open();
        Session<PokemonState, PokemonAction, PokemonEvent, PokemonView> session =
                Session.start(game, Randomness.seeded(seed));
        while (session.outcome().isEmpty()) {
            IndexedSeq<PokemonAction> legal = session.legalActions();
            session = session.play(legal.get(choices.below(legal.size()))).get();
        }
        return session;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void is_read_and_played_again_to_the_same_end(int pair) {
        Pokemon game = game(pair);
        Session<PokemonState, PokemonAction, PokemonEvent, PokemonView> session = played(game, pair);
        Recording read = Recording.parse(Recording.of(session, SALT).text()).get();
        assertThat(read.verify(game)).isEmpty();
        assertThat(read.restore(game, Randomness.seeded(1)).get().state()).isEqualTo(session.state());
        assertThat(read.verify(game(pair + 2))).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3})
    void tells_an_observer_nothing_hidden_and_is_confirmed_by_the_whole_one(int pair) {
        Session<PokemonState, PokemonAction, PokemonEvent, PokemonView> session = played(game(pair), 7);
        Recording whole = Recording.of(session, SALT);
        for (Observer observer : Array.of(Seat.of(0), Seat.of(1), Observer.SPECTATOR)) {
            RedactedRecording redacted = Recording.redacted(session, SALT, observer);
            assertThat(whole.confirms(redacted)).isTrue();
            Array<String> told = Array.ofAll(redacted.steps()).flatMap(step -> step.events());
            for (PokemonEvent event : session.events(Observer.OMNISCIENT)) {
                if (event instanceof PokemonEvent.Moved moved
                        && moved.seers() == 1 << moved.owner().index()
                        && moved.count() > 2
                        && !observer.sees(moved.owner())) {
                    assertThat(told).doesNotContain(moved.message().english());
                }
            }
            assertThat(redacted.text()).doesNotContain("pick").doesNotContain(SALT.hex());
        }
    }
}

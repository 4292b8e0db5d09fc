package dev.croupier.pokemon.sets.crz;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CrownZenithTest {
    private static final Card SHINX = card("CRZ", "40");
    private static final Card LUXIO = card("CRZ", "42");
    private static final Card LUXRAY = card("CRZ", "44");
    private static final Card CAPSULE = card("VIV", "155");
    private static final Card ROPE = card("BST", "125");
    private static final Card PEAK = card("CRE", "148");
    private static final Card ZACIAN = card("SSH", "138");
    private static final Card ARCEUS = card("BRS", "122");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card FIRE = card("MEE", "2");
    private static final Card LIGHTNING = card("MEE", "4");

    @Nested
    @OfCard("CRZ 40")
    class Shinx {
        @Test
        void hurts_itself_too() {
            Scene scene = scene().active(YOU, spot(SHINX).with(LIGHTNING))
                    .active(OPPONENT, spot(GASTLY))
                    .attack("Thunder Jolt");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
            assertThat(scene.active(YOU).counters()).isEqualTo(1);
        }
    }

    @Nested
    @OfCard("CRZ 42")
    class Luxio {
        @Test
        void damages_every_pokemon_with_a_tool() {
            Scene scene = scene().active(YOU, spot(SHINX, LUXIO).with(LIGHTNING, FIRE))
                    .active(OPPONENT, spot(ZACIAN))
                    .bench(
                            OPPONENT,
                            spot(ARCEUS).with(CAPSULE),
                            spot(GASTLY),
                            spot(ZACIAN).with(CAPSULE))
                    .attack("Shorting Spark");
            assertThat(scene.side(OPPONENT).inPlay().map(InPlay::counters)).containsExactly(0, 9, 0, 9);
        }

        @Test
        void applies_weakness_to_the_active_one_alone() {
            Card lapras = card("SSH", "49");
            Scene scene = scene().active(YOU, spot(SHINX, LUXIO).with(LIGHTNING))
                    .active(OPPONENT, spot(lapras).with(CAPSULE))
                    .bench(OPPONENT, spot(lapras).with(CAPSULE))
                    .attack("Shorting Spark");
            assertThat(scene.side(OPPONENT).inPlay().map(InPlay::counters)).containsExactly(18, 9);
        }
    }

    @Nested
    @OfCard("CRZ 44")
    class Luxray {
        @Test
        void finds_two_trainers() {
            Scene scene = scene().active(YOU, spot(SHINX, LUXIO, LUXRAY).with(FIRE))
                    .deck(YOU, ROPE, PEAK, CAPSULE, GASTLY)
                    .active(OPPONENT, spot(GASTLY))
                    .attack("Seeking Fang");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(5);
            assertThat(scene.answers()).hasSize(4).contains(new Choice.Done());
            scene.answer(ROPE).answer(PEAK);
            assertThat(scene.hand(YOU)).containsExactly("Escape Rope", "Path to the Peak");
            assertThat(scene.deck(YOU)).containsExactly("Gastly", "Memory Capsule");
        }

        /** A table where seat 0 has drawn no Shinx, whose deck is all Luxray besides one. */
        private PokemonState placing(Pokemon game) {
            for (long seed = 0; seed < 200; seed++) {
                PokemonState state = game.start(Randomness.seeded(seed)).state();
                Seat winner = game.turn(state).toAct().head();
                PokemonAction first = new PokemonAction.Answer(winner, new Choice.OfSeat(YOU));
                state = game.applyUnchecked(state, first, Randomness.seeded(seed))
                        .state();
                if (!hand(state).contains(SHINX)) {
                    return state;
                }
            }
            throw new AssertionError("every hand had the one card in sixty");
        }

        private Array<Card> hand(PokemonState state) {
            return state.deck(YOU).cards(state.hand(YOU));
        }

        private Pokemon game() {
            Array<Card> mine = Array.fill(59, () -> LUXRAY).append(SHINX);
            return Pokemon.of(PokemonRules.seed(), Array.of(mine, Array.fill(60, () -> SHINX)));
        }

        private PokemonState answered(Pokemon game, PokemonState state, Seat seat, Choice choice) {
            PokemonAction action = new PokemonAction.Answer(seat, choice);
            assertThat(game.legalActions(state, seat)).contains(action);
            return game.applyUnchecked(state, action, Randomness.seeded(7)).state();
        }

        @Test
        @ForRule("PKM-SETUP-6")
        void may_be_put_face_down_into_the_active_spot() {
            Pokemon game = game();
            PokemonState state = placing(game);
            state = answered(game, state, YOU, new Choice.OfCard(LUXRAY));
            assertThat(game.legalActions(state, YOU)).containsExactly(new PokemonAction.Answer(YOU, new Choice.Done()));
            state = answered(game, state, YOU, new Choice.Done());
            state = answered(game, state, OPPONENT, new Choice.OfCard(SHINX));
            state = answered(game, state, OPPONENT, new Choice.Done());
            InPlay active = java.util.Objects.requireNonNull(state.side(YOU).active());
            assertThat(active.card()).isEqualTo(LUXRAY);
            assertThat(active.isEvolved()).isFalse();
        }

        @Test
        @ForRule({"PKM-SETUP-3", "PKM-SETUP-4"})
        void may_be_shuffled_back_where_there_is_no_basic_pokemon() {
            Pokemon game = game();
            PokemonState state = placing(game);
            Choice mulligan = new Choice.OfOption(0, "mulligan");
            Step<PokemonState, PokemonEvent> step =
                    game.applyUnchecked(state, new PokemonAction.Answer(YOU, mulligan), Randomness.seeded(3));
            assertThat(step.events())
                    .anyMatch(event -> event instanceof PokemonEvent.Mulligan shown
                            && shown.hand().size() == 7);
            PokemonState after = answered(game, step.state(), OPPONENT, new Choice.OfCard(SHINX));
            after = answered(game, after, OPPONENT, new Choice.Done());
            after = answered(game, after, YOU, new Choice.OfCard(LUXRAY));
            after = answered(game, after, YOU, new Choice.Done());
            assertThat(game.legalActions(after, OPPONENT))
                    .contains(new PokemonAction.Answer(OPPONENT, new Choice.OfNumber(1)))
                    .doesNotContain(new PokemonAction.Answer(OPPONENT, new Choice.OfNumber(2)));
        }

        @Test
        void leaves_no_choice_of_a_mulligan_beside_a_basic_pokemon() {
            Pokemon game = game();
            PokemonState state = placing(game);
            assertThat(game.legalActions(state, OPPONENT))
                    .containsExactly(new PokemonAction.Answer(OPPONENT, new Choice.OfCard(SHINX)));
        }
    }
}

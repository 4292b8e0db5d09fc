package dev.croupier.pokemon.rules;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.Played;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What whole presets change in play. */
class PresetsInPlayTest {
    private static final Array<Card> DECK = Array.fill(30, () -> KIT).appendAll(Array.fill(30, () -> FIRE));

    /** Up to two cards, whichever, of the own deck go to the hand. */
    private static final Card SATCHEL = item("Satchel", Do.searchAny(2, Do.toHand(false)));

    private static Scene table(PokemonRules rules) {
        return scene().rules(rules).active(YOU, spot(KIT).with(FIRE)).active(OPPONENT, spot(PUP));
    }

    @ParameterizedTest
    @CsvSource({"seed, false", "official2026, true", "sealed, false", "simulation, false"})
    @ForOption({"preset=seed", "preset=official2026", "upToMinimum=RULEBOOK_2023", "upToMinimum=OFFICIAL_2026"})
    @ForRule("PKM-KIND-16")
    void a_pick_of_any_cards_in_a_hidden_zone_may_take_none_in_the_newest_text_alone(
            String preset, boolean mayTakeNone) {
        Scene scene =
                table(PokemonRules.preset(preset).get()).hand(YOU, SATCHEL).playTrainer(SATCHEL);
        assertThat(scene.answers().contains(new Choice.Done())).isEqualTo(mayTakeNone);
    }

    @ParameterizedTest
    @CsvSource({"seed, 6", "official2026, 6", "sealed, 4", "simulation, 6"})
    @ForOption({"preset=sealed", "prizes=4", "prizes=6"})
    @ForRule({"PKM-DECK-9", "PKM-SETUP-7", "PKM-T50"})
    void sealed_play_alone_is_for_four_prizes(String preset, int prizes) {
        Played played = Played.of(PokemonRules.preset(preset).get(), 1, List.of(true), Array.of(DECK, DECK));
        Seat first = played.toAct().head();
        played.answer(first, played.answers(first).head());
        for (Seat seat : played.toAct()) {
            played.answer(seat, new Choice.OfCard(KIT)).answer(seat, new Choice.Done());
        }
        assertThat(played.state().side(YOU).prizes().left()).isEqualTo(prizes);
        assertThat(played.state().side(YOU).prizesToWin()).isEqualTo(prizes);
    }

    @ParameterizedTest
    @CsvSource({"seed, false", "official2026, false", "sealed, false", "simulation, true"})
    @ForOption({
        "preset=simulation",
        "autoResolveForcedPublicChoice=true",
        "autoResolveForcedPublicChoice=false",
        "turnLimit=200",
        "turnLimit=0"
    })
    @ForRule({"PKM-OPT-2", "PKM-OPT-5"})
    void in_many_games_by_programs_single_answers_are_given_and_endless_games_are_ties(
            String preset, boolean isForPrograms) {
        PokemonRules rules = PokemonRules.preset(preset).get();
        Scene retreated = table(rules).bench(YOU, spot(PUP)).play(new PokemonAction.Retreat(YOU));
        assertThat(retreated.active(YOU).name()).isEqualTo(isForPrograms ? "Pup" : "Kit");
        Scene late = table(rules).turn(201).deck(OPPONENT, FIRE, FIRE);
        assertThat(late.state().outcome()).isNull();
        Scene last = table(rules).turn(200).deck(YOU, FIRE, FIRE);
        last.play(new PokemonAction.EndTurn(OPPONENT));
        assertThat(last.state().outcome() != null).isEqualTo(isForPrograms);
        if (isForPrograms) {
            assertThat(Objects.requireNonNull(last.state().outcome()).reason().key())
                    .isEqualTo(PokemonMessage.ENDED_LIMIT);
        }
    }

    @Test
    @ForOption({"actionsPerTurnLimit=500", "actionsPerTurnLimit=0"})
    @ForRule("PKM-OPT-3")
    void five_hundred_actions_in_one_turn_are_the_end_in_many_games_by_programs() {
        assertThat(PokemonRules.simulation().actionsPerTurnLimit()).isEqualTo(500);
        Card drink = item("Drink", Do.draw(1));
        Scene few = table(PokemonRules.simulation().withActionsPerTurnLimit(1))
                .hand(YOU, drink)
                .playTrainer(drink);
        assertThat(few.state().outcome()).isNotNull();
        Scene many = table(PokemonRules.seed()).hand(YOU, drink).playTrainer(drink);
        assertThat(many.state().outcome()).isNull();
    }
}

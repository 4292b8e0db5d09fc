package dev.croupier.pokemon.effect;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.WATER;
import static dev.croupier.pokemon.TestCards.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Answered;
import dev.croupier.pokemon.table.PokemonEvent.Seen;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ChooseCardsTest {
    private static final Effect TREAT = Do.draw(Whose.OPPONENTS, HowManys.fixed(1));
    private static final Card ENERGY_TREAT =
            item("Energy Treat", TREAT, Do.chooseFromHandUpTo(Kinds.Simply.BASIC_ENERGY, 2));
    private static final Card CARD_TREAT = item("Card Treat", TREAT, Do.chooseFromHand(Kinds.Simply.CARD, 1));

    private static Scene table(Card played, Card... hand) {
        return scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .deck(OPPONENT, WATER)
                .hand(YOU, Array.of(hand).prepend(played).toJavaArray(Card[]::new))
                .playTrainer(played);
    }

    private static <E extends PokemonEvent> Array<E> seen(Scene scene, Class<E> kind, Observer by) {
        return scene.events()
                .map(event -> event.seenBy(by))
                .filter(kind::isInstance)
                .map(kind::cast);
    }

    private static String known(Scene scene, Seat seat) {
        return scene.game().view(scene.state(), seat).known().toString();
    }

    @Nested
    class A_restricted_choice_of_each_player {
        private final Card weed =
                item("Weed", EachPlayer.does(Whose.EVERYBODYS, Do.discardFromHand(Kinds.Simply.BASIC_ENERGY, 1)));

        private boolean isPlayable(Array<Card> own, Array<Card> theirs) {
            return scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP))
                    .hand(YOU, own.prepend(weed).toJavaArray(Card[]::new))
                    .hand(OPPONENT, theirs.toJavaArray(Card[]::new))
                    .isLegal(new PokemonAction.PlayTrainer(YOU, weed));
        }

        @Test
        @ForRule({"PKM-S36", "PKM-TURN-14"})
        void may_be_made_possible_by_any_hand_of_an_opponent_and_by_what_the_own_one_holds() {
            assertThat(isPlayable(Array.of(KIT), Array.of(FIRE))).isTrue();
            assertThat(isPlayable(Array.of(KIT), Array.of(PUP))).isTrue();
            assertThat(isPlayable(Array.of(KIT), Array.empty())).isFalse();
            assertThat(isPlayable(Array.of(FIRE), Array.empty())).isTrue();
        }
    }

    @Nested
    class A_restricted_choice_in_a_hidden_zone {
        @Test
        @ForRule("PKM-Q37")
        void is_asked_whatever_is_there_and_may_find_nothing() {
            assertThat(table(ENERGY_TREAT, KIT).answers()).containsExactly(new Choice.Done());
        }

        @Test
        void is_not_asked_where_nothing_lies() {
            assertThat(table(ENERGY_TREAT).answers()).isEmpty();
        }

        @Test
        void shows_what_was_chosen_to_all_once_all_is_chosen() {
            Scene scene = table(ENERGY_TREAT, KIT, FIRE, WATER).answer(FIRE);
            assertThat(seen(scene, Seen.class, Observer.SPECTATOR)).isEmpty();
            scene.answer(WATER);
            assertThat(seen(scene, Seen.class, Observer.SPECTATOR))
                    .containsExactly(new Seen(YOU, Zone.HAND, 2, Option.some(Array.of(FIRE, WATER)), -1));
            assertThat(known(scene, OPPONENT)).isEqualTo("[Fire Energy@hand of 0 Water Energy@hand of 0]");
        }

        @Test
        void shows_what_was_chosen_when_no_more_are_wanted() {
            Scene scene = table(ENERGY_TREAT, KIT, FIRE, WATER).answer(WATER).done();
            assertThat(seen(scene, Seen.class, OPPONENT)).hasSize(1);
            assertThat(known(scene, OPPONENT)).isEqualTo("[Water Energy@hand of 0]");
        }

        @Test
        void tells_each_answer_to_those_alone_who_see_the_zone() {
            Scene scene = table(ENERGY_TREAT, KIT, FIRE, WATER).answer(FIRE);
            assertThat(seen(scene, Answered.class, YOU).head().choice()).containsExactly(new Choice.OfCard(FIRE));
            assertThat(seen(scene, Answered.class, OPPONENT).head().choice()).isEmpty();
            assertThat(seen(scene, Answered.class, Observer.SPECTATOR).head().choice())
                    .isEmpty();
        }
    }

    @Test
    void a_choice_among_any_cards_of_a_hidden_zone_shows_nothing() {
        Scene scene = table(CARD_TREAT, KIT, FIRE).answer(FIRE);
        assertThat(seen(scene, Seen.class, OPPONENT)).isEmpty();
        assertThat(known(scene, OPPONENT)).isEqualTo("[]");
    }
}

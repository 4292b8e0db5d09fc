package dev.croupier.pokemon.effect;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class OwnPrizesTest {

    private static Effect choose(Kind wanted) {
        return new ChooseCards(
                Do.CARDS,
                Whose.YOURS,
                Whose.YOURS,
                Zone.PRIZES,
                null,
                wanted,
                HowManys.fixed(0),
                HowManys.fixed(1),
                ChooseCards.Different.NOT_AT_ALL);
    }

    private static final Card EXCHANGE = item(
            "Exchange",
            new OwnPrizes.LookAt(),
            choose(Kinds.Simply.BASIC_POKEMON),
            Do.when(Whens.did(Do.CARDS), Do.toHand(true), new OwnPrizes.PutThisCard()));

    private static Scene exchanging(Card... prizes) {
        return scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .prizes(YOU, prizes)
                .hand(YOU, EXCHANGE)
                .playTrainer(EXCHANGE);
    }

    private static Array<String> prizes(Scene scene) {
        return scene.state().deck(YOU).cards(scene.side(YOU).prizes().cards()).map(Card::name);
    }

    @Nested
    class A_trainer_that_changes_places_with_a_prize {

        @Test
        @ForRule("PKM-S35")
        void takes_only_a_basic_pokemon_and_becomes_that_prize_itself() {
            Scene scene = exchanging(FOX, PUP, FIRE, KIT);
            assertThat(scene.answers())
                    .containsExactly(new Choice.OfCard(KIT), new Choice.OfCard(PUP), new Choice.Done());
            scene.answer(PUP);
            assertThat(scene.hand(YOU)).containsExactly("Pup");
            assertThat(prizes(scene)).containsExactlyInAnyOrder("Exchange", "Fire Energy", "Fox", "Kit");
            assertThat(scene.discard(YOU)).isEmpty();
            assertThat(scene.side(YOU).taken()).isEqualTo(2);
        }

        @Test
        @ForRule("PKM-S35")
        void is_discarded_where_none_is_chosen_or_there_is_none() {
            assertThat(exchanging(FOX, PUP).done().discard(YOU)).containsExactly("Exchange");
            Scene none = exchanging(FOX, FIRE);
            assertThat(none.answers()).containsExactly(new Choice.Done());
            none.done();
            assertThat(none.discard(YOU)).containsExactly("Exchange");
            assertThat(prizes(none)).containsExactlyInAnyOrder("Fire Energy", "Fox");
        }

        @Test
        @ForRule("PKM-S35")
        void lies_among_the_others_in_an_order_that_chance_draws() {
            Array<Integer> places = Array.range(0, 40).map(seed -> {
                Scene scene = exchanging(FOX, FOX, FIRE, PUP);
                var step = scene.game()
                        .applyUnchecked(
                                scene.state(),
                                new PokemonAction.Answer(YOU, new Choice.OfCard(PUP)),
                                Randomness.seeded(seed));
                var deck = step.state().deck(YOU);
                return step.state()
                        .side(YOU)
                        .prizes()
                        .slots()
                        .indexWhere(card -> deck.card(card).equals(EXCHANGE));
            });
            assertThat(places.distinct()).containsExactlyInAnyOrder(0, 1, 2, 3);
        }

        @Test
        @ForRule({"PKM-S35", "PKM-S36"})
        void shows_the_prizes_to_its_player_alone() {
            Scene scene = exchanging(FOX, PUP);
            var seen = scene.events().find(PokemonEvent.Seen.class::isInstance).get();
            assertThat(scene.game().project(Array.of(seen), YOU).head().toString())
                    .contains("Fox");
            assertThat(scene.game().project(Array.of(seen), OPPONENT).toString())
                    .doesNotContain("Fox");
        }
    }

    @Nested
    class A_trainer_that_takes_a_kind_of_card_from_the_prizes {
        private final Card pluck = item("Pluck", choose(Kinds.Simply.BASIC_POKEMON), Do.toHand(true));

        private Scene holding(Card... prizes) {
            return scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP))
                    .prizes(YOU, prizes)
                    .hand(YOU, pluck);
        }

        private boolean isLegal(Scene scene, PokemonState state) {
            return scene.game().legalActions(state, YOU).contains(new PokemonAction.PlayTrainer(YOU, pluck));
        }

        private PokemonState faceUp(Scene scene, int places) {
            PokemonState state = scene.state();
            Side side = state.side(YOU);
            return state.withSide(
                    YOU,
                    side.withPrizes(new Prizes(
                            side.prizes().slots(), places, side.prizes().known())));
        }

        @Test
        @ForRule({"PKM-S36", "PKM-TURN-14"})
        void may_be_played_whatever_lies_there_face_down() {
            assertThat(holding(FIRE, PUP).isLegal(new PokemonAction.PlayTrainer(YOU, pluck)))
                    .isTrue();
            assertThat(holding(FIRE, FIRE).isLegal(new PokemonAction.PlayTrainer(YOU, pluck)))
                    .isTrue();
        }

        @Test
        @ForRule("PKM-TURN-14")
        void may_not_be_played_where_everybody_sees_that_none_lies_there() {
            assertThat(holding().isLegal(new PokemonAction.PlayTrainer(YOU, pluck)))
                    .isFalse();
            Scene none = holding(FIRE, FIRE);
            assertThat(isLegal(none, faceUp(none, 0b01))).isTrue();
            assertThat(isLegal(none, faceUp(none, 0b11))).isFalse();
            Scene one = holding(FIRE, PUP);
            assertThat(isLegal(one, faceUp(one, 0b11))).isTrue();
        }
    }

    @Nested
    class A_prize_that_goes_elsewhere_than_to_a_hand {
        private final Card burn = item(
                "Burn", new OwnPrizes.LookAt(), choose(Kinds.Simply.CARD), new MoveCards(Do.CARDS, Zone.DISCARD, true));
        private final Card taken = Write.item("Taken", "TST", "Taken")
                .when(Whens.atLeast(HowManys.prizesTaken(Whose.YOURS), 1))
                .does(Do.draw(1))
                .build();

        @Test
        @ForRule("PKM-R45")
        void was_not_taken() {
            Scene scene = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP))
                    .prizes(YOU, FIRE, FIRE, FIRE, FIRE, FIRE, PUP)
                    .hand(YOU, burn, taken)
                    .playTrainer(burn)
                    .answer(PUP);
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Burn", "Pup");
            assertThat(scene.side(YOU).prizes().left()).isEqualTo(5);
            assertThat(scene.side(YOU).taken()).isZero();
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(YOU, taken))).isFalse();
            assertThat(scene.events()).noneMatch(PokemonEvent.PrizeTaken.class::isInstance);
        }

        @Test
        @ForRule("PKM-R45")
        void sets_off_nothing_that_taking_one_does() {
            Card mourner = basic("Mourner", 60, EnergyType.PSYCHIC)
                    .ability(
                            "Consolation",
                            Always.trigger(Hook.PRIZE_TAKEN, Likes.Simply.SELF, Whens.by(Whose.OPPONENTS), Do.draw(1)))
                    .build();
            Scene scene = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(mourner))
                    .prizes(YOU, FIRE, PUP)
                    .hand(YOU, burn)
                    .playTrainer(burn)
                    .answer(PUP);
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Burn", "Pup");
            assertThat(scene.side(OPPONENT).hand().isEmpty()).isTrue();
        }

        @Test
        @ForRule({"PKM-R45", "PKM-WIN-1"})
        void wins_nothing_though_it_was_the_last() {
            Scene scene = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP))
                    .prizes(YOU, PUP)
                    .hand(YOU, burn)
                    .playTrainer(burn)
                    .answer(PUP);
            assertThat(scene.side(YOU).prizes().left()).isZero();
            assertThat(scene.game().outcome(scene.state())).isEmpty();
        }
    }
}

package dev.croupier.pokemon.sets.plb;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.Activation.Limit.POKEMON_TURN;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PlasmaBlastTest {
    private static final Card ARCHEN = card("PLB", "53");
    private static final Card PLUME = card("PLB", "82");
    private static final Card GASTLY = card("PFL", "54");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();

    private static final Card FIRE_ENERGY = card("MEE", "2");

    private static Scene table() {
        return scene().active(YOU, spot(GASTLY)).active(OPPONENT, spot(TANK));
    }

    private static final PokemonAction CALL = new PokemonAction.UseAbility(YOU, PokemonId.NONE, "Prehistoric Call");

    @Nested
    @OfCard("PLB 53")
    class Archen {

        @Test
        void goes_from_the_discard_pile_to_the_bottom_of_the_deck() {
            Scene scene = table().discard(YOU, ARCHEN, GASTLY).play(CALL);
            assertThat(scene.discard(YOU)).containsExactly("Gastly");
            assertThat(scene.state()
                            .deck(YOU)
                            .cards(scene.side(YOU).pile().pile().segments().last())
                            .map(Card::name))
                    .containsExactly("Archen");
            assertThat(scene.deck(YOU).size()).isEqualTo(6);
        }

        @Test
        void calls_once_for_each_archen_that_lies_there() {
            Scene scene = table().discard(YOU, ARCHEN, ARCHEN).play(CALL).play(CALL);
            assertThat(scene.discard(YOU)).isEmpty();
            assertThat(scene.isLegal(CALL)).isFalse();
        }

        @Test
        void has_an_ability_that_another_card_there_could_use_once_a_turn_and_no_more() {
            Card muse = pokemon("Muse", "ZZZ", "1")
                    .basic(60, COLORLESS)
                    .ability("Muse", use(POKEMON_TURN).fromDiscard().does(Do.draw(1)))
                    .build();
            PokemonAction musing = new PokemonAction.UseAbility(YOU, PokemonId.NONE, "Muse");
            Scene scene = table().discard(YOU, muse, muse).play(musing).play(musing);
            assertThat(scene.hand(YOU).size()).isEqualTo(2);
            assertThat(scene.refusals(musing)).containsExactly("PKM-R64");
            scene.endTurn().endTurn();
            assertThat(scene.isLegal(musing)).isTrue();
        }

        @Test
        void does_not_call_from_elsewhere_nor_in_another_turn() {
            assertThat(table().hand(YOU, ARCHEN).isLegal(CALL)).isFalse();
            Scene inPlay = table().bench(YOU, spot(ARCHEN));
            assertThat(inPlay.isLegal(CALL)).isFalse();
            assertThat(inPlay.isLegal(new PokemonAction.UseAbility(
                            YOU, inPlay.bench(YOU, 0).id(), "Prehistoric Call")))
                    .isFalse();
            assertThat(table().turn(4).discard(YOU, ARCHEN).isLegal(CALL)).isFalse();
        }

        @Test
        @ForRule("PKM-TURN-5")
        void comes_into_play_neither_as_a_basic_pokemon_nor_as_an_evolution() {
            Scene scene = table().hand(YOU, ARCHEN);
            assertThat(scene.legal(YOU)).containsExactly(new PokemonAction.EndTurn(YOU));
            assertThat(Kinds.Simply.EVOLUTION.accepts(ARCHEN)).isFalse();
            assertThat(Kinds.Simply.BASIC_POKEMON.accepts(ARCHEN)).isFalse();
        }

        @Test
        void attacks_for_20() {
            Scene scene = scene().active(YOU, spot(ARCHEN).with(FIRE_ENERGY, FIRE_ENERGY))
                    .active(OPPONENT, spot(TANK))
                    .attack("Wing Attack");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(2);
        }
    }

    @Nested
    @OfCard("PLB 82")
    class Plume_Fossil {
        private static final PokemonAction PLAY = new PokemonAction.PlayTrainer(YOU, PLUME);

        private static Scene holding(Card... deck) {
            return table().hand(YOU, PLUME).deck(YOU, deck);
        }

        @Test
        void puts_an_archen_of_the_bottom_seven_onto_the_bench() {
            Scene scene = holding(ARCHEN, GASTLY, FIRE_ENERGY).play(PLAY).answer(ARCHEN);
            assertThat(scene.bench(YOU, 0).name()).isEqualTo("Archen");
            assertThat(scene.deck(YOU)).containsExactlyInAnyOrder("Gastly", "Fire Energy");
            assertThat(scene.discard(YOU)).containsExactly("Plume Fossil");
        }

        @Test
        void may_leave_it_there() {
            Scene scene = holding(ARCHEN, GASTLY, FIRE_ENERGY).play(PLAY).done();
            assertThat(scene.side(YOU).bench()).isEmpty();
            assertThat(scene.deck(YOU).size()).isEqualTo(3);
        }

        @Test
        void sees_seven_cards_and_no_more_and_not_the_top_one() {
            Scene scene = holding(GASTLY, GASTLY, GASTLY, GASTLY, GASTLY, GASTLY, GASTLY, ARCHEN, FIRE_ENERGY);
            scene.play(PLAY);
            assertThat(scene.events())
                    .anySatisfy(event -> assertThat(event).isInstanceOfSatisfying(PokemonEvent.Seen.class, seen -> {
                        assertThat(seen.count()).isEqualTo(7);
                        assertThat(seen.zone()).isEqualTo(PokemonEvent.Zone.DECK_BOTTOM);
                    }));
        }

        @Test
        void leaves_one_on_top_of_the_deck_alone() {
            Scene scene = table().hand(YOU, PLUME)
                    .deck(YOU, GASTLY, GASTLY, GASTLY, GASTLY, GASTLY, GASTLY, GASTLY)
                    .discard(YOU, ARCHEN);
            scene.play(CALL).play(PLAY);
            assertThat(scene.answers()).contains(new Choice.OfCard(ARCHEN));
            scene.done();
            assertThat(scene.side(YOU).pile().pile().segments().size()).isEqualTo(1);
        }

        @Test
        void needs_room_on_the_bench_and_a_deck() {
            Scene full =
                    holding(ARCHEN).bench(YOU, spot(GASTLY), spot(GASTLY), spot(GASTLY), spot(GASTLY), spot(GASTLY));
            assertThat(full.isLegal(PLAY)).isFalse();
            assertThat(holding().isLegal(PLAY)).isFalse();
            assertThat(holding(GASTLY).isLegal(PLAY)).isTrue();
        }
    }
}

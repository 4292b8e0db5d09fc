package dev.croupier.pokemon.sets.prsw;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.which.Those;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SwshBlackStarPromosTest {
    private static final Array<Card> MEWTWO = PokemonCards.named("Mewtwo V-UNION");
    private static final Array<Card> MORPEKO = PokemonCards.named("Morpeko V-UNION");
    private static final Card LAPRAS = card("SSH", "49");
    private static final Card ZACIAN = card("SSH", "138");
    private static final Card ARCEUS = card("BRS", "122");
    private static final Card GASTLY = card("PFL", "54");
    private static final Card DREEPY = card("TWM", "128");
    private static final Card FIRE = card("MEE", "2");
    private static final Card LIGHTNING = card("MEE", "4");
    private static final Card PSYCHIC = card("MEE", "5");
    private static final Card MEAN = pokemon("Mean", "TST", "1")
            .basic(90, EnergyType.FIRE)
            .attack("Daze", "", 30, after(Do.inflict(Those.defender(), SpecialCondition.CONFUSED)))
            .retreat(1)
            .build();

    private static Card[] union(Array<Card> pieces) {
        return pieces.toJavaArray(Card[]::new);
    }

    @Nested
    @ForRule("PKM-KIND-5")
    class A_v_union {
        private final PokemonAction assembling = new PokemonAction.Assemble(YOU, "Mewtwo V-UNION");

        private Scene discarded(Array<Card> pieces) {
            return scene().active(YOU, spot(GASTLY)).discard(YOU, union(pieces)).active(OPPONENT, spot(GASTLY));
        }

        @Test
        void is_assembled_of_four_pieces_of_the_discard_pile() {
            Scene scene = discarded(MEWTWO.append(DREEPY)).play(assembling);
            assertThat(scene.bench(YOU, 0).name()).isEqualTo("Mewtwo V-UNION");
            assertThat(scene.bench(YOU, 0).stack()).hasSize(4);
            assertThat(scene.bench(YOU, 0).isEvolved()).isFalse();
            assertThat(scene.discard(YOU)).containsExactly("Dreepy");
        }

        @Test
        void needs_four_different_pieces_and_room() {
            assertThat(discarded(MEWTWO.tail()).isLegal(assembling)).isFalse();
            assertThat(discarded(MEWTWO.tail().append(MEWTWO.last())).refusals(assembling))
                    .containsExactly("PKM-KIND-5");
            assertThat(discarded(MEWTWO)
                            .bench(YOU, spot(GASTLY), spot(GASTLY), spot(GASTLY), spot(GASTLY), spot(GASTLY))
                            .refusals(assembling))
                    .containsExactly("PKM-ZONE-2");
        }

        @Test
        void is_assembled_once_a_game_for_each_name() {
            Scene scene = discarded(MEWTWO.appendAll(MEWTWO).appendAll(MORPEKO)).play(assembling);
            assertThat(scene.refusals(assembling)).containsExactly("PKM-KIND-5");
            assertThat(scene.isLegal(new PokemonAction.Assemble(YOU, "Morpeko V-UNION")))
                    .isTrue();
        }

        @Test
        void is_not_played_piece_by_piece() {
            Scene scene = discarded(MEWTWO).hand(YOU, MEWTWO.head());
            assertThat(scene.isLegal(new PokemonAction.PlayBasic(YOU, MEWTWO.head())))
                    .isFalse();
            assertThat(scene.isLegal(new PokemonAction.Evolve(
                            YOU, MEWTWO.head(), scene.active(YOU).id())))
                    .isFalse();
        }

        @Test
        @ForRule("PKM-KO-2")
        void gives_three_prizes_and_leaves_with_all_its_pieces() {
            Scene scene = scene().active(YOU, spot(ARCEUS).with(FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(union(MEWTWO)).damaged(20))
                    .bench(OPPONENT, spot(GASTLY))
                    .attack("Power Edge")
                    .answer(new Choice.OfPrize(YOU, 0))
                    .answer(new Choice.OfPrize(YOU, 1))
                    .answer(new Choice.OfPrize(YOU, 2));
            assertThat(scene.side(YOU).taken()).isEqualTo(3);
            assertThat(scene.discard(OPPONENT)).hasSize(4).containsOnly("Mewtwo V-UNION");
        }
    }

    @Nested
    @OfCard({"PR-SW SWSH159", "PR-SW SWSH160", "PR-SW SWSH161", "PR-SW SWSH162"})
    class Mewtwo_V_UNION {
        private Scene mewtwo(int damaged, Card... energy) {
            return scene().active(YOU, spot(union(MEWTWO)).with(energy).damaged(damaged))
                    .discard(YOU, PSYCHIC, PSYCHIC, PSYCHIC, FIRE)
                    .hand(YOU, GASTLY)
                    .active(OPPONENT, spot(ZACIAN))
                    .bench(OPPONENT, spot(LAPRAS));
        }

        @Test
        void is_kept_from_effects_of_attacks_but_not_from_damage() {
            Scene scene = scene().active(YOU, spot(MEAN))
                    .active(OPPONENT, spot(union(MEWTWO)))
                    .hand(OPPONENT, GASTLY)
                    .attack("Daze");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
            assertThat(scene.active(OPPONENT).conditions().isNone()).isTrue();
        }

        @Test
        void is_not_kept_from_them_without_its_ability() {
            Scene scene = scene().active(YOU, spot(MEAN))
                    .stadium(card("CRE", "148"), YOU)
                    .active(OPPONENT, spot(union(MEWTWO)))
                    .hand(OPPONENT, GASTLY)
                    .attack("Daze");
            assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.CONFUSED))
                    .isTrue();
        }

        @Test
        void attaches_up_to_two_psychic_energy_of_the_discard_pile() {
            Scene scene = mewtwo(0, FIRE).attack("Union Gain");
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(PSYCHIC));
            scene.answer(PSYCHIC).answer(PSYCHIC);
            assertThat(scene.active(YOU).energy().map(Placed::card)).containsExactly(FIRE, PSYCHIC, PSYCHIC);
            assertThat(scene.discard(YOU)).containsExactly("Fire Energy", "Psychic Energy");
        }

        @Test
        void heals_200() {
            assertThat(mewtwo(25, PSYCHIC, PSYCHIC, FIRE)
                            .attack("Super Regeneration")
                            .active(YOU)
                            .counters())
                    .isEqualTo(5);
        }

        @Test
        @ForRule("PKM-R20")
        void puts_16_counters_in_any_way() {
            Scene scene = mewtwo(0, PSYCHIC, PSYCHIC, FIRE).attack("Psysplosion");
            for (int i = 0; i < 10; i++) {
                scene.answer(scene.active(OPPONENT));
            }
            for (int i = 0; i < 6; i++) {
                scene.answer(scene.bench(OPPONENT, 0));
            }
            assertThat(scene.side(OPPONENT).inPlay().map(InPlay::counters)).containsExactly(10, 6);
            assertThat(scene.state().turn().seat()).isEqualTo(OPPONENT);
        }

        @Test
        void burns() {
            Scene scene = scene().active(YOU, spot(union(MEWTWO)).with(PSYCHIC, PSYCHIC, PSYCHIC, FIRE))
                    .hand(YOU, GASTLY)
                    .active(OPPONENT, spot(union(MORPEKO)))
                    .hand(OPPONENT, GASTLY)
                    .attack("Final Burn");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(30);
        }
    }

    @Nested
    @OfCard({"PR-SW SWSH215", "PR-SW SWSH216", "PR-SW SWSH217", "PR-SW SWSH218"})
    class Morpeko_V_UNION {
        private Scene morpeko(Card... energy) {
            return scene().active(YOU, spot(union(MORPEKO)).with(energy))
                    .discard(YOU, LIGHTNING, PSYCHIC)
                    .hand(YOU, GASTLY, DREEPY)
                    .deck(YOU, Array.fill(12, () -> FIRE).toJavaArray(Card[]::new))
                    .hand(OPPONENT, GASTLY)
                    .active(OPPONENT, spot(union(MEWTWO)));
        }

        @Test
        void attaches_lightning_energy_of_the_discard_pile() {
            Scene scene = morpeko(FIRE).attack("Union Gain").answer(LIGHTNING);
            assertThat(scene.active(YOU).energy().map(Placed::card)).containsExactly(FIRE, LIGHTNING);
            assertThat(scene.state().turn().seat()).isEqualTo(OPPONENT);
        }

        @Test
        void draws_until_it_has_ten_cards() {
            Scene scene = morpeko(FIRE, FIRE).attack("All You Can Eat");
            assertThat(scene.side(YOU).hand().size()).isEqualTo(10);
            assertThat(scene.deck(YOU)).hasSize(4);
        }

        @Test
        void does_100_for_each_energy_card_that_it_discards() {
            Scene scene = morpeko(LIGHTNING, FIRE, FIRE)
                    .active(OPPONENT, spot(ZACIAN))
                    .attack("Burst Wheel");
            assertThat(scene.active(YOU).energy()).isEmpty();
            assertThat(scene.events())
                    .anyMatch(event -> event instanceof PokemonEvent.Damaged damaged && damaged.damage() == 300);
        }

        @Test
        void rolls() {
            assertThat(morpeko(LIGHTNING, FIRE, FIRE)
                            .attack("Electric Ball")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(16);
        }
    }
}

package dev.croupier.pokemon.deck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.table.Tag;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DeckAdviceTest {
    private static final Card GASTLY = Cards.basic("Gastly", "PFL 54");
    private static final Card HAUNTER = Cards.evolution("Haunter", "PFL 55", Stage.STAGE_1, "Gastly");
    private static final Card GENGAR = Cards.evolution("Gengar", "PFL 56", Stage.STAGE_2, "Haunter");

    /** 24 Pokémon: two lines in full, and a third attacker. */
    private static final Array<Card> POKEMON = Array.of(GASTLY, HAUNTER, GENGAR, Cards.TOXEL, Cards.TOXTRICITY)
            .flatMap(card -> Cards.times(4, card))
            .appendAll(Cards.times(4, Cards.basic("Budew", "PRE 4")));

    private static final Array<Card> TRAINERS = Cards.times(4, Cards.JUDGE).appendAll(Cards.times(18, Cards.SWITCH));
    private static final Array<Card> ENERGY = Cards.times(14, Cards.DARKNESS);

    private static Array<DeckAdvice> advice(Array<Card> pokemon, Array<Card> trainers, Array<Card> energy) {
        return DeckAdvice.of(pokemon.appendAll(trainers).appendAll(energy)).toArray();
    }

    private static Array<Card> without(Array<Card> cards, Card... fewer) {
        return Array.of(fewer).foldLeft(cards, Array::remove);
    }

    @Test
    void a_deck_that_follows_the_guidelines_gets_none() {
        Array<Card> pokemon = POKEMON.reject(card -> card.name().equals("Budew"));
        assertThat(advice(pokemon, TRAINERS, ENERGY)).isEmpty();
    }

    @Nested
    class Numbers {
        private final Array<Card> pokemon = POKEMON.reject(card -> card.name().equals("Budew"));

        @Test
        void of_Energy_are_12_to_15() {
            assertThat(advice(pokemon, TRAINERS, Cards.times(12, Cards.FIRE))).isEmpty();
            assertThat(advice(pokemon, TRAINERS, Cards.times(15, Cards.FIRE))).isEmpty();
            assertThat(advice(pokemon, TRAINERS, Cards.times(11, Cards.FIRE)))
                    .containsExactly(new DeckAdvice.EnergyCards(11, 12, 15));
            assertThat(advice(pokemon, TRAINERS, Cards.times(16, Cards.FIRE)))
                    .containsExactly(new DeckAdvice.EnergyCards(16, 12, 15));
        }

        @Test
        void of_types_of_Energy_are_one_or_two() {
            Array<Card> two = ENERGY.update(0, Cards.FIRE);
            assertThat(advice(pokemon, TRAINERS, two)).isEmpty();
            assertThat(advice(pokemon, TRAINERS, two.update(1, Cards.energy(EnergyType.WATER, "MEE 3"))))
                    .containsExactly(new DeckAdvice.EnergyTypes(
                            Array.of(EnergyType.FIRE, EnergyType.WATER, EnergyType.DARKNESS)));
        }

        @Test
        void of_Trainers_are_20_to_25() {
            Array<Card> items = Cards.times(20, Cards.SWITCH);
            assertThat(advice(pokemon, items.drop(1).append(Cards.JUDGE), ENERGY))
                    .isEmpty();
            assertThat(advice(pokemon, items.drop(2).append(Cards.JUDGE), ENERGY))
                    .containsExactly(new DeckAdvice.TrainerCards(19, 20, 25));
            assertThat(advice(pokemon, items.appendAll(Cards.times(6, Cards.JUDGE)), ENERGY))
                    .containsExactly(new DeckAdvice.TrainerCards(26, 20, 25));
        }

        @Test
        void of_Supporters_are_not_none() {
            assertThat(advice(pokemon, Cards.times(22, Cards.SWITCH), ENERGY))
                    .containsExactly(new DeckAdvice.NoSupporter());
        }
    }

    @Nested
    class Main_attackers {
        @Test
        void are_no_more_than_two() {
            assertThat(advice(POKEMON, TRAINERS, ENERGY))
                    .containsExactly(new DeckAdvice.MainAttackers(Array.of("Budew", "Gengar", "Toxtricity")));
        }

        @Test
        void are_those_that_attack_for_damage() {
            Card harmless = Cards.card(
                    "Budew",
                    "PRE 4",
                    new Face.Pokemon(
                            Stage.BASIC,
                            Array.empty(),
                            30,
                            GASTLY.pokemon().types(),
                            Array.empty(),
                            Array.empty(),
                            Array.empty(),
                            Array.empty(),
                            0,
                            Array.empty()));
            Array<Card> pokemon = POKEMON.map(card -> card.name().equals("Budew") ? harmless : card);
            assertThat(advice(pokemon, TRAINERS, ENERGY)).isEmpty();
        }

        @Test
        void are_at_least_one() {
            Array<Card> singles = Array.range(0, 20).map(number -> Cards.basic("Basic " + number, "A " + number));
            assertThat(advice(singles, TRAINERS, ENERGY).head()).isEqualTo(new DeckAdvice.MainAttackers(Array.empty()));
        }
    }

    @Nested
    class Evolution_lines {
        private final Array<Card> pokemon = POKEMON.reject(card -> card.name().equals("Budew"));

        @Test
        void have_four_of_each_in_the_largest_one() {
            assertThat(advice(without(pokemon, HAUNTER, Cards.TOXTRICITY), TRAINERS, ENERGY))
                    .containsExactly(new DeckAdvice.FewCopies("Haunter", 3, 4));
        }

        @Test
        void are_whole() {
            assertThat(advice(without(pokemon, HAUNTER, HAUNTER, HAUNTER, HAUNTER), TRAINERS, ENERGY))
                    .containsExactly(
                            new DeckAdvice.MainAttackers(Array.of("Gastly", "Gengar", "Toxtricity")),
                            new DeckAdvice.MissingStage("Gengar", Array.of("Haunter")));
        }

        @Test
        void may_begin_with_a_Fossil() {
            Card tirtouga = Cards.evolution("Tirtouga", "WHT 20", Stage.STAGE_1, "Antique Cover Fossil");
            Array<Card> line = pokemon.appendAll(Cards.times(2, tirtouga));
            assertThat(advice(line, TRAINERS.append(Cards.fossil("Antique Cover Fossil", "WHT 79")), ENERGY))
                    .isEmpty();
            assertThat(advice(line, TRAINERS, ENERGY))
                    .containsExactly(new DeckAdvice.MissingStage("Tirtouga", Array.of("Antique Cover Fossil")));
        }

        @Test
        void of_a_card_that_a_deck_has_once_need_no_more() {
            Card radiant = Cards.tagged(Cards.basic("Radiant Greninja", "ASR 46"), Tag.RADIANT);
            Array<Card> alone = Array.of(radiant);
            assertThat(advice(alone, TRAINERS, ENERGY)).containsExactly(new DeckAdvice.MainAttackers(Array.empty()));
        }

        @Test
        void that_run_in_a_circle_end() {
            Card one = Cards.evolution("One", "A 1", Stage.STAGE_1, "Other");
            Card other = Cards.evolution("Other", "A 2", Stage.STAGE_1, "One");
            assertThat(EvolutionLines.of(Array.of(one, other)).main()).isNotEmpty();
        }
    }

    @Test
    void advice_is_a_sentence() {
        assertThat(advice(Array.of(Cards.TOXTRICITY), Array.empty(), Array.empty())
                        .map(advice -> advice.message().english()))
                .containsExactly(
                        "0 Energy cards are few; try 12 to 15",
                        "0 Trainer cards are few; try 20 to 25",
                        "one Supporter a turn may be played, and there is none",
                        "no attacker is there three or four times; build around one or two",
                        "Toxtricity belongs to the main line; try 4 copies rather than 1",
                        "Toxtricity evolves from Toxel, which is not in the deck");
    }
}

package dev.croupier.pokemon.card;

import static dev.croupier.pokemon.card.Write.onceAGame;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.requires;
import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.card.Write.stadium;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.tool;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.POKEMON_TURN;
import static dev.croupier.pokemon.table.Attack.OncePerGame.GX;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.METAL;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Message;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Cost;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Printed;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Types;
import dev.croupier.pokemon.table.When;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class WriteTest {

    /** A condition that never holds. */
    private record Never() implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            return false;
        }

        @Override
        public Message description() {
            return Message.of(PokemonMessage.values()[0]);
        }
    }

    @Nested
    class A_Pokemon {
        private final Card card = pokemon("Foreign Cat-GX", "ZZZ", "7", "H")
                .stage2("Foreign Kitten", 250, FIRE, DARKNESS)
                .gx()
                .ability("Purr", use(POKEMON_TURN).when(new Never()).endsTurn())
                .attack("Scratch", "RDC", plus(60), requires(new Never()))
                .attack("Nine Lives-GX", "", onceAGame(GX))
                .weakness(FIGHTING, times(2))
                .weakness(PSYCHIC, plus(10))
                .resistance(METAL, Write.minus(20))
                .retreat(2)
                .build();

        @Test
        void has_its_printing_and_its_tags() {
            assertThat(card.key().toString()).isEqualTo("ZZZ 7");
            assertThat(card.mark()).isEqualTo("H");
            assertThat(card.tags().all()).containsExactly(Tag.GX);
        }

        @Test
        void has_its_stage_its_types_and_its_numbers() {
            Face.Pokemon face = card.pokemon();
            assertThat(face.stage()).isEqualTo(Stage.STAGE_2);
            assertThat(face.evolvesFrom()).containsExactly("Foreign Kitten");
            assertThat(face.hp()).isEqualTo(250);
            assertThat(face.types()).isEqualTo(Types.of(DARKNESS, FIRE));
            assertThat(face.weaknesses()).containsExactly(Affinity.times(FIGHTING, 2), Affinity.plus(PSYCHIC, 10));
            assertThat(face.resistances()).containsExactly(Affinity.minus(METAL, 20));
            assertThat(face.retreat()).isEqualTo(2);
        }

        @Test
        void has_its_attacks_in_the_order_of_the_card() {
            Attack scratch = card.pokemon().attacks().get(0);
            Attack nineLives = card.pokemon().attacks().get(1);
            assertThat(scratch.cost()).isEqualTo(Cost.of(FIRE, DARKNESS, COLORLESS));
            assertThat(scratch.printed()).hasToString("60+");
            assertThat(scratch.when()).containsExactly(new Never());
            assertThat(nineLives.cost().isFree()).isTrue();
            assertThat(nineLives.printed()).isEqualTo(Printed.blank());
            assertThat(nineLives.once()).isEqualTo(GX);
        }

        @Test
        void has_an_ability_that_is_used() {
            Activation purr = new Activation(POKEMON_TURN, Program.of(), true);
            assertThat(card.pokemon().abilities().head().use())
                    .isEqualTo(use(POKEMON_TURN).when(new Never()).endsTurn().activation())
                    .isNotEqualTo(purr);
        }
    }

    @Nested
    class A_V_UNION {

        @Test
        void is_the_same_under_four_numbers() {
            assertThat(pokemon("Foreign Cat V-UNION", "ZZZ", "1")
                            .vUnion(300, FIRE)
                            .printings("2", "3", "4")
                            .map(card -> card.key() + " " + card.pokemon().hp()))
                    .containsExactly("ZZZ 1 300", "ZZZ 2 300", "ZZZ 3 300", "ZZZ 4 300");
        }
    }

    @Nested
    class Other_cards {

        @Test
        void a_trainer_that_says_nothing_of_being_played_has_no_program() {
            Face.Trainer face =
                    (Face.Trainer) tool("Foreign Hat", "ZZZ", "8").build().face();
            assertThat(face.program()).isNull();
            assertThat(face.sort()).isEqualTo(Face.Sort.TOOL);
        }

        @Test
        void a_stadium_that_can_be_used_has_no_program_of_being_played() {
            Face.Trainer face = (Face.Trainer) stadium("Foreign Park", "ZZZ", "9")
                    .use(use(POKEMON_TURN))
                    .build()
                    .face();
            assertThat(face.program()).isNull();
            assertThat(face.use()).isEqualTo(use(POKEMON_TURN).activation());
        }

        @Test
        void a_fossil_is_no_basic_pokemon_outside_play_and_says_what_it_is_in_play() {
            Card fossil = Write.item("Foreign Fossil", "ZZZ", "10")
                    .playedAs(played -> played.basic(60, COLORLESS))
                    .build();
            assertThat(fossil.isBasicPokemon()).isFalse();
            assertThat(fossil.pokemon().hp()).isEqualTo(60);
        }

        @Test
        void a_special_energy_has_a_unit_for_each_word() {
            Face.Energy face = (Face.Energy) specialEnergy("Foreign Energy", "ZZZ", "11")
                    .aceSpec()
                    .provides(COLORLESS, FIRE)
                    .provides(Types.every())
                    .build()
                    .face();
            assertThat(face.units()).containsExactly(Types.of(COLORLESS), Types.of(FIRE), Types.every());
            assertThat(face.basic()).isFalse();
        }
    }
}

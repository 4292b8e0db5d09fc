package dev.croupier.pokemon.sets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.table.Tag;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PokemonCardsTest {
    private static final Array<Card> POKEMON = PokemonCards.all().filter(Card::isPokemon);

    @Nested
    class Of_all_cards {

        @Test
        void each_is_found_by_its_printing_and_by_its_name() {
            assertThat(PokemonCards.all()).isNotEmpty().allSatisfy(card -> {
                assertThat(PokemonCards.find(card.key())).containsExactly(card);
                assertThat(PokemonCards.named(card.name())).contains(card);
            });
        }

        @Test
        void none_is_found_by_a_printing_that_there_is_not() {
            assertThat(PokemonCards.find(new CardKey("ZZZ", "1"))).isEmpty();
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> PokemonCards.card("ZZZ", "1"))
                    .withMessageContaining("ZZZ 1");
        }

        @Test
        void each_that_has_a_class_is_among_those_of_its_set() {
            assertThat(new ClassFileImporter()
                            .withImportOption(new ImportOption.DoNotIncludeTests())
                            .importPackages("dev.croupier.pokemon.sets"))
                    .filteredOn(type -> !type.getModifiers().contains(JavaModifier.PUBLIC)
                            && !type.getSimpleName().equals("package-info"))
                    .isNotEmpty()
                    .allSatisfy(type -> assertThat(type.getFieldAccessesToSelf())
                            .as("who lists %s", type.getSimpleName())
                            .anyMatch(access -> !access.getOriginOwner().equals(type)));
        }

        @Test
        void there_is_a_basic_energy_of_every_type_but_dragon_and_colorless() {
            assertThat(PokemonCards.all().filter(Card::isBasicEnergy).map(Card::name))
                    .containsExactlyInAnyOrder(
                            "Grass Energy",
                            "Fire Energy",
                            "Water Energy",
                            "Lightning Energy",
                            "Psychic Energy",
                            "Fighting Energy",
                            "Darkness Energy",
                            "Metal Energy",
                            "Fairy Energy");
        }
    }

    @Nested
    class Of_all_pokemon {

        @Test
        void each_has_hp_in_tens_a_type_and_an_attack_or_an_ability() {
            assertThat(POKEMON).allSatisfy(card -> {
                Face.Pokemon face = card.pokemon();
                assertThat(face.hp()).isBetween(30, 400).matches(hp -> hp % 10 == 0, "in tens");
                assertThat(face.types().all()).isNotEmpty();
                assertThat(face.attacks().size() + face.abilities().size()).isPositive();
            });
        }

        @Test
        void each_names_what_it_comes_from_exactly_if_its_stage_says_so() {
            assertThat(POKEMON)
                    .allSatisfy(card -> assertThat(card.pokemon().evolvesFrom().nonEmpty())
                            .isEqualTo(card.pokemon().stage().isEvolution()
                                    || card.pokemon().stage() == Stage.RESTORED));
        }

        @Test
        void each_has_the_tags_that_its_name_says() {
            assertThat(POKEMON).allSatisfy(card -> {
                assertThat(card.tags().has(Tag.EX)).isEqualTo(card.name().endsWith(" ex"));
                assertThat(card.tags().has(Tag.EX_UPPER)).isEqualTo(card.name().endsWith("-EX"));
                assertThat(card.tags().has(Tag.GX)).isEqualTo(card.name().endsWith("-GX"));
                assertThat(card.tags().has(Tag.V)).isEqualTo(card.name().matches(".* (V|VMAX|VSTAR|V-UNION)"));
                assertThat(card.tags().has(Tag.RADIANT)).isEqualTo(card.name().startsWith("Radiant "));
                assertThat(card.tags().has(Tag.PRISM_STAR))
                        .isEqualTo(card.name().endsWith("◇"));
                assertThat(card.tags().has(Tag.MEGA))
                        .isEqualTo(card.name().matches("(Mega .* ex|M .*-EX|Primal .*-EX)"));
                assertThat(card.pokemon().stage() == Stage.V_UNION)
                        .isEqualTo(card.name().endsWith(" V-UNION"));
            });
        }
    }
}

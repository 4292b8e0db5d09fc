package dev.croupier.pokemon.preview;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.odds.Probability;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.damage.Step;
import dev.croupier.pokemon.preview.AttackPreview.Possible;
import dev.croupier.pokemon.sets.Plain;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.SpecialCondition;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AttackPreviewTest {
    private static Card card(String set, String number) {
        return PokemonCards.card(set, number);
    }

    private static AttackPreview preview(Scene scene, String attack) {
        return AttackPreview.all(scene.state(), YOU)
                .find(preview -> preview.attack().name().equals(attack))
                .get();
    }

    /** The damage to each Pokémon, as often as it is hit. */
    private static Array<Integer> damage(Possible possible) {
        return possible.hits().map(hit -> hit.calculation().damage());
    }

    @Nested
    class When_no_coin_is_flipped {
        private final Card drakloak = card("TWM", "129");

        @Test
        void there_is_one_way_for_certain() {
            AttackPreview preview = preview(
                    scene().active(YOU, spot(drakloak)).active(OPPONENT, spot(Plain.wall())), "Dragon Headbutt");

            assertThat(preview.isOpen()).isFalse();
            assertThat(preview.possible().map(Possible::probability)).containsExactly(Probability.ONE);
            assertThat(damage(preview.possible().head())).containsExactly(70);
        }

        @Test
        void each_attack_is_there_whether_it_can_be_used_or_not() {
            Scene bare = scene().active(YOU, spot(card("TWM", "128"))).active(OPPONENT, spot(Plain.wall()));

            assertThat(bare.isLegal(new PokemonAction.UseAttack(YOU, "Bite"))).isFalse();
            assertThat(AttackPreview.all(bare.state(), YOU)
                            .map(preview -> preview.attack().name()))
                    .containsExactly("Petty Grudge", "Bite");
        }

        @Test
        void the_table_is_as_it_was() {
            Scene scene = scene().active(YOU, spot(drakloak)).active(OPPONENT, spot(Plain.wall()));
            var before = scene.state();
            AttackPreview.all(before, YOU);

            assertThat(scene.game().canonicalForm(before))
                    .isEqualTo(scene.game().canonicalForm(scene.state()));
            assertThat(scene.active(OPPONENT).counters()).isZero();
        }

        @Test
        void who_attacks_with_nobody_has_no_attack() {
            Scene scene = scene().bench(YOU, spot(drakloak)).active(OPPONENT, spot(Plain.wall()));

            assertThat(AttackPreview.all(scene.state(), YOU)).isEmpty();
        }

        @Test
        void nobody_is_there_to_be_hit() {
            Scene scene = scene().active(YOU, spot(drakloak)).bench(OPPONENT, spot(Plain.wall()));

            assertThat(preview(scene, "Dragon Headbutt").possible().flatMap(Possible::hits))
                    .isEmpty();
        }
    }

    @Nested
    class When_something_changes_the_damage {
        @Test
        void the_trace_has_a_line_for_each_step() {
            Scene scene = scene().active(YOU, spot(card("PFL", "54")).with(card("TEF", "154")))
                    .active(OPPONENT, spot(card("SSP", "76")));
            AttackPreview.Hit hit =
                    preview(scene, "Petty Grudge").possible().head().hits().head();

            assertThat(hit.calculation().trace().lines().map(line -> line.before() + " " + line.after()))
                    .containsExactly("0 10", "10 60", "60 120");
            assertThat(hit.calculation().trace().lines().map(line -> line.step()))
                    .containsExactly(Step.BASE, Step.ATTACKER, Step.WEAKNESS);
            assertThat(hit.calculation().trace().lines().get(1).source()).isEqualTo("Maximum Belt");
        }

        @Test
        void the_Bench_has_no_Weakness() {
            Scene scene = scene().active(YOU, spot(card("MEW", "110")))
                    .active(OPPONENT, spot(card("SSP", "76")))
                    .bench(OPPONENT, spot(card("SSP", "76")), spot(Plain.wall()));

            assertThat(damage(preview(scene, "Spinning Fumes").possible().head()))
                    .containsExactly(100, 10, 10);
        }

        @Test
        void own_Pokemon_are_hit_too() {
            Scene scene = scene().active(YOU, spot(card("MEG", "73"))).active(OPPONENT, spot(Plain.wall()));
            Possible possible = preview(scene, "Wild Press").possible().head();

            assertThat(possible.hits().map(AttackPreview.Hit::pokemon))
                    .containsExactly(
                            scene.active(OPPONENT).id(), scene.active(YOU).id());
            assertThat(damage(possible)).containsExactly(210, 70);
        }

        @Test
        void what_is_prevented_is_none_and_says_by_what() {
            Scene scene = scene().active(YOU, spot(card("MEW", "110")))
                    .active(OPPONENT, spot(Plain.wall()))
                    .bench(OPPONENT, spot(card("DRI", "10")));
            AttackPreview.Hit kept =
                    preview(scene, "Spinning Fumes").possible().head().hits().last();

            assertThat(kept.pokemon()).isEqualTo(scene.bench(OPPONENT, 0).id());
            assertThat(kept.calculation().damage()).isZero();
            assertThat(kept.calculation().trace().lines().last().source()).isEqualTo("Flower Curtain");
        }
    }

    @Nested
    class When_coins_are_flipped {
        private static Scene against(Card attacker) {
            return scene().active(YOU, spot(attacker)).active(OPPONENT, spot(Plain.wall()));
        }

        @Test
        void each_number_of_heads_has_its_chance() {
            AttackPreview preview = preview(against(card("SUM", "27")), "Tiger Swing");

            assertThat(preview.possible().toMap(one -> damage(one).head(), Possible::probability))
                    .containsExactlyInAnyOrder(
                            io.vavr.Tuple.of(80, Probability.of(1, 4)),
                            io.vavr.Tuple.of(130, Probability.of(1, 2)),
                            io.vavr.Tuple.of(180, Probability.of(1, 4)));
        }

        @Test
        void an_attack_that_may_do_nothing_has_a_way_without_damage() {
            AttackPreview preview = preview(against(card("SSH", "117")), "Surprise Attack");

            assertThat(preview.possible().map(AttackPreviewTest::damage))
                    .containsExactlyInAnyOrder(Array.of(30), Array.empty());
            assertThat(preview.possible().map(Possible::probability)).containsOnly(Probability.of(1, 2));
        }

        @Test
        void coins_after_the_damage_make_no_difference() {
            assertThat(preview(against(card("TEF", "32")), "Fake Out").possible())
                    .hasSize(1);
        }

        @Test
        void coins_without_an_end_are_not_told() {
            assertThat(preview(against(card("MEG", "104")), "Rapid-Fire Combo").possible())
                    .isEmpty();
        }
    }

    @Nested
    class When_the_text_asks_first {
        @Test
        void it_is_told_as_if_nothing_more_were_done() {
            Scene scene = scene().active(YOU, spot(card("SFA", "38"))).active(OPPONENT, spot(Plain.wall()));
            AttackPreview preview = preview(scene, "Cruel Arrow");

            assertThat(preview.isOpen()).isTrue();
            assertThat(preview.possible()).hasSize(1);
        }
    }

    @Nested
    class When_an_attack_may_be_used_from_elsewhere {
        @Test
        void that_of_a_Benched_one_is_there_with_its_attacker() {
            Scene scene = scene().active(YOU, spot(card("MEW", "63")))
                    .bench(YOU, spot(card("MEW", "65")))
                    .active(OPPONENT, spot(Plain.wall()));
            AttackPreview preview = preview(scene, "Dimensional Hand");

            assertThat(preview.attacker()).isEqualTo(scene.bench(YOU, 0).id());
            assertThat(damage(preview.possible().head())).containsExactly(120);
        }
    }

    @Nested
    class When_a_Pokemon_is_looked_at {
        @Test
        void its_numbers_are_those_with_everything_that_changes_them() {
            Scene scene = scene().active(YOU, spot(card("PFL", "68")).with(card("TEF", "152"), Plain.DARKNESS))
                    .bench(YOU, spot(card("TWM", "128")).with(card("MEG", "166")))
                    .active(OPPONENT, spot(Plain.wall()));
            AsItStands active =
                    AsItStands.of(scene.state(), scene.active(YOU).id()).get();
            AsItStands benched =
                    AsItStands.of(scene.state(), scene.bench(YOU, 0).id()).get();

            assertThat(active.hp()).isEqualTo(240);
            assertThat(active.retreat()).isEqualTo(2);
            assertThat(active.units()).hasSize(1);
            assertThat(active.attacks().map(attack -> attack.name())).containsExactly("Gentle Slap");
            assertThat(benched.hp()).isEqualTo(70);
            assertThat(benched.retreat()).isZero();
        }

        @Test
        void who_has_left_has_none() {
            Scene scene = scene().active(YOU, spot(Plain.wall())).active(OPPONENT, spot(Plain.wall()));

            assertThat(AsItStands.of(scene.state(), dev.croupier.pokemon.table.PokemonId.of(99)))
                    .isEqualTo(Option.none());
        }

        @Test
        void Special_Conditions_change_no_number_of_damage() {
            Scene scene = scene().active(YOU, spot(card("TWM", "129")).having(SpecialCondition.POISONED))
                    .active(OPPONENT, spot(Plain.wall()));

            assertThat(damage(preview(scene, "Dragon Headbutt").possible().head()))
                    .containsExactly(70);
        }
    }
}

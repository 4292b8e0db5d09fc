package dev.croupier.pokemon.preview;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.basic;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.odds.Probability;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.damage.Step;
import dev.croupier.pokemon.preview.AttackPreview.Possible;
import dev.croupier.pokemon.sets.Plain;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.Rescue;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AttackPreviewTest {
    private static final Card GIANT =
            basic("Giant", 300, EnergyType.COLORLESS).attack("Crush", "", 400).build();

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
        /** Chosen, damage, Knock Outs. */
        private String told(AttackPreview.Chosen chosen) {
            Possible possible = chosen.possible().get();
            return chosen.answers().mkString(" ") + ": " + damage(possible).mkString(" ") + " out "
                    + possible.doomed().size();
        }

        @Test
        @ForRule("PKM-ATK-4")
        void each_target_that_may_be_chosen_has_its_damage() {
            Scene scene = scene().active(YOU, spot(card("SFA", "38")))
                    .active(OPPONENT, spot(Plain.wall()))
                    .bench(OPPONENT, spot(card("TWM", "128")), spot(card("DRI", "10")));
            AttackPreview preview = preview(scene, "Cruel Arrow");

            assertThat(preview.isOpen()).isTrue();
            assertThat(preview.choices().map(this::told))
                    .containsExactly(
                            scene.active(OPPONENT).id() + ": 100 out 0",
                            scene.bench(OPPONENT, 0).id() + ": 0 out 0",
                            scene.bench(OPPONENT, 1).id() + ": 0 out 0");
        }

        @Test
        @ForRule("PKM-ATK-4")
        void what_may_be_discarded_for_it_is_told_from_none_on() {
            Scene scene = scene().active(YOU, spot(card("TEF", "123")).with(Plain.LIGHTNING, Plain.FIGHTING))
                    .active(OPPONENT, spot(card("JTG", "8")).damaged(5));
            AttackPreview preview = preview(scene, "Bellowing Thunder");

            assertThat(preview.isOpen()).isTrue();
            assertThat(preview.choices()
                            .map(chosen -> chosen.answers().count(answer -> !(answer instanceof Choice.Done)) + ": "
                                    + damage(chosen.possible().get()).sum() + " out "
                                    + chosen.possible().get().doomed().size()))
                    .containsExactlyInAnyOrder("0: 0 out 0", "1: 70 out 1", "2: 140 out 1");
        }
    }

    @Nested
    class When_a_Pokemon_would_be_Knocked_Out {
        @Test
        @ForRule({"PKM-S21", "PKM-R49"})
        void what_keeps_it_in_play_is_told() {
            Scene whole = scene().active(YOU, spot(card("TWM", "129"))).active(OPPONENT, spot(card("SSP", "57")));
            Scene small = scene().active(YOU, spot(card("TWM", "129")))
                    .active(OPPONENT, spot(card("SSP", "57")).damaged(19));
            AttackPreview.Doomed kept = preview(
                            scene().active(YOU, spot(GIANT)).active(OPPONENT, spot(card("SSP", "57"))), "Crush")
                    .possible()
                    .get()
                    .doomed()
                    .get();

            assertThat(preview(whole, "Dragon Headbutt").possible().get().doomed())
                    .isEmpty();
            assertThat(kept.rescues()).containsExactly(new Rescue("Resolute Heart", 10, false));
            assertThat(kept.probability()).isEqualTo(Probability.ZERO);
            AttackPreview.Doomed gone =
                    preview(small, "Dragon Headbutt").possible().get().doomed().get();
            assertThat(gone.rescues()).isEmpty();
            assertThat(gone.probability()).isEqualTo(Probability.ONE);
        }

        @Test
        @ForRule("PKM-R46")
        void an_attack_without_damage_that_Knocks_Out_says_so_where_it_does() {
            Scene six = scene().active(YOU, spot(card("MEG", "86")))
                    .active(OPPONENT, spot(Plain.wall()).damaged(6));
            Scene five = scene().active(YOU, spot(card("MEG", "86")))
                    .active(OPPONENT, spot(Plain.wall()).damaged(5));

            assertThat(preview(six, "Terminal Period").possible().get().doomed().map(AttackPreview.Doomed::pokemon))
                    .containsExactly(six.active(OPPONENT).id());
            assertThat(preview(five, "Terminal Period").possible().get().doomed())
                    .isEmpty();
        }

        @Test
        @ForRule("PKM-ATK-3")
        void a_Confused_attacker_hits_with_one_half_and_may_fall_itself() {
            Scene scene = scene().active(
                            YOU, spot(card("TWM", "129")).damaged(6).having(SpecialCondition.CONFUSED))
                    .active(OPPONENT, spot(Plain.wall()));
            Array<Possible> possible = preview(scene, "Dragon Headbutt").possible();

            assertThat(possible.map(Possible::probability)).containsExactly(Probability.of(1, 2), Probability.of(1, 2));
            assertThat(damage(possible.get(0))).containsExactly(70);
            assertThat(possible.get(0).stopped()).isEqualTo(Option.none());
            assertThat(possible.get(1).hits()).isEmpty();
            assertThat(possible.get(1).stopped())
                    .isEqualTo(Option.some(new AttackPreview.Stopped(SpecialCondition.CONFUSED.toString(), 3)));
            assertThat(possible.get(1).doomed().map(AttackPreview.Doomed::pokemon))
                    .containsExactly(scene.active(YOU).id());
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

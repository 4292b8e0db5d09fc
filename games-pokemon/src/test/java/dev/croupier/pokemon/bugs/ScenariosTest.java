package dev.croupier.pokemon.bugs;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.DOUBLE;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.TestCards.supporter;
import static dev.croupier.pokemon.TestCards.tool;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.before;
import static dev.croupier.pokemon.card.Write.use;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.effect.UseAttackOf;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Defects of other engines as they were seen there: the very situation, and what is right in it. */
class ScenariosTest {
    /** It attacks without damage: this is done. */
    private static Card striker(Effect... then) {
        return basic("Striker", 120, EnergyType.WATER)
                .attack("Strike", "", after(then))
                .build();
    }

    @Nested
    class Attacks {

        @Test
        @ForRule("PKM-R15")
        void a_shield_keeps_damage_from_its_pokemon_and_the_rest_of_the_attack_goes_on() {
            Card wall = basic("Wall", 100, EnergyType.FIRE)
                    .passive(Always.preventsDamage(Likes.Simply.SELF, Likes.Simply.ANY))
                    .build();
            Card wave = basic("Wave", 60, EnergyType.WATER)
                    .attack(
                            "Roll",
                            "",
                            30,
                            base(Do.hit(Those.theirs(Where.BENCHED), 20)),
                            after(Do.inflict(Those.defender(), SpecialCondition.BURNED), Do.draw(1)))
                    .build();
            Scene scene = scene().active(YOU, spot(wave))
                    .active(OPPONENT, spot(wall))
                    .bench(OPPONENT, spot(PUP))
                    .coins(false)
                    .attack("Roll");
            assertThat(scene.active(OPPONENT).counters()).as("the Burn alone").isEqualTo(2);
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(2);
            assertThat(scene.side(YOU).hand().size()).isEqualTo(1);
        }

        @Test
        @ForRule("PKM-R22")
        void damage_that_a_text_works_out_is_lowered_too() {
            Card pack = basic("Pack", 60, EnergyType.WATER)
                    .attack("Howl", "", base(Do.damage(HowManys.times(40, HowManys.count(Those.yours(Where.IN_PLAY))))))
                    .build();
            Card fur = basic("Fur", 200, EnergyType.FIRE)
                    .passive(Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -30))
                    .build();
            Scene scene = scene().active(YOU, spot(pack))
                    .bench(YOU, spot(PUP))
                    .active(OPPONENT, spot(fur))
                    .attack("Howl");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(5);
        }

        @Test
        @ForRule("PKM-R24")
        void no_coin_is_flipped_for_an_attack_that_cannot_be_paid() {
            Scene scene = scene().active(YOU, spot(KIT).having(SpecialCondition.CONFUSED))
                    .active(OPPONENT, spot(PUP));
            assertThat(scene.refusals(new PokemonAction.UseAttack(YOU, "Spark")))
                    .containsExactly("PKM-ATK-1");
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Bite"))).isTrue();
        }

        @Test
        @ForRule({"PKM-R27", "PKM-R26"})
        void an_attack_without_damage_switches_its_pokemon() {
            Scene scene = scene().active(YOU, spot(striker(Do.switchActive())))
                    .bench(YOU, spot(PUP))
                    .active(OPPONENT, spot(PUP))
                    .attack("Strike");
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).name()).isEqualTo("Pup");
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }

        @Test
        @ForRule("PKM-S3")
        void an_ability_that_the_attack_takes_away_lowers_its_damage_and_is_not_set_off_by_it() {
            Card thorn = basic("Thorn", 200, EnergyType.FIRE)
                    .ability(
                            "Bark",
                            Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -10),
                            Always.retaliates(Likes.Simply.SELF, Do.putCounters(Those.attacker(), 3)))
                    .build();
            Card plain = basic("Plain", 200, EnergyType.FIRE)
                    .attack("Hit", "", 30)
                    .attack("Strip", "", 30, after(Do.onDefenderNextTurn(Always.silencesAbilities(Likes.Simply.SELF))))
                    .build();
            Scene set = scene().active(YOU, spot(plain))
                    .active(OPPONENT, spot(thorn))
                    .attack("Hit");
            assertThat(set.active(OPPONENT).counters()).isEqualTo(2);
            assertThat(set.active(YOU).counters()).isEqualTo(3);
            Scene stripped = scene().active(YOU, spot(plain))
                    .active(OPPONENT, spot(thorn))
                    .attack("Strip");
            assertThat(stripped.active(OPPONENT).counters()).isEqualTo(2);
            assertThat(stripped.active(YOU).counters()).isZero();
        }

        @Test
        @ForRule("PKM-R32")
        void a_copied_attack_asks_what_happened_to_the_pokemon_that_copies_it() {
            Card avenger = basic("Avenger", 200, EnergyType.FIRE)
                    .attack("Requite", "", base(Do.damage(HowManys.damageSuffered(Those.self()))))
                    .build();
            Card mimic = basic("Mimic", 200, EnergyType.PSYCHIC)
                    .attack("Ape", "", before(new UseAttackOf(Those.yours(Where.BENCHED))))
                    .build();
            Scene scene = scene().turn(2)
                    .active(YOU, spot(mimic))
                    .bench(YOU, spot(avenger))
                    .active(OPPONENT, spot(KIT))
                    .bench(OPPONENT, spot(PUP))
                    .play(new PokemonAction.UseAttack(OPPONENT, "Bite"));
            scene.attack("Ape").answer(new Choice.OfAttack(scene.bench(YOU, 0).id(), "Requite"));
            assertThat(scene.active(YOU).counters()).isEqualTo(5);
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(5);
        }
    }

    @Nested
    class Switches {
        private final Card veil = tool("Veil")
                .passive(Always.preventsEffects(Likes.Simply.SELF, Likes.theirs()))
                .build();

        @Test
        @ForRule({"PKM-S8", "PKM-R30"})
        void a_protected_pokemon_on_the_bench_is_not_switched_in_and_what_depends_on_it_does_not_happen() {
            Effect confuse =
                    Do.inflict(Those.theirs(Where.ACTIVE, Likes.among(Do.chosen())), SpecialCondition.CONFUSED);
            Scene scene = scene().active(YOU, spot(striker(Do.gust(), confuse)))
                    .active(OPPONENT, spot(PUP))
                    .bench(OPPONENT, spot(KIT).with(veil), spot(KIT))
                    .attack("Strike");
            scene.answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Pup");
            assertThat(scene.active(OPPONENT).conditions().isNone()).isTrue();
            Scene open = scene().active(YOU, spot(striker(Do.gust(), confuse)))
                    .active(OPPONENT, spot(PUP))
                    .bench(OPPONENT, spot(KIT).with(veil), spot(KIT))
                    .attack("Strike");
            open.answer(open.bench(OPPONENT, 1));
            assertThat(open.active(OPPONENT).name()).isEqualTo("Kit");
            assertThat(open.active(OPPONENT).conditions().has(SpecialCondition.CONFUSED))
                    .isTrue();
        }

        @Test
        @ForRule("PKM-S8")
        void a_protected_active_pokemon_does_not_keep_another_from_being_switched_in() {
            Scene scene = scene().active(YOU, spot(striker(Do.gust())))
                    .active(OPPONENT, spot(PUP).with(veil))
                    .bench(OPPONENT, spot(KIT))
                    .attack("Strike");
            scene.answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Kit");
        }

        @Test
        @ForRule("PKM-S8")
        void a_protected_active_pokemon_is_not_switched_out_and_a_protected_benched_one_may_come_in() {
            Card shover = basic("Shover", 60, EnergyType.FIRE)
                    .attack("Shove", "", after(Do.switchOut()))
                    .build();
            Scene out = scene().active(YOU, spot(shover))
                    .active(OPPONENT, spot(PUP).with(veil))
                    .bench(OPPONENT, spot(KIT))
                    .attack("Shove");
            out.answer(out.bench(OPPONENT, 0));
            assertThat(out.active(OPPONENT).name()).isEqualTo("Pup");
            Scene in = scene().active(YOU, spot(shover))
                    .active(OPPONENT, spot(PUP))
                    .bench(OPPONENT, spot(KIT).with(veil))
                    .attack("Shove");
            in.answer(in.bench(OPPONENT, 0));
            assertThat(in.active(OPPONENT).name()).isEqualTo("Kit");
        }

        @Test
        @ForRule({"PKM-R92"})
        void a_card_is_played_though_its_only_target_is_protected_and_does_nothing() {
            Card guard = basic("Guard", 60, EnergyType.FIRE)
                    .passive(Always.preventsOpponentsTrainers(Likes.Simply.SELF))
                    .build();
            Card boss = supporter("Boss", Do.gust());
            Scene scene = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP))
                    .bench(OPPONENT, spot(guard))
                    .hand(YOU, boss)
                    .playTrainer(boss);
            scene.answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Pup");
            assertThat(scene.discard(YOU)).containsExactly("Boss");
        }

        @Test
        @ForRule("PKM-S24")
        void a_ban_on_retreating_ends_with_a_switch() {
            Card binder = basic("Binder", 60, EnergyType.FIRE)
                    .attack("Bind", "", after(Do.onDefenderNextTurn(Always.cannotRetreat(Likes.Simply.SELF))))
                    .build();
            Card swap = item("Swap", Do.switchActive());
            Scene scene = scene().active(YOU, spot(binder))
                    .active(OPPONENT, spot(PUP))
                    .bench(OPPONENT, spot(PUP))
                    .hand(OPPONENT, swap, swap)
                    .attack("Bind");
            InPlay bound = scene.active(OPPONENT);
            assertThat(scene.refusals(new PokemonAction.Retreat(OPPONENT))).containsExactly("PKM-Q45");
            scene.play(new PokemonAction.PlayTrainer(OPPONENT, swap)).answer(scene.bench(OPPONENT, 0));
            scene.play(new PokemonAction.PlayTrainer(OPPONENT, swap)).answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(OPPONENT).id()).isEqualTo(bound.id());
            assertThat(scene.isLegal(new PokemonAction.Retreat(OPPONENT))).isTrue();
        }
    }

    @Nested
    class Knock_outs {

        @Test
        @ForRule("PKM-R46")
        void protection_from_damage_does_not_stop_an_effect_that_knocks_out() {
            Card tera = basic("Tera", 200, EnergyType.WATER).tera().build();
            Card reaper = basic("Reaper", 60, EnergyType.DARKNESS)
                    .attack("Reap", "", after(Do.choose(Those.theirs(Where.BENCHED)), Do.knockOut(Do.chosen())))
                    .build();
            Scene scene = scene().active(YOU, spot(reaper))
                    .active(OPPONENT, spot(PUP))
                    .bench(OPPONENT, spot(tera))
                    .attack("Reap");
            scene.answer(scene.bench(OPPONENT, 0));
            assertThat(scene.discard(OPPONENT)).containsExactly("Tera");
        }

        @Test
        @ForRule("PKM-R49")
        void what_happens_instead_for_an_attack_does_not_happen_in_a_checkup() {
            Card home = tool("Home")
                    .passive(Always.toHandInstead(Likes.Simply.SELF, Likes.theirs()))
                    .build();
            Scene attacked = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP).with(home).damaged(5))
                    .bench(OPPONENT, spot(PUP))
                    .attack("Bite");
            assertThat(attacked.hand(OPPONENT)).contains("Pup");
            assertThat(attacked.discard(OPPONENT)).containsExactly("Home");
            Scene poisoned = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP).with(home).damaged(9).having(SpecialCondition.POISONED))
                    .bench(OPPONENT, spot(PUP))
                    .endTurn();
            assertThat(poisoned.discard(OPPONENT)).containsExactlyInAnyOrder("Home", "Pup");
        }

        @Test
        @ForRule("PKM-R51")
        void of_equal_abilities_set_off_at_once_one_whose_pokemon_has_left_does_nothing() {
            Card clear = basic("Clear", 60, EnergyType.FIRE)
                    .ability(
                            "Sweep",
                            Always.trigger(
                                    Hook.TURN_ENDS,
                                    Likes.Simply.SELF,
                                    Do.draw(1),
                                    Do.when(
                                            Whens.exists(Those.yours(
                                                    Where.BENCHED,
                                                    Likes.named("Clear"),
                                                    Likes.otherThan(Those.self()))),
                                            Do.takeBack(Those.yours(
                                                    Where.BENCHED,
                                                    Likes.named("Clear"),
                                                    Likes.otherThan(Those.self()))))))
                    .build();
            Scene scene = scene().active(YOU, spot(PUP))
                    .bench(YOU, spot(clear), spot(clear))
                    .active(OPPONENT, spot(PUP))
                    .endTurn();
            scene.answer(scene.answers().head());
            assertThat(scene.side(YOU).bench()).hasSize(1);
            assertThat(scene.hand(YOU)).hasSize(2).contains("Clear");
        }

        @Test
        @ForRule("PKM-R55")
        void a_burned_pokemon_is_knocked_out_though_its_flip_comes_up_heads() {
            Scene scene = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(KIT).damaged(4).having(SpecialCondition.BURNED))
                    .bench(OPPONENT, spot(PUP))
                    .coins(true)
                    .endTurn();
            assertThat(scene.discard(OPPONENT)).containsExactly("Kit");
        }

        @Test
        @ForRule({"PKM-S6", "PKM-S5"})
        void who_knocks_oneself_out_by_confusion_gives_a_prize_and_the_turn_is_over() {
            Scene scene = scene().active(YOU, spot(KIT).damaged(3).having(SpecialCondition.CONFUSED))
                    .bench(YOU, spot(PUP))
                    .active(OPPONENT, spot(PUP))
                    .coins(false)
                    .attack("Bite");
            scene.answer(new Choice.OfPrize(OPPONENT, 0)).answer(scene.bench(YOU, 0));
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.side(OPPONENT).taken()).isEqualTo(1);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }

        @Test
        @ForRule("PKM-S19")
        void the_last_prize_together_with_the_own_last_pokemon_is_a_tie() {
            Card bomb = basic("Bomb", 60, EnergyType.FIRE)
                    .attack("Blast", "", 200, base(Do.hit(Those.self(), 200)))
                    .build();
            Scene scene = scene().active(YOU, spot(bomb))
                    .prizesLeft(YOU, 1)
                    .active(OPPONENT, spot(PUP))
                    .bench(OPPONENT, spot(PUP))
                    .deck(YOU, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP)
                    .deck(OPPONENT, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP, PUP)
                    .attack("Blast");
            scene.coins(true).answer(new Choice.OfPrize(OPPONENT, 0));
            assertThat(scene.state().outcome()).isNull();
            assertThat(scene.state().turn().round().number()).isEqualTo(2);
        }

        @Test
        @ForRule("PKM-S21")
        void full_hp_does_not_save_from_counters() {
            Card rock = basic("Rock", 50, EnergyType.FIRE)
                    .passive(Always.staysFromFullHp(Likes.Simply.SELF, Likes.theirs(), 10))
                    .build();
            Scene scene = scene().active(YOU, spot(striker(Do.putCounters(Those.defender(), 5))))
                    .active(OPPONENT, spot(rock))
                    .bench(OPPONENT, spot(PUP))
                    .attack("Strike");
            assertThat(scene.discard(OPPONENT)).containsExactly("Rock");
        }

        @Test
        @ForRule("PKM-R52")
        void a_moved_counter_knocks_out_in_the_own_turn_too() {
            Card shift = item(
                    "Shift",
                    new Harm.MoveCounters(Those.yours(Where.ACTIVE), Those.theirs(Where.ACTIVE), HowManys.fixed(1)));
            Scene scene = scene().active(YOU, spot(PUP).damaged(1))
                    .active(OPPONENT, spot(KIT).damaged(5))
                    .bench(OPPONENT, spot(PUP))
                    .hand(YOU, shift)
                    .playTrainer(shift);
            assertThat(scene.discard(OPPONENT)).containsExactly("Kit");
            scene.answer(new Choice.OfPrize(YOU, 0)).answer(scene.bench(OPPONENT, 0));
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        }
    }

    @Nested
    class Moved_counters {
        private final Card ease = item(
                "Ease",
                Do.moveCounters(
                        Those.yours(Where.IN_PLAY, Likes.Simply.DAMAGED),
                        1,
                        Those.yours(Where.IN_PLAY, Likes.otherThan(Do.chosen()))));

        @Test
        @ForRule("PKM-R21")
        void go_to_another_pokemon_than_the_one_they_come_from() {
            Scene scene = scene().active(YOU, spot(KIT).damaged(2))
                    .bench(YOU, spot(PUP).damaged(1), spot(PUP))
                    .active(OPPONENT, spot(PUP))
                    .hand(YOU, ease)
                    .playTrainer(ease);
            assertThat(scene.answers()).hasSize(2);
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.answers())
                    .containsExactly(
                            new Choice.OfPokemon(scene.active(YOU).id()),
                            new Choice.OfPokemon(scene.bench(YOU, 1).id()));
            scene.answer(scene.active(YOU));
            assertThat(scene.active(YOU).counters()).isEqualTo(3);
            assertThat(scene.bench(YOU, 0).counters()).isZero();
        }
    }

    @Nested
    class What_lasts {

        @Test
        @ForRule("PKM-R60")
        void a_ban_on_abilities_ends_with_evolving() {
            Card mute = basic("Mute", 60, EnergyType.PSYCHIC)
                    .attack("Hush", "", after(Do.onDefenderNextTurn(Always.silencesAbilities(Likes.Simply.SELF))))
                    .build();
            Card young = basic("Kit", 60, EnergyType.FIRE)
                    .ability("Dig", use(Activation.Limit.UNLIMITED).does(Do.draw(1)))
                    .build();
            Card grown = Write.pokemon("Grown", "TST", "Grown")
                    .stage1("Kit", 90, EnergyType.FIRE)
                    .ability("Dig", use(Activation.Limit.UNLIMITED).does(Do.draw(1)))
                    .build();
            Scene scene = scene().active(YOU, spot(mute))
                    .active(OPPONENT, spot(young))
                    .hand(OPPONENT, grown)
                    .attack("Hush");
            PokemonAction dig = new PokemonAction.UseAbility(
                    OPPONENT, scene.active(OPPONENT).id(), "Dig");
            assertThat(scene.isLegal(dig)).isFalse();
            scene.play(new PokemonAction.Evolve(
                    OPPONENT, grown, scene.active(OPPONENT).id()));
            assertThat(scene.isLegal(dig)).isTrue();
        }

        @Test
        @ForRule("PKM-R61")
        void what_an_attack_put_on_the_defender_stays_when_the_attacker_has_left() {
            Card fleeting = basic("Fleeting", 60, EnergyType.FIRE)
                    .attack(
                            "Pin",
                            "",
                            after(
                                    Do.onDefenderNextTurn(Always.cannotRetreat(Likes.Simply.SELF)),
                                    Do.switchActive(),
                                    Do.takeBack(Those.self())))
                    .build();
            Scene scene = scene().active(YOU, spot(fleeting))
                    .bench(YOU, spot(PUP))
                    .active(OPPONENT, spot(PUP))
                    .bench(OPPONENT, spot(PUP))
                    .attack("Pin");
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.hand(YOU)).contains("Fleeting");
            assertThat(scene.refusals(new PokemonAction.Retreat(OPPONENT))).containsExactly("PKM-Q45");
        }

        @Test
        @ForRule({"PKM-R62", "PKM-Q33"})
        void what_a_pokemon_gave_itself_ends_with_devolving() {
            Card grown = Write.pokemon("Grown", "TST", "Grown")
                    .stage1("Kit", 120, EnergyType.FIRE)
                    .attack("Curl", "", after(Do.shieldSelf()))
                    .build();
            Card ray = item("Ray", new Moves.Devolve(Those.theirs(Where.ACTIVE), 1, PokemonEvent.Zone.HAND));
            Card tapper = basic("Tapper", 60, EnergyType.COLORLESS)
                    .attack("Tap", "", 30)
                    .build();
            Scene scene = scene().active(YOU, spot(KIT, grown))
                    .active(OPPONENT, spot(tapper))
                    .hand(OPPONENT, ray)
                    .attack("Curl");
            scene.play(new PokemonAction.PlayTrainer(OPPONENT, ray)).play(new PokemonAction.UseAttack(OPPONENT, "Tap"));
            assertThat(scene.active(YOU).name()).isEqualTo("Kit");
            assertThat(scene.active(YOU).counters()).isEqualTo(3);
        }

        @Test
        @ForRule("PKM-R64")
        void that_an_ability_was_used_is_remembered_on_the_bench_and_for_a_name_out_of_play_too() {
            Card once = basic("Once", 60, EnergyType.FIRE)
                    .ability("Take", use(Activation.Limit.POKEMON_TURN).does(Do.draw(1)))
                    .build();
            Card one = basic("One", 60, EnergyType.FIRE)
                    .ability("Snatch", use(Activation.Limit.PLAYER_TURN).does(Do.draw(1)))
                    .build();
            Card swap = item("Swap", Do.switchActive());
            Card back = item("Back", Do.choose(Those.yours(Where.BENCHED)), Do.takeBack(Do.chosen()));
            Scene scene = scene().active(YOU, spot(once))
                    .bench(YOU, spot(one))
                    .active(OPPONENT, spot(PUP))
                    .hand(YOU, swap, swap, back);
            InPlay first = scene.active(YOU);
            scene.use(first, "Take").use(scene.bench(YOU, 0), "Snatch");
            scene.playTrainer(swap).answer(scene.bench(YOU, 0));
            assertThat(scene.refusals(new PokemonAction.UseAbility(YOU, first.id(), "Take")))
                    .containsExactly("PKM-R64");
            scene.playTrainer(swap).answer(scene.bench(YOU, 0));
            scene.playTrainer(back).answer(scene.bench(YOU, 0));
            scene.play(new PokemonAction.PlayBasic(YOU, one));
            assertThat(scene.refusals(new PokemonAction.UseAbility(
                            YOU, scene.bench(YOU, 0).id(), "Snatch")))
                    .containsExactly("PKM-R64");
        }

        @Test
        @ForRule("PKM-R64")
        void a_pokemon_that_left_play_and_came_back_may_use_its_ability_again() {
            Card once = basic("Once", 60, EnergyType.FIRE)
                    .ability("Take", use(Activation.Limit.POKEMON_TURN).does(Do.draw(1)))
                    .build();
            Card back = item("Back", Do.choose(Those.yours(Where.BENCHED)), Do.takeBack(Do.chosen()));
            Scene scene = scene().active(YOU, spot(PUP))
                    .bench(YOU, spot(once))
                    .active(OPPONENT, spot(PUP))
                    .hand(YOU, back);
            scene.use(scene.bench(YOU, 0), "Take")
                    .playTrainer(back)
                    .answer(scene.bench(YOU, 0))
                    .play(new PokemonAction.PlayBasic(YOU, once));
            assertThat(scene.isLegal(new PokemonAction.UseAbility(
                            YOU, scene.bench(YOU, 0).id(), "Take")))
                    .isTrue();
        }

        @Test
        @ForRule({"PKM-R89", "PKM-R90"})
        void of_two_abilities_that_ban_each_other_the_older_one_holds_and_attacks_go_on() {
            Card elder = basic("Elder", 200, EnergyType.FIRE)
                    .ability("Still", Always.silencesAbilities(Likes.theirs()))
                    .attack("Poke", "", 20)
                    .build();
            Card other = basic("Other", 200, EnergyType.WATER)
                    .ability("Calm", Always.silencesAbilities(Likes.theirs()))
                    .attack("Prod", "", 10, after(Do.putCounters(Those.defender(), 2)))
                    .build();
            Card digger = basic("Digger", 60, EnergyType.FIRE)
                    .ability("Dig", use(Activation.Limit.UNLIMITED).does(Do.draw(1)))
                    .build();
            Scene scene = scene().turn(4)
                    .active(YOU, spot(elder))
                    .bench(YOU, spot(digger))
                    .active(OPPONENT, spot(other))
                    .bench(OPPONENT, spot(digger));
            assertThat(scene.isLegal(new PokemonAction.UseAbility(
                            OPPONENT, scene.bench(OPPONENT, 0).id(), "Dig")))
                    .isFalse();
            scene.play(new PokemonAction.UseAttack(OPPONENT, "Prod"));
            assertThat(scene.active(YOU).counters()).isEqualTo(3);
            assertThat(scene.isLegal(new PokemonAction.UseAbility(
                            YOU, scene.bench(YOU, 0).id(), "Dig")))
                    .isTrue();
        }
    }

    @Nested
    class Boards {

        @Test
        @ForRule("PKM-S4")
        void changes_of_hp_add_up_and_those_of_one_name_count_once() {
            Passive once = Always.changes(
                    Hook.HP, Likes.yours(), Likes.Simply.ANY, Whens.always(), HowManys.fixed(40), "Hearth");
            Card hearth =
                    basic("Hearth", 60, EnergyType.FIRE).ability("Warm", once).build();
            Card belt = tool("Belt")
                    .passive(Always.changes(Hook.HP, Likes.Simply.SELF, 30))
                    .build();
            Scene scene = scene().active(
                            YOU,
                            spot(basic("Ox", 60, EnergyType.FIRE)
                                    .attack("Butt", "", 60)
                                    .build()))
                    .active(OPPONENT, spot(KIT).with(belt).damaged(6))
                    .bench(OPPONENT, spot(hearth), spot(hearth));
            assertThat(scene.attack("Butt").active(OPPONENT).counters()).isEqualTo(12);
            Scene out = scene().active(
                            YOU,
                            spot(basic("Ox", 60, EnergyType.FIRE)
                                    .attack("Butt", "", 60)
                                    .build()))
                    .active(OPPONENT, spot(KIT).with(belt).damaged(7))
                    .bench(OPPONENT, spot(hearth), spot(hearth))
                    .attack("Butt");
            assertThat(out.discard(OPPONENT)).contains("Kit");
        }

        @Test
        @ForRule("PKM-S31")
        void of_two_sizes_of_a_bench_the_second_does_not_overwrite_the_first() {
            Card small = basic("Small", 60, EnergyType.FIRE)
                    .passive(Always.benchRoom(3))
                    .build();
            Card large = basic("Large", 60, EnergyType.FIRE)
                    .passive(Always.benchRoom(8))
                    .build();
            Scene both = scene().active(YOU, spot(small))
                    .bench(YOU, spot(large), spot(PUP), spot(PUP))
                    .active(OPPONENT, spot(PUP))
                    .hand(YOU, KIT);
            assertThat(both.refusals(new PokemonAction.PlayBasic(YOU, KIT))).containsExactly("PKM-ZONE-2");
            Scene one = scene().active(YOU, spot(PUP))
                    .bench(YOU, spot(large), spot(PUP), spot(PUP), spot(PUP), spot(PUP))
                    .active(OPPONENT, spot(PUP))
                    .hand(YOU, KIT);
            assertThat(one.isLegal(new PokemonAction.PlayBasic(YOU, KIT))).isTrue();
        }

        @Test
        @ForRule("PKM-S33")
        void a_card_that_names_several_pokemon_evolves_from_each_of_them() {
            Card either = Write.pokemon("Either", "TST", "Either")
                    .stage1("Kit", 90, EnergyType.FIRE)
                    .alsoFrom("Pup")
                    .build();
            Scene scene = scene().active(YOU, spot(KIT))
                    .bench(YOU, spot(PUP), spot(BEAR_EX))
                    .active(OPPONENT, spot(PUP))
                    .hand(YOU, either);
            assertThat(scene.isLegal(new PokemonAction.Evolve(
                            YOU, either, scene.active(YOU).id())))
                    .isTrue();
            assertThat(scene.isLegal(new PokemonAction.Evolve(
                            YOU, either, scene.bench(YOU, 0).id())))
                    .isTrue();
            assertThat(scene.isLegal(new PokemonAction.Evolve(
                            YOU, either, scene.bench(YOU, 1).id())))
                    .isFalse();
        }

        @Test
        @ForRule("PKM-R94")
        void a_tool_that_the_opponent_discards_goes_to_its_owner() {
            Card band = tool("Band").build();
            Card saw = item("Saw", Do.discardAllAttached(Those.theirs(Where.IN_PLAY), Kinds.ofSort(Face.Sort.TOOL)));
            Scene scene = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP).with(band))
                    .hand(YOU, saw)
                    .playTrainer(saw);
            assertThat(scene.discard(OPPONENT)).containsExactly("Band");
            assertThat(scene.discard(YOU)).containsExactly("Saw");
        }

        @Test
        @ForRule("PKM-R94")
        void so_does_a_tool_on_a_pokemon_of_another_player() {
            Card weight = tool("Weight").build();
            Card lend = item(
                    "Lend",
                    Do.chooseFromHand(Kinds.ofSort(Face.Sort.TOOL), 1),
                    new Attachments.Attach(Do.CARDS, Those.theirs(Where.ACTIVE)));
            Scene scene = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(KIT).damaged(1))
                    .bench(OPPONENT, spot(PUP))
                    .hand(YOU, lend, weight)
                    .playTrainer(lend)
                    .answer(weight);
            assertThat(scene.active(OPPONENT).tools()).hasSize(1);
            scene.attack("Bite");
            assertThat(scene.discard(OPPONENT)).containsExactly("Kit");
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Lend", "Weight");
        }

        @Test
        @ForRule("PKM-R95")
        void a_bench_that_shrinks_with_a_pokemon_that_leaves_is_asked_without_that_one() {
            Card roomy = basic("Roomy", 60, EnergyType.FIRE)
                    .ability("Widen", Always.benchRoom(8))
                    .build();
            Card back =
                    item("Back", Do.choose(Those.yours(Where.BENCHED, Likes.named("Roomy"))), Do.takeBack(Do.chosen()));
            Scene scene = scene().active(YOU, spot(KIT))
                    .bench(YOU, spot(roomy), spot(PUP), spot(PUP), spot(PUP), spot(PUP), spot(PUP), spot(KIT))
                    .active(OPPONENT, spot(PUP))
                    .hand(YOU, back)
                    .playTrainer(back);
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.side(YOU).bench()).hasSize(6);
            assertThat(scene.answers())
                    .containsExactlyElementsOf(scene.side(YOU).bench().map(one -> new Choice.OfPokemon(one.id())));
            scene.answer(scene.bench(YOU, 5));
            assertThat(scene.side(YOU).bench()).hasSize(5);
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Back", "Kit");
        }

        @Test
        @ForRule("PKM-R74")
        void a_special_energy_is_of_no_type_in_a_discard_pile() {
            Card blaze = Write.specialEnergy("Blaze Energy", "TST", "12")
                    .provides(EnergyType.FIRE)
                    .build();
            Card scoop = item("Scoop", Do.chooseFromDiscard(Kinds.basicEnergy(EnergyType.FIRE), 1), Do.toHand(true));
            Scene none = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP))
                    .discard(YOU, blaze, DOUBLE)
                    .hand(YOU, scoop);
            assertThat(none.isLegal(new PokemonAction.PlayTrainer(YOU, scoop))).isFalse();
            Scene some = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP))
                    .discard(YOU, blaze, FIRE)
                    .hand(YOU, scoop)
                    .playTrainer(scoop);
            assertThat(some.answers()).containsExactly(new Choice.OfCard(FIRE));
        }

        @Test
        @ForRule("PKM-R85")
        void up_to_three_of_different_types_takes_one_where_there_is_one_type() {
            Card mix = item(
                    "Mix",
                    Do.search(
                            Kinds.Simply.BASIC_ENERGY,
                            HowManys.fixed(3),
                            ChooseCards.Different.BY_TYPE,
                            Do.toHand(true)));
            Scene scene = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP))
                    .deck(YOU, FIRE, FIRE, FIRE, PUP)
                    .hand(YOU, mix)
                    .playTrainer(mix)
                    .answer(FIRE);
            assertThat(scene.answers()).containsExactly(new Choice.Done());
            scene.done();
            assertThat(scene.hand(YOU)).containsExactly("Fire Energy");
        }

        @Test
        @ForRule("PKM-R82")
        void an_evolution_card_put_directly_into_play_is_an_evolution_pokemon() {
            Card hunt = item(
                    "Hunt",
                    Do.choose(Those.theirs(Where.IN_PLAY, Likes.not(Likes.basic()))),
                    Do.putCounters(Do.chosen(), 2));
            Scene scene = scene().active(YOU, spot(KIT))
                    .active(OPPONENT, spot(FOX))
                    .bench(OPPONENT, spot(PUP))
                    .hand(YOU, hunt)
                    .playTrainer(hunt);
            assertThat(scene.answers()).hasSize(1);
            scene.answer(scene.active(OPPONENT));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(2);
            assertThat(scene.active(OPPONENT).isEvolved()).isFalse();
        }
    }
}

package dev.croupier.pokemon.rulings;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.WATER;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.TestCards.stadium;
import static dev.croupier.pokemon.TestCards.tool;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.before;
import static dev.croupier.pokemon.card.Write.onceAGame;
import static dev.croupier.pokemon.card.Write.requires;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.Hit;
import dev.croupier.pokemon.effect.UseAttackOf;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class RulingsTest {

    @Test
    @ForRule({"PKM-Q3", "PKM-R60", "PKM-R61"})
    void an_effect_of_an_attack_ends_on_the_bench() {
        Card smoker = basic("Smoker", 60, EnergyType.FIRE)
                .attack(
                        "Smoke",
                        "",
                        after(Do.onDefenderNextTurn(new Passive.MayFail(Likes.Simply.SELF, Whens.always()))))
                .build();
        Card swap = item("Swap", Do.switchActive());
        Scene scene = scene().active(YOU, spot(smoker))
                .active(OPPONENT, spot(PUP))
                .bench(OPPONENT, spot(PUP))
                .hand(OPPONENT, swap, swap)
                .attack("Smoke");
        InPlay smoked = scene.active(OPPONENT);
        scene.play(new PokemonAction.PlayTrainer(OPPONENT, swap)).answer(scene.bench(OPPONENT, 0));
        scene.play(new PokemonAction.PlayTrainer(OPPONENT, swap)).answer(scene.bench(OPPONENT, 0));
        assertThat(scene.active(OPPONENT).id()).isEqualTo(smoked.id());
        scene.play(new PokemonAction.UseAttack(OPPONENT, "Lick"));
        assertThat(scene.active(YOU).counters()).isEqualTo(3);
    }

    @Test
    @ForRule({"PKM-Q6", "PKM-R2", "PKM-R5", "PKM-R1"})
    void what_stands_on_the_attacker_is_added_before_weakness_and_what_stands_on_the_defender_after() {
        Card attacker =
                basic("Wave", 60, EnergyType.WATER).attack("Splash", "", 20).build();
        Card glove = tool("Glove")
                .passive(Always.damageDealt(Likes.Simply.SELF, Likes.Simply.ANY, 20))
                .build();
        Card weak = basic("Weak", 200, EnergyType.FIRE)
                .weakness(EnergyType.WATER, times(2))
                .build();
        Card brittle = tool("Brittle")
                .passive(Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, 20))
                .build();
        assertThat(scene().active(YOU, spot(attacker).with(glove))
                        .active(OPPONENT, spot(weak))
                        .attack("Splash")
                        .active(OPPONENT)
                        .counters())
                .isEqualTo(8);
        assertThat(scene().active(YOU, spot(attacker))
                        .active(OPPONENT, spot(weak).with(brittle))
                        .attack("Splash")
                        .active(OPPONENT)
                        .counters())
                .isEqualTo(6);
    }

    @Test
    @ForRule({"PKM-Q7", "PKM-R16"})
    void an_attack_that_effects_do_not_change_ignores_reduction_and_prevention_but_not_weakness() {
        Card swift = basic("Swift", 60, EnergyType.WATER)
                .attack("Star", "", 30, before(Hit.Ignore.defenderEffects()))
                .build();
        Card shell = basic("Shell", 200, EnergyType.FIRE)
                .weakness(EnergyType.WATER, times(2))
                .passive(
                        Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -20),
                        Always.preventsDamage(Likes.Simply.SELF, Likes.Simply.ANY))
                .build();
        assertThat(scene().active(YOU, spot(swift))
                        .active(OPPONENT, spot(shell))
                        .attack("Star")
                        .active(OPPONENT)
                        .counters())
                .isEqualTo(6);
    }

    @Test
    @ForRule({"PKM-Q10", "PKM-R15", "PKM-KIND-2"})
    void a_protected_pokemon_may_be_a_target_and_takes_nothing_while_the_others_do() {
        Card tera = basic("Tera", 100, EnergyType.FIRE).ex().tera().build();
        Card quake = basic("Quake", 60, EnergyType.WATER)
                .attack("Shake", "", 10, base(Do.hit(Those.everybodys(Where.BENCHED), 10)))
                .build();
        Scene scene = scene().active(YOU, spot(quake))
                .bench(YOU, spot(tera))
                .active(OPPONENT, spot(tera))
                .bench(OPPONENT, spot(tera), spot(PUP))
                .attack("Shake");
        assertThat(scene.active(OPPONENT).counters()).isEqualTo(1);
        assertThat(scene.bench(OPPONENT, 0).counters()).isZero();
        assertThat(scene.bench(OPPONENT, 1).counters()).isEqualTo(1);
        assertThat(scene.bench(YOU, 0).counters()).isZero();
    }

    @Test
    @ForRule({"PKM-Q11", "PKM-R12"})
    void recoil_is_damage_of_an_attack_but_not_of_the_opponents() {
        Card ram = basic("Ram", 100, EnergyType.WATER)
                .attack("Butt", "", 50, base(Do.hit(Those.self(), 30)))
                .build();
        Card any = tool("Any")
                .passive(Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -20))
                .build();
        Card theirs = tool("Theirs")
                .passive(Always.damageTaken(Likes.Simply.SELF, Likes.theirs(), -20))
                .build();
        assertThat(scene().active(YOU, spot(ram).with(any))
                        .active(OPPONENT, spot(PUP))
                        .attack("Butt")
                        .active(YOU)
                        .counters())
                .isEqualTo(1);
        assertThat(scene().active(YOU, spot(ram).with(theirs))
                        .active(OPPONENT, spot(PUP))
                        .attack("Butt")
                        .active(YOU)
                        .counters())
                .isEqualTo(3);
    }

    @Test
    @ForRule({"PKM-Q15", "PKM-R31", "PKM-R34", "PKM-R32"})
    void a_copied_attack_needs_no_energy_and_its_ban_binds_its_own_name() {
        Card copier = basic("Copier", 60, EnergyType.WATER)
                .attack("Copy", "", base(new UseAttackOf(Those.defender())))
                .build();
        Card dragon = basic("Dragon", 200, EnergyType.FIRE)
                .attack(
                        "Inferno",
                        "RRR",
                        50,
                        after(
                                Do.discardAttached(Those.self(), Kinds.basicEnergy(EnergyType.FIRE), 3),
                                Do.onSelfNextTurn(Always.cannotUse(Likes.Simply.SELF, "Inferno"))))
                .build();
        Scene scene =
                scene().active(YOU, spot(copier)).active(OPPONENT, spot(dragon)).attack("Copy");
        scene.answer(new Choice.OfAttack(scene.active(OPPONENT).id(), "Inferno"));
        assertThat(scene.active(OPPONENT).counters()).isEqualTo(5);
        scene.endTurn();
        assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Copy"))).isTrue();
    }

    private static final Card COPIER = basic("Copier", 60, EnergyType.WATER)
            .attack("Copy", "", base(new UseAttackOf(Those.defender())))
            .build();

    private static Array<Choice> copying(Scene scene) {
        return scene.attack("Copy").answers();
    }

    @Test
    @ForRule({"PKM-Q15", "PKM-KIND-6", "PKM-KIND-3"})
    void an_attack_that_is_used_once_a_game_is_used_by_copying_it() {
        for (Attack.OncePerGame once : Array.of(Attack.OncePerGame.GX, Attack.OncePerGame.VSTAR)) {
            Card mighty = basic("Mighty", 200, EnergyType.FIRE)
                    .attack("Crash", "", 40, onceAGame(once))
                    .attack("Tap", "", 10)
                    .build();
            Scene scene = scene().active(YOU, spot(COPIER)).active(OPPONENT, spot(mighty));
            Choice crash = new Choice.OfAttack(scene.active(OPPONENT).id(), "Crash");
            Choice tap = new Choice.OfAttack(scene.active(OPPONENT).id(), "Tap");
            assertThat(copying(scene)).containsExactly(crash, tap);
            scene.answer(crash);
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(4);
            scene.endTurn();
            assertThat(copying(scene)).containsExactly(tap);
        }
    }

    @Test
    @ForRule("PKM-Q15")
    void what_a_copied_attack_needs_to_be_used_the_copying_pokemon_needs() {
        Card proud = basic("Proud", 200, EnergyType.FIRE)
                .attack("Boast", "", 40, requires(Whens.exists(Those.yours(Where.BENCHED))))
                .attack("Tap", "", 10)
                .build();
        Scene alone =
                scene().active(YOU, spot(COPIER)).active(OPPONENT, spot(proud)).bench(OPPONENT, spot(PUP));
        Choice tap = new Choice.OfAttack(alone.active(OPPONENT).id(), "Tap");
        assertThat(copying(alone)).containsExactly(tap);
        Scene supported =
                scene().active(YOU, spot(COPIER)).bench(YOU, spot(PUP)).active(OPPONENT, spot(proud));
        Choice boast = new Choice.OfAttack(supported.active(OPPONENT).id(), "Boast");
        assertThat(copying(supported)).hasSize(2).contains(boast);
        supported.answer(boast);
        assertThat(supported.active(OPPONENT).counters()).isEqualTo(4);
    }

    @Test
    @ForRule("PKM-Q15")
    void where_no_attack_can_be_copied_nothing_happens_and_the_turn_ends() {
        Card proud = basic("Proud", 200, EnergyType.FIRE)
                .attack("Boast", "", 40, requires(Whens.exists(Those.yours(Where.BENCHED))))
                .build();
        Scene alone = scene().active(YOU, spot(COPIER))
                .active(OPPONENT, spot(proud))
                .bench(OPPONENT, spot(PUP))
                .attack("Copy");
        assertThat(alone.active(OPPONENT).counters()).isZero();
        assertThat(alone.game().turn(alone.state()).toAct()).containsExactly(OPPONENT);
    }

    @Test
    @ForRule({"PKM-R31", "PKM-S16"})
    void a_knock_out_by_a_copied_attack_is_one_by_damage_of_an_attack() {
        Card copier = basic("Copier", 60, EnergyType.WATER)
                .attack("Copy", "", base(new UseAttackOf(Those.defender())))
                .build();
        Passive stays = new Passive.PrizeChange(
                Likes.Simply.SELF, Likes.Simply.ANY, true, Whens.always(), 1, false, null, false);
        Card prey = basic("Prey", 50, EnergyType.FIRE)
                .attack("Nip", "RR", 50)
                .passive(stays)
                .build();
        Scene scene = scene().active(YOU, spot(copier))
                .active(OPPONENT, spot(prey))
                .bench(OPPONENT, spot(PUP))
                .attack("Copy");
        scene.answer(new Choice.OfAttack(scene.active(OPPONENT).id(), "Nip"))
                .answer(new Choice.OfPrize(YOU, 0))
                .answer(new Choice.OfPrize(YOU, 1));
        assertThat(scene.side(YOU).taken()).isEqualTo(2);
    }

    @Test
    @ForRule({"PKM-Q22", "PKM-R50", "PKM-S6"})
    void a_pokemon_that_knocks_itself_out_gives_its_prizes_to_the_opponent() {
        Card martyr = basic("Martyr", 60, EnergyType.FIRE)
                .ability("End", use(Activation.Limit.UNLIMITED).does(Do.knockOutSelf()))
                .build();
        Scene scene = scene().active(YOU, spot(PUP)).bench(YOU, spot(martyr)).active(OPPONENT, spot(PUP));
        scene.use(scene.bench(YOU, 0), "End").answer(new Choice.OfPrize(OPPONENT, 0));
        assertThat(scene.side(OPPONENT).taken()).isEqualTo(1);
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
    }

    @Test
    @ForRule({"PKM-Q40", "PKM-R76"})
    void what_attaching_sets_off_happens_once_a_card_and_from_the_hand_alone() {
        Passive gift = Always.trigger(Hook.ATTACHED_FROM_HAND, Likes.Simply.SELF, Do.draw(1));
        Card rich = Write.specialEnergy("Rich", "TST", "9")
                .provides(EnergyType.COLORLESS, EnergyType.COLORLESS)
                .passive(gift)
                .build();
        Card charge = item(
                "Charge",
                Do.chooseFromDiscard(Kinds.Simply.ENERGY, 1),
                new Attachments.Attach(Do.CARDS, Those.yours(Where.ACTIVE)));
        Scene scene = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, rich, charge)
                .discard(YOU, rich);
        scene.play(new PokemonAction.AttachEnergy(YOU, rich, scene.active(YOU).id()));
        assertThat(scene.side(YOU).hand().size()).isEqualTo(2);
        scene.playTrainer(charge).answer(rich);
        assertThat(scene.active(YOU).energy()).hasSize(2);
        assertThat(scene.side(YOU).hand().size()).isEqualTo(1);
    }

    @Test
    @ForRule({"PKM-Q43", "PKM-R65"})
    void an_ability_of_evolving_is_used_at_once_or_not_at_all() {
        Card bloom = Write.pokemon("Bloom", "TST", "Bloom")
                .stage1("Kit", 90, EnergyType.FIRE)
                .ability("Gift", Always.optionalTrigger(Hook.EVOLVED_FROM_HAND, Likes.Simply.SELF, Do.draw(2)))
                .build();
        Scene scene = scene().active(YOU, spot(KIT))
                .bench(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, bloom, bloom);
        scene.play(new PokemonAction.Evolve(YOU, bloom, scene.active(YOU).id()));
        assertThat(scene.answers()).containsExactly(new Choice.Yes(), new Choice.Done());
        scene.done();
        assertThat(scene.side(YOU).hand().size()).isEqualTo(1);
        scene.play(new PokemonAction.Evolve(YOU, bloom, scene.bench(YOU, 0).id()))
                .yes();
        assertThat(scene.side(YOU).hand().size()).isEqualTo(2);
    }

    @Test
    @ForRule({"PKM-Q45", "PKM-R70"})
    void cannot_beats_can_and_no_cost_beats_more_and_less() {
        Card freeing = tool("Free")
                .passive(Always.none(Hook.RETREAT_COST, Likes.Simply.SELF, Whens.always()))
                .build();
        Card heavy = stadium("Heavy")
                .passive(Always.changes(Hook.RETREAT_COST, Likes.Simply.ANY, 2))
                .build();
        Scene scene = scene().active(YOU, spot(FOX).with(freeing))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(PUP))
                .stadium(heavy, OPPONENT);
        assertThat(scene.isLegal(new PokemonAction.Retreat(YOU))).isTrue();
        Card chain =
                stadium("Chain").passive(Always.cannotRetreat(Likes.Simply.ANY)).build();
        Scene chained = scene().active(YOU, spot(FOX).with(freeing))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(PUP))
                .stadium(chain, OPPONENT);
        assertThat(chained.refusals(new PokemonAction.Retreat(YOU))).containsExactly("PKM-Q45");
    }

    @Test
    @ForRule("PKM-R70")
    void retreat_costs_more_and_less_add_up_and_are_never_below_nothing() {
        Card ox = basic("Ox", 100, EnergyType.FIRE).retreat(2).build();
        Card less = tool("Less")
                .passive(Always.changes(Hook.RETREAT_COST, Likes.Simply.SELF, -3))
                .build();
        Card more = stadium("More")
                .passive(Always.changes(Hook.RETREAT_COST, Likes.Simply.ANY, 2))
                .build();
        Scene lighter =
                scene().active(YOU, spot(ox).with(less)).bench(YOU, spot(PUP)).active(OPPONENT, spot(PUP));
        assertThat(lighter.isLegal(new PokemonAction.Retreat(YOU))).isTrue();
        Scene both = scene().active(YOU, spot(ox).with(less))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(PUP))
                .stadium(more, OPPONENT);
        assertThat(both.isLegal(new PokemonAction.Retreat(YOU))).isFalse();
        Scene paid = scene().active(YOU, spot(ox).with(less, FIRE, WATER))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(PUP))
                .stadium(more, OPPONENT);
        paid.play(new PokemonAction.Retreat(YOU))
                .answer(new Choice.OfAttached(paid.active(YOU).id(), FIRE))
                .answer(paid.bench(YOU, 0));
        assertThat(paid.active(YOU).name()).isEqualTo("Pup");
        assertThat(paid.discard(YOU)).containsExactly("Fire Energy");
    }

    @Test
    @ForRule({"PKM-Q48", "PKM-Q35", "PKM-R69"})
    void each_player_switches_and_who_has_no_bench_does_not() {
        Card rope = item("Rope", Do.switchOut(), Do.switchActive());
        Scene scene = scene().active(YOU, spot(KIT).having(SpecialCondition.ASLEEP))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(BEAR_EX))
                .hand(YOU, rope)
                .playTrainer(rope);
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        scene.answer(scene.bench(YOU, 0));
        assertThat(scene.active(YOU).name()).isEqualTo("Pup");
        assertThat(scene.active(OPPONENT).name()).isEqualTo("Bear ex");
        assertThat(scene.isLegal(new PokemonAction.Retreat(YOU))).isTrue();
    }

    @Test
    @ForRule("PKM-Q37")
    void a_search_for_any_card_has_to_take_one() {
        Card hunt = item("Hunt", Do.search(Kinds.Simply.CARD, 1, Do.toHand(false)));
        Scene scene = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .deck(YOU, FIRE, WATER)
                .hand(YOU, hunt)
                .playTrainer(hunt);
        assertThat(scene.answers()).containsExactlyInAnyOrder(new Choice.OfCard(FIRE), new Choice.OfCard(WATER));
    }
}

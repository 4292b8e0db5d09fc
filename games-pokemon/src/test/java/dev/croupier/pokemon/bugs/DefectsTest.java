package dev.croupier.pokemon.bugs;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.TestCards.tool;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Origin;
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

class DefectsTest {

    @Test
    @ForRule("PKM-R9")
    void a_target_hit_twice_takes_the_sum() {
        Card twin = basic("Twin", 60, EnergyType.WATER)
                .attack("Double", "", 30, base(Do.hit(Those.theirs(Where.IN_PLAY), 20)))
                .build();
        assertThat(scene().active(YOU, spot(twin))
                        .active(OPPONENT, spot(PUP))
                        .attack("Double")
                        .active(OPPONENT)
                        .counters())
                .isEqualTo(5);
    }

    @Test
    @ForRule("PKM-R11")
    void each_on_the_bench_is_not_the_active_pokemon() {
        Card rain = basic("Rain", 60, EnergyType.WATER)
                .attack("Pour", "", base(Do.hit(Those.theirs(Where.BENCHED), 20)))
                .build();
        Scene scene = scene().active(YOU, spot(rain))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(PUP))
                .bench(OPPONENT, spot(PUP), spot(PUP))
                .attack("Pour");
        assertThat(scene.active(OPPONENT).counters()).isZero();
        assertThat(scene.side(OPPONENT).bench().map(InPlay::counters)).containsExactly(2, 2);
        assertThat(scene.bench(YOU, 0).counters()).isZero();
    }

    @Test
    @ForRule("PKM-R14")
    void healing_of_the_damage_done_heals_what_landed() {
        Card leech = basic("Leech", 200, EnergyType.WATER)
                .attack("Drain", "", 20, after(new Harm.Heal(Those.self(), HowManys.dealt())))
                .build();
        Card weak = basic("Weak", 200, EnergyType.FIRE)
                .weakness(EnergyType.WATER, times(2))
                .build();
        assertThat(scene().active(YOU, spot(leech).damaged(9))
                        .active(OPPONENT, spot(weak))
                        .attack("Drain")
                        .active(YOU)
                        .counters())
                .isEqualTo(5);
    }

    @Test
    @ForRule({"PKM-R20", "PKM-S10"})
    void all_counters_are_placed_above_the_hp_too_and_without_a_target_play_goes_on() {
        Card spread = basic("Spread", 60, EnergyType.WATER)
                .attack("Hail", "", after(Do.distributeCounters(3, Those.theirs(Where.BENCHED))))
                .build();
        Scene none =
                scene().active(YOU, spot(spread)).active(OPPONENT, spot(PUP)).attack("Hail");
        assertThat(none.game().turn(none.state()).toAct()).containsExactly(OPPONENT);
        Scene scene = scene().active(YOU, spot(spread))
                .active(OPPONENT, spot(PUP))
                .bench(OPPONENT, spot(KIT).damaged(5))
                .attack("Hail");
        assertThat(scene.answers()).doesNotContain(new Choice.Done());
        scene.answer(scene.bench(OPPONENT, 0)).answer(scene.bench(OPPONENT, 0)).answer(scene.bench(OPPONENT, 0));
        assertThat(scene.discard(OPPONENT)).containsExactly("Kit");
    }

    @Test
    @ForRule({"PKM-R7", "PKM-R4", "PKM-S4"})
    void reductions_add_up_after_weakness_and_those_that_do_not_stack_count_once() {
        Card attacker =
                basic("Wave", 60, EnergyType.WATER).attack("Splash", "", 60).build();
        Passive once = Always.changes(
                Hook.DAMAGE_TAKEN, Likes.Simply.SELF, Likes.Simply.ANY, Whens.always(), HowManys.fixed(-30), "Fur");
        Card weak = basic("Weak", 200, EnergyType.FIRE)
                .weakness(EnergyType.WATER, times(2))
                .passive(once, once)
                .build();
        Card shield = tool("Shield")
                .passive(Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -20))
                .build();
        assertThat(scene().active(YOU, spot(attacker))
                        .active(OPPONENT, spot(weak).with(shield))
                        .attack("Splash")
                        .active(OPPONENT)
                        .counters())
                .isEqualTo(7);
    }

    @Test
    @ForRule({"PKM-R75", "PKM-R74"})
    void an_energy_moved_to_a_pokemon_that_may_not_bear_it_is_discarded() {
        Card blaze = Write.specialEnergy("Blaze Energy", "TST", "12")
                .provides(EnergyType.FIRE, EnergyType.FIRE)
                .passive(new Passive.AttachesTo(Likes.ofType(EnergyType.FIRE)))
                .build();
        Card shift = item(
                "Shift",
                new Attachments.AllAttached(Do.ATTACHED, Those.yours(Where.ACTIVE), Kinds.Simply.ENERGY),
                Do.choose(Those.yours(Where.BENCHED)),
                new Attachments.MoveAttached(Do.ATTACHED, Do.chosen()));
        Scene scene = scene().active(YOU, spot(KIT).with(blaze, FIRE))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, shift, blaze);
        assertThat(scene.refusals(new PokemonAction.AttachEnergy(
                        YOU, blaze, scene.bench(YOU, 0).id())))
                .containsExactly("PKM-R75");
        scene.playTrainer(shift).answer(scene.bench(YOU, 0));
        assertThat(scene.bench(YOU, 0).energy()).hasSize(1);
        assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Blaze Energy", "Shift");
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
    }

    @Test
    @ForRule({"PKM-S3", "PKM-R51"})
    void what_damage_sets_off_comes_after_the_text_and_also_for_what_is_knocked_out() {
        Card thorn = basic("Thorn", 50, EnergyType.FIRE)
                .ability(
                        "Prick",
                        Always.trigger(Hook.DAMAGED_BY_ATTACK, Likes.Simply.SELF, Do.putCounters(Those.attacker(), 2)))
                .build();
        Scene scene = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(thorn))
                .bench(OPPONENT, spot(PUP))
                .attack("Bite");
        assertThat(scene.active(YOU).counters()).isEqualTo(2);
        assertThat(scene.discard(OPPONENT)).containsExactly("Thorn");
    }

    @Test
    @ForRule({"PKM-S16", "PKM-R47"})
    void a_knock_out_by_counters_after_the_damage_is_none_by_damage() {
        Card stinger = basic("Stinger", 60, EnergyType.WATER)
                .attack("Sting", "", 10, after(Do.putCounters(Those.defender(), 5)))
                .build();
        Passive more =
                new Passive.PrizeChange(Likes.theirs(), Likes.Simply.ANY, true, Whens.always(), 1, false, null, false);
        Card ring = tool("Ring").passive(more).build();
        Scene scene = scene().active(YOU, spot(stinger).with(ring))
                .active(OPPONENT, spot(KIT))
                .bench(OPPONENT, spot(PUP))
                .attack("Sting")
                .answer(new Choice.OfPrize(YOU, 0));
        assertThat(scene.side(YOU).taken()).isEqualTo(1);
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
    }

    @Test
    @ForRule({"PKM-R49", "PKM-S21"})
    void who_would_be_knocked_out_from_full_hp_by_an_attack_may_stay_with_ten() {
        Passive sturdy = new Passive.Replaces(
                Likes.Simply.SELF,
                Likes.Simply.ANY,
                true,
                true,
                false,
                Whens.always(),
                Passive.Instead.REMAINING_HP,
                10);
        Card rock = basic("Rock", 50, EnergyType.FIRE).passive(sturdy).build();
        assertThat(scene().active(YOU, spot(KIT))
                        .active(OPPONENT, spot(rock))
                        .attack("Bite")
                        .active(OPPONENT)
                        .counters())
                .isEqualTo(4);
        Scene hurt = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(rock).damaged(1))
                .bench(OPPONENT, spot(PUP))
                .attack("Bite");
        assertThat(hurt.discard(OPPONENT)).containsExactly("Rock");
    }

    @Test
    @ForRule("PKM-R56")
    void whom_a_checkup_concerns_is_settled_after_the_knock_outs_of_the_turn() {
        Scene scene = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(KIT).damaged(1).having(SpecialCondition.POISONED))
                .bench(OPPONENT, spot(PUP))
                .attack("Bite");
        scene.answer(new Choice.OfPrize(YOU, 0)).answer(scene.bench(OPPONENT, 0));
        assertThat(scene.active(OPPONENT).counters()).isZero();
    }

    @Test
    @ForRule({"PKM-S23", "PKM-R62"})
    void not_in_your_next_turn_holds_to_its_end_and_ends_with_evolving() {
        Card tired = basic("Kit", 60, EnergyType.FIRE)
                .attack("Rush", "", 10, after(Do.onSelfNextTurn(Always.cannotUse(Likes.Simply.SELF, "Rush"))))
                .build();
        Scene scene = scene().active(YOU, spot(tired))
                .active(OPPONENT, spot(PUP))
                .attack("Rush")
                .endTurn();
        assertThat(scene.refusals(new PokemonAction.UseAttack(YOU, "Rush"))).containsExactly("PKM-Q45");
        scene.endTurn().endTurn();
        assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Rush"))).isTrue();
        Card again = Write.pokemon("Again", "TST", "Again")
                .stage1("Kit", 90, EnergyType.FIRE)
                .attack("Rush", "", 10)
                .build();
        Scene evolved = scene().active(YOU, spot(tired))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, again)
                .attack("Rush")
                .endTurn();
        evolved.play(new PokemonAction.Evolve(YOU, again, evolved.active(YOU).id()));
        assertThat(evolved.isLegal(new PokemonAction.UseAttack(YOU, "Rush"))).isTrue();
    }

    @Test
    @ForRule({"PKM-R66", "PKM-R90", "PKM-R92"})
    void protection_gained_later_leaves_what_is_there_and_does_not_stop_the_own_abilities() {
        Card veil = tool("Veil")
                .passive(Always.prevents(
                        Passive.Prevented.EFFECTS, Likes.Simply.SELF, Likes.theirs(), Origin.ABILITY, Origin.ATTACK))
                .build();
        Card nurse = basic("Nurse", 60, EnergyType.FIRE)
                .ability("Hurt", use(Activation.Limit.UNLIMITED).does(Do.putCounters(Those.yours(Where.ACTIVE), 1)))
                .build();
        Scene scene = scene().active(YOU, spot(PUP).having(SpecialCondition.POISONED))
                .bench(YOU, spot(nurse))
                .hand(YOU, veil)
                .active(OPPONENT, spot(PUP));
        scene.play(new PokemonAction.AttachTool(YOU, veil, scene.active(YOU).id()))
                .use(scene.bench(YOU, 0), "Hurt");
        assertThat(scene.active(YOU).counters()).isEqualTo(1);
        assertThat(scene.active(YOU).conditions().has(SpecialCondition.POISONED))
                .isTrue();
    }

    @Test
    @ForRule({"PKM-R81", "PKM-R82"})
    void devolving_needs_a_card_beneath_and_then_hp_are_checked_and_it_does_not_evolve_again() {
        Card ray = item(
                "Ray",
                new Moves.Devolve(
                        Those.everybodys(Where.IN_PLAY), 1, dev.croupier.pokemon.table.PokemonEvent.Zone.HAND));
        Scene scene = scene().active(YOU, spot(KIT, FOX).damaged(2))
                .bench(YOU, spot(FOX))
                .active(OPPONENT, spot(KIT, FOX).damaged(7))
                .bench(OPPONENT, spot(PUP))
                .hand(YOU, ray)
                .playTrainer(ray);
        assertThat(scene.active(YOU).name()).isEqualTo("Kit");
        assertThat(scene.bench(YOU, 0).name()).isEqualTo("Fox");
        assertThat(scene.discard(OPPONENT)).containsExactly("Kit");
        assertThat(scene.hand(OPPONENT)).containsExactly("Fox");
        scene.answer(new Choice.OfPrize(YOU, 0)).answer(scene.bench(OPPONENT, 0));
        assertThat(scene.refusals(
                        new PokemonAction.Evolve(YOU, FOX, scene.active(YOU).id())))
                .containsExactly("PKM-TURN-5");
    }

    @Test
    @ForRule("PKM-S9")
    void halving_is_right_for_large_damage() {
        Card titan = basic("Titan", 300, EnergyType.WATER)
                .attack("Up", "", base(Do.damage(HowManys.halfRoundedUp(HowManys.remainingHp(Those.defender())))))
                .attack("Down", "", base(Do.damage(HowManys.halfRoundedDown(HowManys.remainingHp(Those.defender())))))
                .build();
        Card wall = basic("Wall", 650, EnergyType.FIRE).build();
        assertThat(halved(titan, wall, 0, "Up")).isEqualTo(33);
        assertThat(halved(titan, wall, 0, "Down")).isEqualTo(32);
        assertThat(halved(titan, wall, 11, "Up") - 11).isEqualTo(27);
        assertThat(halved(titan, wall, 11, "Down") - 11).isEqualTo(27);
        assertThat(halved(titan, wall, 64, "Down") - 64).isZero();
    }

    private static int halved(Card attacker, Card target, int counters, String attack) {
        return scene().active(YOU, spot(attacker))
                .active(OPPONENT, spot(target).damaged(counters))
                .attack(attack)
                .active(OPPONENT)
                .counters();
    }

    @Test
    @ForRule("PKM-S26")
    void a_ban_on_items_is_on_the_named_player() {
        Card jam = basic("Jam", 100, EnergyType.FIRE)
                .passive(Always.cannotPlay(Passive.Forbidden.PLAY_ITEM, Passive.Who.OPPONENTS))
                .build();
        Card drink = item("Drink", Do.draw(1));
        Scene scene = scene().active(YOU, spot(PUP))
                .active(OPPONENT, spot(jam))
                .hand(YOU, drink)
                .hand(OPPONENT, drink);
        assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, drink))).containsExactly("PKM-Q45");
        scene.endTurn();
        assertThat(scene.isLegal(new PokemonAction.PlayTrainer(OPPONENT, drink)))
                .isTrue();
    }

    @Test
    @ForRule({"PKM-KIND-12", "PKM-ZONE-6"})
    void a_prism_star_goes_to_the_lost_zone() {
        Card star =
                Write.item("Star", "TST", "Star").prismStar().does(Do.draw(1)).build();
        Scene scene = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, star)
                .playTrainer(star);
        assertThat(scene.lost(YOU)).containsExactly("Star");
        assertThat(scene.discard(YOU)).isEmpty();
    }

    @Test
    @ForRule("PKM-KIND-5")
    void a_v_union_is_assembled_once_from_four_pieces_in_the_discard_pile_and_leaves_together() {
        Array<Card> pieces = Write.pokemon("Union", "TST", "91")
                .vUnion(280, EnergyType.FIRE)
                .attack("Join", "", 10)
                .printings("92", "93", "94");
        Scene scene = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .discard(YOU, pieces.toJavaArray(Card[]::new));
        scene.play(new PokemonAction.Assemble(YOU, "Union"));
        assertThat(scene.bench(YOU, 0).stack()).hasSize(4);
        assertThat(scene.bench(YOU, 0).isEvolved()).isFalse();
        assertThat(scene.discard(YOU)).isEmpty();
        assertThat(scene.refusals(new PokemonAction.Assemble(YOU, "Union"))).contains("PKM-KIND-5");
        Scene three = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .discard(YOU, pieces.get(0), pieces.get(1), pieces.get(2), pieces.get(2));
        assertThat(three.isLegal(new PokemonAction.Assemble(YOU, "Union"))).isFalse();
    }

    @Test
    @ForRule({"PKM-KIND-7", "PKM-KIND-8"})
    void a_mega_evolution_of_an_ex_ends_the_turn_and_a_modern_one_does_not() {
        Card old = Write.pokemon("M Kit-EX", "TST", "70")
                .megaOf("Kit", 200, EnergyType.FIRE)
                .build();
        Scene scene = scene().active(YOU, spot(KIT)).active(OPPONENT, spot(PUP)).hand(YOU, old);
        scene.play(new PokemonAction.Evolve(YOU, old, scene.active(YOU).id()));
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        Card modern = Write.pokemon("Mega Kit ex", "TST", "71")
                .stage1("Kit", 200, EnergyType.FIRE)
                .ex()
                .mega()
                .build();
        Scene goesOn =
                scene().active(YOU, spot(KIT)).active(OPPONENT, spot(PUP)).hand(YOU, modern);
        goesOn.play(new PokemonAction.Evolve(YOU, modern, goesOn.active(YOU).id()));
        assertThat(goesOn.game().turn(goesOn.state()).toAct()).containsExactly(YOU);
    }

    @Test
    @ForRule({"PKM-KIND-3", "PKM-KIND-6"})
    void one_gx_attack_and_one_vstar_power_a_game() {
        Card star = basic("Star", 200, EnergyType.FIRE)
                .attack("Great-GX", "", 10, Write.onceAGame(dev.croupier.pokemon.table.Attack.OncePerGame.GX))
                .ability("Shine", use(Activation.Limit.VSTAR_GAME).does(Do.draw(1)))
                .build();
        Scene scene = scene().active(YOU, spot(star)).bench(YOU, spot(star)).active(OPPONENT, spot(BEAR_EX));
        scene.use(scene.active(YOU), "Shine");
        assertThat(scene.refusals(
                        new PokemonAction.UseAbility(YOU, scene.bench(YOU, 0).id(), "Shine")))
                .containsExactly("PKM-KIND-3");
        scene.attack("Great-GX").endTurn();
        assertThat(scene.refusals(new PokemonAction.UseAttack(YOU, "Great-GX"))).containsExactly("PKM-KIND-6");
    }
}

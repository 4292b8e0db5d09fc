package dev.croupier.pokemon.attack;

import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.DOUBLE;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.WATER;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.tool;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.before;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.bot.PokemonBots;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Clause;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.effect.Hit;
import dev.croupier.pokemon.effect.UseAttackOf;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.preview.AttackPreview;
import dev.croupier.pokemon.round.UsualCourse;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.SeatProfile;
import dev.croupier.pokemon.table.Seating;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Attacks of a player that attacks all opponents, who are a team of three. */
class SeveralDefendersTest {
    private static final Seat ONE = Seat.of(1);
    private static final Seat TWO = Seat.of(2);
    private static final Seat THREE = Seat.of(3);

    private static final SeatProfile ALL = SeatProfile.player().attackingAll();

    private static final Seating SEATING = new Seating(
            Array.of(0, 1, 1, 1),
            Array.of(ALL, SeatProfile.player(), SeatProfile.player(), SeatProfile.player()),
            new UsualCourse());

    private static Card attacker(Clause... parts) {
        return basic("Giant", 300, EnergyType.WATER)
                .attack("Sweep", "", 50, parts)
                .build();
    }

    /** A table where seat 1 has a Bear ex, seat 2 a Fox, which has evolved, and seat 3 a Pup, each with two Pups on the Bench. */
    private static Scene with(Card attacker) {
        return Scene.at(SEATING)
                .active(YOU, spot(attacker).with(FIRE, FIRE))
                .bench(YOU, spot(PUP))
                .active(ONE, spot(BEAR_EX))
                .bench(ONE, spot(PUP), spot(PUP))
                .active(TWO, spot(KIT, FOX))
                .bench(TWO, spot(PUP), spot(PUP))
                .active(THREE, spot(PUP))
                .bench(THREE, spot(PUP), spot(PUP));
    }

    private static Array<Integer> counters(Scene scene) {
        return Array.of(ONE, TWO, THREE).map(seat -> scene.active(seat).counters());
    }

    private static Array<SpecialCondition> conditions(Scene scene, SpecialCondition condition) {
        return Array.of(ONE, TWO, THREE)
                .filter(seat -> scene.active(seat).conditions().has(condition))
                .map(seat -> condition);
    }

    @Test
    @ForRule({"PKM-R10", "PKM-ATK-9"})
    void damage_is_worked_out_for_each_of_them() {
        Card kitten = KIT;
        Scene scene = with(attacker())
                .active(THREE, spot(kitten))
                .active(ONE, spot(BEAR_EX).with(shield()));
        scene.attack("Sweep");
        assertThat(scene.events()
                        .filter(PokemonEvent.Damaged.class::isInstance)
                        .map(event -> ((PokemonEvent.Damaged) event).damage()))
                .containsExactly(30, 50, 100);
    }

    private static Card shield() {
        return tool("Shield")
                .passive(Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -20))
                .build();
    }

    @Test
    void coins_are_flipped_once_and_conditions_are_given_to_each() {
        Scene scene = with(attacker(after(Do.onHeads(Do.inflict(Those.defender(), SpecialCondition.POISONED)))));
        scene.coins(true).attack("Sweep");
        assertThat(conditions(scene, SpecialCondition.POISONED)).hasSize(3);
    }

    @Test
    void what_an_attack_does_for_its_own_player_is_done_once() {
        Scene scene = with(attacker(after(
                Do.draw(1), Do.putCounters(Those.self(), 2), Do.inflict(Those.defender(), SpecialCondition.ASLEEP))));
        int before = scene.hand(YOU).size();
        scene.coins(true, true, true).attack("Sweep");
        assertThat(scene.hand(YOU)).hasSize(before + 1);
        assertThat(scene.active(YOU).counters()).isEqualTo(2);
    }

    @Test
    void a_base_that_depends_on_who_is_attacked_is_that_ones_alone() {
        Scene scene = with(attacker(base(
                Do.when(Whens.exists(Those.only(Those.defender(), Likes.Simply.EVOLUTION)), Do.more(30)),
                Do.flip(2),
                Do.more(HowManys.times(10, HowManys.heads())),
                Do.less(HowManys.times(10, HowManys.retreatCost(Those.defender()))))));
        scene.coins(true, false).attack("Sweep");
        assertThat(counters(scene)).containsExactly(4, 7, 6);
    }

    @Test
    void a_whole_base_of_its_own_is_that_ones_alone() {
        Card attacker = basic("Giant", 300, EnergyType.WATER)
                .attack(
                        "Sweep",
                        "",
                        base(
                                Do.when(
                                        Whens.exists(Those.only(Those.defender(), Likes.Simply.EVOLUTION)),
                                        Do.damage(HowManys.fixed(40))),
                                Hit.Ignore.weaknessAndResistance()))
                .build();
        Scene scene = with(attacker).attack("Sweep");
        assertThat(counters(scene)).containsExactly(0, 4, 0);
    }

    @Test
    void what_is_ignored_for_one_counts_for_the_others() {
        Card strict = attacker(base(
                Do.when(Whens.exists(Those.only(Those.defender(), Likes.tagged(Tag.EX))), Do.ignoreDefenderEffects())));
        Scene scene = with(strict)
                .active(ONE, spot(BEAR_EX).with(shield()))
                .active(THREE, spot(PUP).with(shield()));
        scene.attack("Sweep");
        assertThat(counters(scene)).containsExactly(5, 5, 3);
    }

    @Test
    void energy_is_discarded_from_each_as_its_attacker_chooses() {
        Scene scene = with(attacker(after(Do.discardAttached(Those.defender(), Kinds.Simply.ENERGY, 1))))
                .active(ONE, spot(BEAR_EX).with(FIRE, WATER))
                .active(TWO, spot(KIT, FOX).with(DOUBLE))
                .active(THREE, spot(PUP).with(FIRE, WATER));
        scene.attack("Sweep")
                .answer(new Choice.OfAttached(scene.active(ONE).id(), WATER))
                .answer(new Choice.OfAttached(scene.active(TWO).id(), DOUBLE))
                .answer(new Choice.OfAttached(scene.active(THREE).id(), FIRE));
        assertThat(scene.discard(ONE)).containsExactly("Water Energy");
        assertThat(scene.discard(TWO)).containsExactly("Test Double Energy");
        assertThat(scene.discard(THREE)).containsExactly("Fire Energy");
    }

    /** The Tools go before the damage, and who lost one is Paralyzed after it. */
    @Test
    void what_was_bound_for_one_is_asked_for_that_one_alone() {
        Scene scene = with(attacker(
                        before(Do.discardAllAttached(Those.defender(), Kinds.ofSort(Face.Sort.TOOL))),
                        after(Do.when(
                                Whens.did(Do.ATTACHED), Do.inflict(Those.defender(), SpecialCondition.PARALYZED)))))
                .active(TWO, spot(KIT, FOX).with(shield()));
        scene.attack("Sweep");
        assertThat(scene.discard(TWO)).containsExactly("Shield");
        assertThat(scene.active(ONE).conditions().has(SpecialCondition.PARALYZED))
                .isFalse();
        assertThat(scene.active(TWO).conditions().has(SpecialCondition.PARALYZED))
                .isTrue();
        assertThat(scene.active(THREE).conditions().has(SpecialCondition.PARALYZED))
                .isFalse();
    }

    @Test
    void what_follows_is_done_for_one_before_it_is_done_for_the_next() {
        Scene scene = with(attacker(after(Do.switchOut())));
        scene.attack("Sweep");
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(ONE);
        assertThat(scene.answers())
                .hasSize(2)
                .allMatch(choice ->
                        scene.side(ONE).bench().exists(pokemon -> choice.equals(new Choice.OfPokemon(pokemon.id()))));
        scene.answer(scene.bench(ONE, 0));
        assertThat(scene.active(ONE).name()).isEqualTo("Pup");
        scene.answer(scene.bench(TWO, 1)).answer(scene.bench(THREE, 0));
        assertThat(scene.active(TWO).name()).isEqualTo("Pup");
    }

    @Test
    void cards_of_hands_are_chosen_for_each_opponent() {
        Scene scene = with(attacker(after(Do.discardFromShownHand(1))))
                .hand(ONE, KIT)
                .hand(TWO, FIRE, WATER)
                .hand(THREE, PUP);
        scene.attack("Sweep").answer(KIT).answer(WATER).answer(PUP);
        assertThat(scene.discard(ONE)).containsExactly("Kit");
        assertThat(scene.discard(TWO)).containsExactly("Water Energy");
        assertThat(scene.discard(THREE)).containsExactly("Pup");
    }

    @Test
    void energy_that_is_moved_stays_on_the_side_of_its_player() {
        Scene scene = with(attacker(after(Do.may(Do.moveAttached(
                        Those.theirs(Where.ACTIVE), Kinds.Simply.ENERGY, Those.theirs(Where.BENCHED))))))
                .active(ONE, spot(BEAR_EX).with(FIRE))
                .active(TWO, spot(KIT, FOX))
                .active(THREE, spot(PUP).with(WATER));
        scene.attack("Sweep")
                .yes()
                .answer(new Choice.OfAttached(scene.active(ONE).id(), FIRE));
        assertThat(scene.answers()).hasSize(2);
        scene.answer(scene.bench(ONE, 1));
        assertThat(scene.bench(ONE, 1).energy()).hasSize(1);
    }

    @Test
    void a_choice_among_all_that_the_opponents_have_is_one_choice() {
        Scene scene = with(attacker(base(Do.choose(Those.theirs(Where.BENCHED)), Do.hit(Do.chosen(), 20))));
        scene.attack("Sweep");
        assertThat(scene.answers()).hasSize(6);
        scene.answer(scene.bench(TWO, 0));
        assertThat(scene.bench(TWO, 0).counters()).isEqualTo(2);
        assertThat(scene.bench(ONE, 0).counters()).isZero();
        assertThat(counters(scene)).containsExactly(5, 5, 5);
    }

    @Test
    void what_is_done_to_your_opponent_is_done_to_all_of_them() {
        Scene scene =
                with(attacker(after(new Deck.Mill(Whose.OPPONENTS, HowManys.fixed(1), PokemonEvent.Zone.DISCARD))));
        scene.attack("Sweep");
        assertThat(Array.of(ONE, TWO, THREE).map(seat -> scene.discard(seat).size()))
                .containsExactly(1, 1, 1);
    }

    @Test
    void an_attack_that_does_nothing_to_one_goes_on_for_the_others() {
        Scene scene = with(attacker(
                        before(Do.failUnless(Whens.exists(Those.only(Those.defender(), Likes.Simply.DAMAGED)))),
                        after(Do.inflict(Those.defender(), SpecialCondition.BURNED))))
                .active(TWO, spot(KIT, FOX).damaged(1))
                .active(THREE, spot(PUP).damaged(2));
        scene.coins(true, true).attack("Sweep");
        assertThat(scene.events()).noneMatch(PokemonEvent.AttackFailed.class::isInstance);
        assertThat(scene.active(ONE).counters()).isZero();
        assertThat(scene.active(TWO).counters()).isEqualTo(1 + 5 + 2);
        assertThat(scene.active(THREE).counters()).isEqualTo(2 + 5 + 2);
    }

    @Test
    @ForRule("PKM-Q14")
    void an_attack_that_does_nothing_to_anybody_fails_once() {
        Scene scene = with(attacker(
                before(Do.failUnless(Whens.exists(Those.only(Those.defender(), Likes.Simply.DAMAGED)))),
                after(Do.draw(1))));
        scene.attack("Sweep");
        assertThat(scene.events().count(PokemonEvent.AttackFailed.class::isInstance))
                .isEqualTo(1);
        assertThat(counters(scene)).containsExactly(0, 0, 0);
        assertThat(scene.hand(YOU)).isEmpty();
    }

    @Test
    @ForRule("PKM-R14")
    void healing_of_the_damage_done_counts_all_of_it() {
        Scene scene = with(attacker(after(new Harm.Heal(Those.self(), HowManys.dealt()))))
                .active(
                        YOU,
                        spot(attacker(after(new Harm.Heal(Those.self(), HowManys.dealt()))))
                                .damaged(20));
        scene.attack("Sweep");
        assertThat(scene.active(YOU).counters()).isEqualTo(20 - 15);
    }

    @Test
    @ForRule("PKM-R14")
    void counters_for_the_damage_done_to_one_count_that_ones() {
        Scene scene = with(attacker(after(
                        new Harm.PutCounters(Those.defender(), HowManys.atMost(HowManys.dealt(), HowManys.fixed(3))))))
                .active(
                        TWO,
                        spot(KIT, FOX)
                                .with(tool("Wall")
                                        .passive(Always.damageTaken(Likes.Simply.SELF, Likes.Simply.ANY, -100))
                                        .build()));
        scene.attack("Sweep");
        assertThat(counters(scene)).containsExactly(8, 0, 8);
    }

    @Test
    @ForRule("PKM-R30")
    void who_is_active_when_damage_is_dealt_is_damaged() {
        Scene scene = with(attacker(before(Do.switchOut())));
        scene.attack("Sweep")
                .answer(scene.bench(ONE, 0))
                .answer(scene.bench(TWO, 0))
                .answer(scene.bench(THREE, 0));
        assertThat(counters(scene)).containsExactly(5, 5, 5);
        assertThat(scene.side(ONE).bench().map(pokemon -> pokemon.counters())).containsExactly(0, 0);
    }

    @Test
    @ForRule({"PKM-Q15", "PKM-R31"})
    void a_copied_attack_is_used_once_and_made_on_all() {
        Card mimic = basic("Mimic", 300, EnergyType.WATER)
                .attack("Copy", "", base(new UseAttackOf(Those.theirs(Where.ACTIVE))))
                .build();
        Scene scene = with(mimic).attack("Copy");
        assertThat(scene.answers()).hasSize(3);
        scene.answer(new Choice.OfAttack(scene.active(THREE).id(), "Lick"));
        assertThat(counters(scene)).containsExactly(3, 3, 3);
        assertThat(scene.events().count(PokemonEvent.Damaged.class::isInstance)).isEqualTo(3);
    }

    @Test
    void one_that_has_one_opponent_attacks_as_ever() {
        Seating two = new Seating(Array.of(0, 1), Array.of(ALL, SeatProfile.player()), new UsualCourse());
        Scene scene = Scene.at(two)
                .active(YOU, spot(attacker(before(Do.may(Do.inflict(Those.defender(), SpecialCondition.CONFUSED))))))
                .active(ONE, spot(BEAR_EX));
        scene.attack("Sweep");
        assertThat(scene.state().agenda().slots().get(Bound.DEFENDER))
                .isEqualTo(scene.active(ONE).id());
        assertThat(scene.state().agenda().slots().binds(Bound.DEFENDERS)).isFalse();
        scene.yes();
        assertThat(counters(scene, ONE)).isEqualTo(5);
    }

    private static int counters(Scene scene, Seat seat) {
        return scene.active(seat).counters();
    }

    @Test
    void one_that_attacks_one_of_several_attacks_the_first() {
        Scene scene = Scene.at(Seating.players(Array.of(0, 1, 1), new UsualCourse()))
                .active(YOU, spot(attacker()))
                .active(ONE, spot(BEAR_EX))
                .active(TWO, spot(BEAR_EX));
        scene.attack("Sweep");
        assertThat(counters(scene, ONE)).isEqualTo(5);
        assertThat(counters(scene, TWO)).isZero();
    }

    @Test
    void what_is_previewed_is_what_happens() {
        Scene scene = with(attacker(base(
                Do.when(Whens.exists(Those.only(Those.defender(), Likes.Simply.EVOLUTION)), Do.more(30)),
                Do.hit(Those.theirs(Where.BENCHED), 10))));
        AttackPreview.Possible only =
                AttackPreview.all(scene.state(), YOU).head().possible().head();
        Array<Integer> previewed = only.hits().map(hit -> hit.calculation().damage());
        scene.attack("Sweep");
        assertThat(scene.events()
                        .filter(PokemonEvent.Damaged.class::isInstance)
                        .map(event -> ((PokemonEvent.Damaged) event).damage()))
                .containsExactlyElementsOf(previewed)
                .containsExactly(50, 80, 50, 10, 10, 10, 10, 10, 10);
    }

    /** The preview ends where something is asked of one of them, and counts what was done for those before. */
    @Test
    void a_preview_is_open_where_something_is_asked_for_one() {
        Scene scene = with(attacker(base(
                Do.when(Whens.exists(Those.only(Those.defender(), Likes.tagged(Tag.EX))), Do.more(30)),
                Do.when(Whens.exists(Those.only(Those.defender(), Likes.Simply.EVOLUTION)), Do.may(Do.more(10))))));
        AttackPreview preview = AttackPreview.all(scene.state(), YOU).head();
        assertThat(preview.isOpen()).isTrue();
        assertThat(preview.possible().head().hits().map(hit -> hit.calculation().damage()))
                .containsExactly(80, 50, 50);
    }

    /** Three Prizes by one attack are more than two by another, and one by another. */
    @Test
    void a_bot_sees_that_all_are_hit() {
        Card giant = basic("Giant", 300, EnergyType.COLORLESS)
                .attack("Poke", "", base(Do.choose(Those.theirs(Where.BENCHED)), Do.hit(Do.chosen(), 200)))
                .attack("Sweep", "", 60)
                .build();
        Scene scene = with(giant)
                .active(ONE, spot(KIT))
                .bench(ONE, spot(BEAR_EX), spot(PUP))
                .active(TWO, spot(KIT))
                .active(THREE, spot(KIT));
        PokemonAction chosen = PokemonBots.heuristic()
                .choose(
                        scene.game().view(scene.state(), YOU),
                        scene.game().legalActions(scene.state(), YOU),
                        Randomness.seeded(1).open());
        assertThat(chosen).isEqualTo(new PokemonAction.UseAttack(YOU, "Sweep"));
    }
}

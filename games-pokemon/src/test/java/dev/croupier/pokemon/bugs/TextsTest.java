package dev.croupier.pokemon.bugs;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.WATER;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.TestCards.tool;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.HitOneByOne;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Like;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class TextsTest {

    @Test
    @ForRule({"PKM-R44", "PKM-R77"})
    void what_is_counted_is_what_is_there_and_one_prize_left_is_one_left() {
        Card last = item("Last", Do.draw(1));
        Card when = Write.item("When", "TST", "When")
                .when(Whens.exactly(HowManys.prizesLeft(Whose.OPPONENTS), 1))
                .does(Do.draw(1))
                .build();
        Scene one = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .prizesLeft(OPPONENT, 1)
                .hand(YOU, when, last);
        assertThat(one.isLegal(new PokemonAction.PlayTrainer(YOU, when))).isTrue();
        Scene taken = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .prizesLeft(OPPONENT, 5)
                .hand(YOU, when);
        assertThat(taken.isLegal(new PokemonAction.PlayTrainer(YOU, when))).isFalse();
        Card pack = basic("Pack", 60, EnergyType.WATER)
                .attack("Howl", "", base(Do.damage(HowManys.times(10, HowManys.count(Those.yours(Where.IN_PLAY))))))
                .build();
        Scene four = scene().active(YOU, spot(pack))
                .bench(YOU, spot(PUP), spot(PUP), spot(PUP))
                .active(OPPONENT, spot(PUP))
                .attack("Howl");
        assertThat(four.active(OPPONENT).counters()).isEqualTo(4);
    }

    @Test
    @ForRule("PKM-R79")
    void an_effect_evolves_a_pokemon_in_the_turn_that_it_came_in() {
        Card grow = item(
                "Grow",
                Do.choose(Those.yours(Where.ACTIVE)),
                Do.search(Kinds.named("Fox"), 1, new Moves.EvolveWith(Do.CARDS, Do.chosen())));
        Scene scene = scene().active(YOU, spot(KIT).isNew())
                .active(OPPONENT, spot(PUP))
                .deck(YOU, FOX, FIRE)
                .hand(YOU, grow)
                .playTrainer(grow);
        scene.answer(scene.active(YOU)).answer(FOX);
        assertThat(scene.active(YOU).name()).isEqualTo("Fox");
    }

    @Test
    @ForRule({"PKM-R85", "PKM-R84"})
    void as_many_as_there_are_are_chosen_where_there_are_fewer() {
        Card medic = item("Medic", Do.choose(Those.yours(Where.BENCHED), 3), Do.heal(Do.chosen(), 10));
        Scene scene = scene().active(YOU, spot(KIT))
                .bench(YOU, spot(PUP).damaged(1), spot(PUP).damaged(1))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, medic)
                .playTrainer(medic);
        scene.answer(scene.bench(YOU, 0)).answer(scene.bench(YOU, 1));
        assertThat(scene.side(YOU).bench().map(InPlay::counters)).containsExactly(0, 0);
    }

    @Test
    @ForRule("PKM-R86")
    void a_cost_is_paid_in_full_or_the_card_is_not_played() {
        Card trade = Write.item("Trade", "TST", "Trade")
                .costs(Do.discardFromHand(Kinds.Simply.CARD, 2))
                .does(Do.draw(3))
                .build();
        Scene poor = scene().active(YOU, spot(KIT)).active(OPPONENT, spot(PUP)).hand(YOU, trade, FIRE);
        assertThat(poor.isLegal(new PokemonAction.PlayTrainer(YOU, trade))).isFalse();
        Scene rich = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, trade, FIRE, WATER)
                .playTrainer(trade);
        rich.answer(rich.answers().head());
        rich.answer(rich.answers().head());
        assertThat(rich.discard(YOU)).containsExactlyInAnyOrder("Trade", "Fire Energy", "Water Energy");
        assertThat(rich.side(YOU).hand().size()).isEqualTo(3);
    }

    @Test
    @ForRule("PKM-R86")
    void a_cost_is_not_paid_for_nothing_and_a_discard_that_is_no_cost_is_enough() {
        Card trade = Write.item("Trade", "TST", "Trade")
                .costs(Do.discardFromHand(Kinds.Simply.CARD, 1))
                .does(Do.draw(3))
                .build();
        Card sort = item("Sort", Do.discardFromHand(Kinds.Simply.CARD, 1), Do.draw(3));
        Scene scene = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, trade, sort, FIRE)
                .deck(YOU, new Card[0]);
        assertThat(scene.isLegal(new PokemonAction.PlayTrainer(YOU, trade))).isFalse();
        scene.playTrainer(sort).answer(FIRE);
        assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Sort", "Fire Energy");
    }

    @Test
    @ForRule("PKM-R87")
    void a_deck_is_shuffled_after_a_look_and_not_without_one() {
        Card maybe = item("Maybe", Do.onHeads(Do.searchToHand(Kinds.Simply.BASIC_POKEMON, 1)));
        Scene tails = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, maybe)
                .coins(false)
                .playTrainer(maybe);
        assertThat(tails.events()).noneMatch(PokemonEvent.Shuffled.class::isInstance);
        Scene heads = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, maybe)
                .coins(true)
                .playTrainer(maybe)
                .done();
        assertThat(heads.events()).anyMatch(PokemonEvent.Shuffled.class::isInstance);
    }

    @Test
    @ForRule("PKM-R99")
    void what_is_set_off_at_one_moment_is_ordered_by_a_player() {
        Card bell = basic("Bell", 60, EnergyType.FIRE)
                .ability("Ring", Always.trigger(Hook.TURN_ENDS, Likes.Simply.SELF, Do.draw(1)))
                .ability("Chime", Always.trigger(Hook.TURN_ENDS, Likes.Simply.SELF, Do.draw(1)))
                .build();
        Scene scene =
                scene().active(YOU, spot(bell)).active(OPPONENT, spot(PUP)).endTurn();
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        assertThat(scene.answers()).containsExactly(new Choice.OfOption(0, "Ring"), new Choice.OfOption(1, "Chime"));
        scene.answer(new Choice.OfOption(1, "Chime"));
        assertThat(scene.side(YOU).hand().size()).isEqualTo(2);
    }

    @Test
    @ForRule({"PKM-S43", "PKM-Q30"})
    void a_pokemon_has_several_conditions_at_once() {
        Scene scene = scene().active(YOU, spot(KIT))
                .active(
                        OPPONENT,
                        spot(PUP)
                                .having(SpecialCondition.POISONED)
                                .having(SpecialCondition.BURNED)
                                .having(SpecialCondition.PARALYZED));
        for (SpecialCondition condition :
                Array.of(SpecialCondition.POISONED, SpecialCondition.BURNED, SpecialCondition.PARALYZED)) {
            assertThat(scene.active(OPPONENT).conditions().has(condition)).isTrue();
        }
    }

    @Test
    @ForRule("PKM-S25")
    void that_a_pokemon_was_healed_moved_or_evolved_is_a_fact_that_survives_a_switch_and_ends_with_the_turn() {
        Card balm = item("Balm", Do.heal(Those.yours(Where.ACTIVE), 10));
        Card swap = item("Swap", Do.switchActive());
        for (Like like : Array.of(
                Likes.Simply.HEALED_THIS_TURN,
                Likes.Simply.EVOLVED_THIS_TURN,
                Likes.Simply.MOVED_TO_ACTIVE_THIS_TURN)) {
            Card praise = Write.item("Praise", "TST", "Praise")
                    .when(Whens.exists(Those.yours(Where.BENCHED, like)))
                    .does(Do.draw(1))
                    .build();
            Scene scene = scene().active(YOU, spot(PUP))
                    .bench(YOU, spot(KIT).damaged(1))
                    .active(OPPONENT, spot(PUP))
                    .hand(YOU, balm, swap, swap, FOX, praise);
            PokemonAction play = new PokemonAction.PlayTrainer(YOU, praise);
            scene.playTrainer(swap).answer(scene.bench(YOU, 0)).playTrainer(balm);
            scene.play(new PokemonAction.Evolve(YOU, FOX, scene.active(YOU).id()));
            assertThat(scene.isLegal(play))
                    .as("%s of a Pup that did nothing", like)
                    .isFalse();
            scene.playTrainer(swap).answer(scene.bench(YOU, 0));
            assertThat(scene.isLegal(play)).as("%s", like).isTrue();
            scene.endTurn().endTurn();
            assertThat(scene.isLegal(play)).as("%s a turn later", like).isFalse();
        }
    }

    @Test
    @ForRule("PKM-R29")
    void whether_an_attack_knocks_out_is_asked_of_the_pokemon_before_it_leaves() {
        Card ram = basic("Ram", 100, EnergyType.FIRE)
                .attack(
                        "Charge",
                        "",
                        50,
                        after(Do.when(
                                Whens.atMost(HowManys.remainingHp(Those.defender()), 0),
                                Do.putCounters(Those.self(), 5))))
                .build();
        Scene out = scene().active(YOU, spot(ram))
                .active(OPPONENT, spot(PUP).damaged(5))
                .bench(OPPONENT, spot(PUP))
                .attack("Charge");
        assertThat(out.active(YOU).counters()).isEqualTo(5);
        assertThat(out.discard(OPPONENT)).containsExactly("Pup");
        Scene alive = scene().active(YOU, spot(ram))
                .active(OPPONENT, spot(PUP).damaged(4))
                .attack("Charge");
        assertThat(alive.active(YOU).counters()).isZero();
    }

    @Test
    @ForRule("PKM-R67")
    void a_card_that_discards_itself_at_the_end_of_the_turn_does_so_only_where_it_was() {
        Card wall = tool("Wall").passive(Always.discardedAtEndOfTurn("Wall")).build();
        Card sweep = item(
                "Sweep",
                Do.chooseAttachedUpTo(Those.yours(Where.IN_PLAY), Kinds.named("Wall"), 1),
                new Attachments.Detach(Do.ATTACHED, PokemonEvent.Zone.DECK_BOTTOM));
        Scene there = scene().active(YOU, spot(KIT).with(wall))
                .active(OPPONENT, spot(PUP))
                .endTurn();
        assertThat(there.discard(YOU)).containsExactly("Wall");
        Scene left = scene().active(YOU, spot(KIT).with(wall))
                .active(OPPONENT, spot(PUP))
                .hand(YOU, sweep)
                .playTrainer(sweep);
        left.answer(left.answers().head()).endTurn();
        assertThat(left.discard(YOU)).containsExactly("Sweep");
        assertThat(left.deck(YOU)).contains("Wall");
    }

    @Test
    @ForRule("PKM-R67")
    void so_it_is_when_it_leaves_while_its_own_discard_is_waiting() {
        Card wall = tool("Wall").passive(Always.discardedAtEndOfTurn("Wall")).build();
        Card tidy = basic("Tidy", 100, EnergyType.WATER)
                .ability(
                        "Clean",
                        Always.trigger(
                                Hook.TURN_ENDS,
                                Likes.Simply.SELF,
                                new Attachments.AllAttached(
                                        Do.ATTACHED, Those.yours(Where.IN_PLAY), Kinds.named("Wall")),
                                new Attachments.Detach(Do.ATTACHED, PokemonEvent.Zone.DECK_BOTTOM)))
                .build();
        Scene scene = scene().active(YOU, spot(KIT).with(wall))
                .bench(YOU, spot(tidy))
                .active(OPPONENT, spot(PUP))
                .endTurn();
        scene.answer(scene.answers()
                .find(choice -> choice instanceof Choice.OfOption option
                        && !option.text().equals("Wall"))
                .get());
        assertThat(scene.discard(YOU)).isEmpty();
        assertThat(scene.deck(YOU)).contains("Wall");
    }

    @Test
    @ForRule("PKM-S13")
    void the_attacker_says_which_targets_an_attack_hits_and_how_often() {
        Card volley = basic("Volley", 100, EnergyType.WATER)
                .attack("Rain", "", base(new HitOneByOne(HowManys.fixed(3), Those.theirs(Where.IN_PLAY), 10)))
                .build();
        Scene scene = scene().active(YOU, spot(volley))
                .active(OPPONENT, spot(PUP))
                .bench(OPPONENT, spot(PUP), spot(PUP))
                .attack("Rain");
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        assertThat(scene.answers()).hasSize(3);
        scene.answer(scene.bench(OPPONENT, 0)).answer(scene.bench(OPPONENT, 1)).answer(scene.bench(OPPONENT, 1));
        assertThat(scene.active(OPPONENT).counters()).isZero();
        assertThat(scene.side(OPPONENT).bench().map(InPlay::counters)).containsExactly(1, 2);
    }

    @Test
    @ForRule("PKM-T52")
    void four_copies_in_the_discard_pile_prove_nothing_about_a_deck_without_a_limit_of_copies() {
        Card seek = item("Seek", Do.searchToHand(Kinds.named("Pup"), 1));
        Scene fifth = scene().rules(PokemonRules.sealed())
                .active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .discard(YOU, PUP, PUP, PUP, PUP)
                .deck(YOU, PUP, FIRE)
                .hand(YOU, seek)
                .playTrainer(seek)
                .answer(PUP);
        assertThat(fifth.hand(YOU)).containsExactly("Pup");
        Scene none = scene().rules(PokemonRules.sealed())
                .active(YOU, spot(KIT))
                .active(OPPONENT, spot(PUP))
                .discard(YOU, PUP, PUP, PUP, PUP)
                .deck(YOU, FIRE, FIRE)
                .hand(YOU, seek);
        assertThat(none.isLegal(new PokemonAction.PlayTrainer(YOU, seek))).isTrue();
    }
}

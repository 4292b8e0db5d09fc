package dev.croupier.heretoslay;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.challenge.ChallengeWindow;
import dev.croupier.heretoslay.monster.Attack;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.roll.ModifierWindow;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.Declinable;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Rolls;
import dev.croupier.heretoslay.turn.Refresh;
import dev.croupier.heretoslay.turn.TakeTurn;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.util.ArrayList;
import java.util.List;

/**
 * The legal actions, made directly where it matters.
 *
 * <p><b>Principle.</b> What is legal is defined by the rules: the candidates of each rule without violations. Here the same lists are made
 * without asking for the three decisions that nearly every decision of a game is: a window of Modifiers, a window for a Challenge, and the
 * turn. A player without a Modifier or Challenge has one list, made once.
 *
 * <p><b>Why.</b> At a table of six, a single roll asks six players, and each Modifier asks them all again; the rules would build and judge
 * every candidate, evidence for refusals included. The law kit compares both lists at every state that it reaches, so that they cannot
 * drift apart.
 */
final class LegalActions {
    private static final int SEATS = 6;
    /** So many legal actions a turn hardly ever exceeds. */
    private static final int USUAL = 20;

    private static final Array<HtsAction.Pass> PASSES =
            Array.range(0, SEATS).map(Seat::of).map(HtsAction.Pass::new);
    private static final Array<Array<HtsAction>> PASS_ALONE = PASSES.map(Array::of);

    private LegalActions() {}

    /** The legal actions of a seat that may act, in canonical order. */
    static Array<HtsAction> of(HtsState state, Seat seat) {
        Instruction<HtsState, HtsEvent> pending = state.pending();
        if (pending == null) {
            return Array.empty();
        }
        if (pending instanceof ModifierWindow) {
            return modifiers(state, seat);
        }
        if (pending instanceof TakeTurn) {
            return turn(state, seat);
        }
        if (pending instanceof ChallengeWindow) {
            return challenges(state, seat);
        }
        return byRules(state, seat, pending);
    }

    /** The rules offer nothing that has violations, but for declining what cannot be declined: the candidates need not be judged. */
    private static Array<HtsAction> byRules(HtsState state, Seat seat, Instruction<HtsState, HtsEvent> pending) {
        Array<HtsRule<? extends HtsAction>> rules = Rulebook.concerning(pending);
        if (rules.size() == 1) {
            return Array.narrow(rules.head().candidates(state, seat).toArray());
        }
        List<HtsAction> legal = new ArrayList<>();
        for (int i = 0; i < rules.size(); i++) {
            HtsRule<? extends HtsAction> rule = rules.get(i);
            if (rule != Rulebook.DECLINE
                    || !(pending instanceof Declinable declinable)
                    || declinable.canDecline(state, seat)) {
                IndexedSeq<? extends HtsAction> actions = rule.candidates(state, seat);
                for (int at = 0; at < actions.size(); at++) {
                    legal.add(actions.get(at));
                }
            }
        }
        return Array.ofAll(legal);
    }

    private static Array<HtsAction> challenges(HtsState state, Seat seat) {
        Catalogue catalogue = state.catalogue();
        CardSet all = catalogue.ofType(CardType.CHALLENGE);
        if (!state.hand(seat).intersects(all)) {
            return PASS_ALONE.get(seat.index());
        }
        List<HtsAction> legal = new ArrayList<>();
        Card last = null;
        for (var numbers = state.hand(seat).intersection(all).iterator(); numbers.hasNext(); ) {
            Card card = catalogue.card(numbers.nextInt());
            if (!card.equals(last) && hasClassFor(state, seat, (Face.Challenge) card.face())) {
                legal.add(new HtsAction.PlayChallenge(seat, card));
            }
            last = card;
        }
        legal.add(PASSES.get(seat.index()));
        return Array.ofAll(legal);
    }

    private static boolean hasClassFor(HtsState state, Seat seat, Face.Challenge challenge) {
        HeroClass needed = challenge.heroClass().getOrNull();
        return needed == null || Party.hasClass(state, seat, needed);
    }

    private static Array<HtsAction> modifiers(HtsState state, Seat seat) {
        Catalogue catalogue = state.catalogue();
        CardSet all = catalogue.ofType(CardType.MODIFIER);
        Rolls rolls = state.hand(seat).intersects(all) ? state.agenda().slots().get(Rolls.SLOT) : null;
        if (rolls == null) {
            return PASS_ALONE.get(seat.index());
        }
        List<HtsAction> legal = new ArrayList<>();
        Card last = null;
        for (var numbers = state.hand(seat).intersection(all).iterator(); numbers.hasNext(); ) {
            Card card = catalogue.card(numbers.nextInt());
            if (!card.equals(last)) {
                last = card;
                Array<Integer> values = ((Face.Modifier) card.face()).values();
                for (int i = 0; i < values.size(); i++) {
                    for (int roll = 0; roll < rolls.rolls().size(); roll++) {
                        Seat roller = rolls.rolls().get(roll).seat();
                        legal.add(new HtsAction.PlayModifier(seat, card, values.get(i), roller));
                    }
                }
            }
        }
        legal.add(PASSES.get(seat.index()));
        return Array.ofAll(legal);
    }

    private static Array<HtsAction> turn(HtsState state, Seat seat) {
        List<HtsAction> legal = new ArrayList<>(USUAL);
        legal.add(new HtsAction.DrawCard(seat));
        plays(state, seat, legal);
        for (var heroes = state.heroes(seat).minus(state.turn().used()).iterator(); heroes.hasNext(); ) {
            int hero = heroes.nextInt();
            if (Party.sealing(state, hero) == null) {
                legal.add(new HtsAction.UseHero(seat, state.card(hero)));
            }
        }
        if (state.turn().points() >= Attack.COST) {
            Array<Integer> row = state.piles().monsterRow();
            int[] heroes = Party.heroesByClass(state, seat);
            HeroClass leader = Party.leaderClass(state, seat);
            for (int i = 0; i < row.size(); i++) {
                Card monster = state.catalogue().monster(row.get(i));
                if (monster.monster().isMetBy(heroes, leader)) {
                    legal.add(new HtsAction.Attack(seat, monster));
                }
            }
        }
        if (Party.activatedSkill(state, seat) != null) {
            for (HtsAction skill : Rulebook.USE_SKILL.legal(state, seat)) {
                legal.add(skill);
            }
        }
        if (state.turn().points() >= Refresh.COST) {
            legal.add(new HtsAction.Refresh(seat));
        }
        legal.add(new HtsAction.EndTurn(seat));
        return Array.ofAll(legal);
    }

    /** Heroes, then Items on each Hero that can wear one, then Magic, each kind of card once. */
    private static void plays(HtsState state, Seat seat, List<HtsAction> legal) {
        Catalogue catalogue = state.catalogue();
        CardSet hand = state.hand(seat);
        for (var heroes = hand.intersection(catalogue.ofType(CardType.HERO)).iterator(); heroes.hasNext(); ) {
            legal.add(new HtsAction.PlayHero(seat, catalogue.card(heroes.nextInt())));
        }
        CardSet items = hand.intersection(catalogue.ofType(CardType.ITEM));
        if (!items.isEmpty()) {
            CardSet wearers = Party.withoutItem(state);
            Card last = null;
            for (var numbers = items.iterator(); numbers.hasNext(); ) {
                Card item = catalogue.card(numbers.nextInt());
                for (var heroes = wearers.iterator(); heroes.hasNext() && !item.equals(last); ) {
                    legal.add(new HtsAction.PlayItem(seat, item, catalogue.card(heroes.nextInt())));
                }
                last = item;
            }
        }
        Card last = null;
        for (var magics = hand.intersection(catalogue.ofType(CardType.MAGIC)).iterator(); magics.hasNext(); ) {
            Card magic = catalogue.card(magics.nextInt());
            if (!magic.equals(last)) {
                legal.add(new HtsAction.PlayMagic(seat, magic));
            }
            last = magic;
        }
    }
}

package dev.croupier.heretoslay;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.challenge.ChallengeWindow;
import dev.croupier.heretoslay.monster.Attack;
import dev.croupier.heretoslay.monster.Requirement;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.roll.ModifierWindow;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.table.Rolls;
import dev.croupier.heretoslay.turn.Refresh;
import dev.croupier.heretoslay.turn.TakeTurn;
import io.vavr.collection.Array;
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
            CardSet challenges = state.hand(seat).intersection(state.catalogue().ofType(CardType.CHALLENGE));
            return challenges.isEmpty() ? PASS_ALONE.get(seat.index()) : byRules(state, seat, pending);
        }
        return byRules(state, seat, pending);
    }

    /** The rules offer nothing that has violations, but for two: there the candidates need not be judged. */
    private static Array<HtsAction> byRules(HtsState state, Seat seat, Instruction<HtsState, HtsEvent> pending) {
        List<HtsAction> legal = new ArrayList<>();
        for (HtsRule<? extends HtsAction> rule : Rulebook.concerning(pending)) {
            boolean isExact = rule != Rulebook.DECLINE && rule != Rulebook.PLAY_CHALLENGE;
            for (HtsAction action : isExact ? rule.candidates(state, seat) : rule.legal(state, seat)) {
                legal.add(action);
            }
        }
        return Array.ofAll(legal);
    }

    private static Array<HtsAction> modifiers(HtsState state, Seat seat) {
        Catalogue catalogue = state.catalogue();
        CardSet modifiers = state.hand(seat).intersection(catalogue.ofType(CardType.MODIFIER));
        Rolls rolls = modifiers.isEmpty() ? null : state.agenda().slots().get(Rolls.SLOT);
        if (rolls == null) {
            return PASS_ALONE.get(seat.index());
        }
        List<HtsAction> legal = new ArrayList<>();
        Card last = null;
        for (var numbers = modifiers.iterator(); numbers.hasNext(); ) {
            Card card = catalogue.card(numbers.nextInt());
            if (!card.equals(last)) {
                last = card;
                for (int value : ((Face.Modifier) card.face()).values()) {
                    for (Roll roll : rolls.rolls()) {
                        legal.add(new HtsAction.PlayModifier(seat, card, value, roll.seat()));
                    }
                }
            }
        }
        legal.add(PASSES.get(seat.index()));
        return Array.ofAll(legal);
    }

    private static Array<HtsAction> turn(HtsState state, Seat seat) {
        List<HtsAction> legal = new ArrayList<>();
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
            for (int i = 0; i < row.size(); i++) {
                Card monster = state.catalogue().monster(row.get(i));
                if (Requirement.isMet(state, seat, monster.monster())) {
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

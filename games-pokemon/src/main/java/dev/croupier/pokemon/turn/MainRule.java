package dev.croupier.pokemon.turn;

import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonRule;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rule of an action that is taken in one's own turn while nothing else is asked.
 *
 * @param <A> the action
 */
public abstract class MainRule<A extends PokemonAction> implements PokemonRule<A> {

    protected MainRule() {}

    /** Adds the actions of this kind that could be legal; may offer too many, never too few. */
    protected abstract void offer(PokemonState state, Seat seat, List<? super A> offered);

    /** Every reason against it in the player's own turn. */
    protected abstract Seq<PokemonViolation> reasons(PokemonState state, A action);

    /** Whether it belongs to that part of a turn. */
    protected boolean isOf(TakeTurn.Part part) {
        return part != TakeTurn.Part.ATTACKS;
    }

    /** What the action is, in words, for a refusal. */
    protected abstract PokemonMessage name();

    /** The rule that says when such an action is possible. */
    protected abstract String id();

    @Override
    public final IndexedSeq<A> candidates(PokemonState state, Seat seat) {
        TakeTurn turn = PokemonRule.pending(state, TakeTurn.class);
        if (turn == null || !turn.mayAct(state, seat) || !isOf(turn.part())) {
            return Array.empty();
        }
        List<A> offered = new ArrayList<>();
        offer(state, seat, offered);
        return offered.isEmpty() ? Array.empty() : Array.ofAll(offered);
    }

    /** Adds the actions of this kind that are legal where it is that player's turn and nothing else is asked. */
    public final void addLegal(PokemonState state, Seat seat, List<PokemonAction> legal) {
        TakeTurn turn = PokemonRule.pending(state, TakeTurn.class);
        if (turn == null || isOf(turn.part())) {
            addWhatIsLegal(state, seat, legal);
        }
    }

    /** Adds what is offered and legal; overridden where several actions have reasons in common. */
    @SuppressWarnings("unchecked") // what was offered just now
    protected void addWhatIsLegal(PokemonState state, Seat seat, List<PokemonAction> legal) {
        int first = legal.size();
        offer(state, seat, legal);
        int end = first;
        for (int i = first; i < legal.size(); i++) {
            PokemonAction action = legal.get(i);
            if (reasons(state, (A) action).isEmpty()) {
                legal.set(end++, action);
            }
        }
        while (legal.size() > end) {
            legal.remove(legal.size() - 1);
        }
    }

    @Override
    public final Seq<PokemonViolation> violations(PokemonState state, A action) {
        TakeTurn turn = PokemonRule.pending(state, TakeTurn.class);
        if (turn == null || !turn.mayAct(state, action.seat())) {
            return Array.of(new PokemonViolation.NotNow(
                    action, new RuleRef(id()), name().with(), Moment.of(state, action.seat())));
        }
        if (!isOf(turn.part())) {
            boolean isAttacks = turn.part() == TakeTurn.Part.ATTACKS;
            return Array.of(blocked(
                    action,
                    state.setting().course().partsRule(),
                    isAttacks ? PokemonMessage.NEEDS_TIME_BEFORE_ATTACKS : PokemonMessage.NEEDS_TIME_OF_ATTACKS,
                    isAttacks ? PokemonMessage.TIME_OF_ATTACKS : PokemonMessage.TIME_BEFORE_ATTACKS));
        }
        return reasons(state, action);
    }

    /** Whether it is that player's turn and nothing else is asked. */
    public static boolean isTurnOf(PokemonState state, Seat seat) {
        TakeTurn turn = PokemonRule.pending(state, TakeTurn.class);
        return turn != null && turn.mayAct(state, seat);
    }

    /** The player's own Pokémon of that id, if it is in play. */
    protected static @Nullable InPlay own(PokemonState state, Seat seat, PokemonId id) {
        return state.side(seat).find(id);
    }

    /** The number of a copy in the hand; −1 where there is none. */
    protected static int inHand(PokemonState state, Seat seat, Card card) {
        DeckList deck = state.deck(seat);
        CardSet copies = deck.copies(card);
        CardSet hand = state.hand(seat);
        return copies.intersects(hand) ? copies.intersection(hand).first() : -1;
    }

    /** The refusal of a card that is not in the hand, if it is not. */
    protected Array<PokemonViolation> notInHand(PokemonState state, A action, Card card) {
        return state.deck(action.seat()).copies(card).intersects(state.hand(action.seat()))
                ? Array.empty()
                : Array.of(new PokemonViolation.NotInHand(action, new RuleRef(id()), card));
    }

    protected PokemonViolation noSuchPokemon(A action, PokemonId id, PokemonMessage needed) {
        return new PokemonViolation.NoSuchPokemon(action, new RuleRef(id()), needed.with(), id);
    }

    protected static PokemonViolation blocked(
            PokemonAction action, String rule, PokemonMessage needed, PokemonMessage found) {
        return new PokemonViolation.Blocked(action, new RuleRef(rule), needed.with(), found.with());
    }

    protected static PokemonViolation exhausted(PokemonAction action, String rule, PokemonMessage needed) {
        return new PokemonViolation.Exhausted(
                action, new RuleRef(rule), needed.with(), PokemonMessage.DONE_ALREADY.with());
    }

    protected static PokemonViolation forbidden(PokemonAction action, String rule, PokemonMessage what, String by) {
        return new PokemonViolation.Forbidden(action, new RuleRef(rule), what.with(), by);
    }
}

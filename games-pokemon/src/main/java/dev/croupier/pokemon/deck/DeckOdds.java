package dev.croupier.pokemon.deck;

import dev.croupier.core.odds.Probability;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The exact odds of a deck: opening hand, mulligans, Prizes, first draws.
 *
 * <p>An opening hand is kept only with a Basic Pokémon in it (PKM-SETUP-3), which changes the odds of everything else a little: a single
 * Trainer is among the Prizes more often than one time in ten. What is told here is what happens at the table. Where A is any event of
 * the shuffled deck and m the chance of a mulligan, its chance once a hand is kept is (P(A) − m · P(A | mulligan)) / (1 − m), and after a
 * hand without a Basic, that hand is a draw from the other cards. Tables that leave mulligans out are {@link Hypergeometric}.
 *
 * @param deck the cards
 * @param prizes how many Prize cards are set aside
 */
public record DeckOdds(Array<Card> deck, int prizes) {
    private static final int HAND = 7;

    /** Refuses a deck with which no game can start: without a Basic Pokémon, or smaller than hand and Prizes. */
    public DeckOdds {
        if (!deck.exists(Card::isBasicPokemon)) {
            throw new IllegalArgumentException("no game starts without a Basic Pokémon");
        }
        if (prizes < 0 || deck.size() < HAND + prizes) {
            throw new IllegalArgumentException(deck.size() + " cards are not enough for " + prizes + " Prizes");
        }
    }

    /** The odds with 6 Prizes. */
    public static DeckOdds of(Iterable<Card> deck) {
        return new DeckOdds(Array.ofAll(deck), 6);
    }

    /** The odds in that format, with its number of Prizes. */
    public static DeckOdds of(DeckFormat format, Iterable<Card> deck) {
        return new DeckOdds(Array.ofAll(deck), format.prizes());
    }

    /** How likely seven cards have no Basic Pokémon among them. */
    public Probability mulligan() {
        return any(Card::isBasicPokemon, HAND).exactly(0);
    }

    /** How many mulligans there are on average before a hand is kept. */
    public Probability expectedMulligans() {
        return over(mulligan(), Probability.ONE.minus(mulligan()));
    }

    /** How likely the hand that is kept has one of those cards or more. */
    public Probability opensWith(Predicate<Card> wanted) {
        return Probability.ONE.minus(opensWith(wanted, 0));
    }

    /** How likely the hand that is kept has exactly so many of those cards. */
    public Probability opensWith(Predicate<Card> wanted, int count) {
        return kept(any(wanted, HAND).exactly(count), () -> refused(wanted).exactly(count));
    }

    /** How likely exactly so many of those cards are among the Prizes. */
    public Probability prized(Predicate<Card> wanted, int count) {
        return kept(any(wanted, prizes).exactly(count), () -> prizedAfterRefused(wanted, count));
    }

    /**
     * How likely one of those cards or more is in the hand by that turn, its draw included, when nothing else draws or searches; to the
     * end of the deck.
     *
     * @param turn counts the turns of both players from 1
     */
    public Probability inHandByTurn(Predicate<Card> wanted, int turn, Going going) {
        int draws = Math.min(going.draws(turn), deck.size() - HAND - prizes);
        return Probability.ONE.minus(
                kept(any(wanted, HAND + draws).exactly(0), () -> afterRefused(wanted, 0, draws, 0)));
    }

    private Probability prizedAfterRefused(Predicate<Card> wanted, int count) {
        Probability sum = Probability.ZERO;
        for (int inHand = 0; inHand <= HAND; inHand++) {
            sum = sum.plus(afterRefused(wanted, inHand, prizes, count));
        }
        return sum;
    }

    /** How likely so many wanted cards are in a hand that is refused, and so many among those that lie on top then. */
    private Probability afterRefused(Predicate<Card> wanted, int inHand, int drawn, int count) {
        Probability hand = refused(wanted).exactly(inHand);
        return hand.equals(Probability.ZERO)
                ? hand
                : hand.times(new Hypergeometric(deck.size() - HAND, count(wanted) - inHand, drawn).exactly(count));
    }

    /** So many cards from the shuffled deck. */
    private Hypergeometric any(Predicate<Card> wanted, int drawn) {
        return new Hypergeometric(deck.size(), count(wanted), drawn);
    }

    /** A hand without a Basic Pokémon. */
    private Hypergeometric refused(Predicate<Card> wanted) {
        Array<Card> others = deck.reject(Card::isBasicPokemon);
        return new Hypergeometric(others.size(), others.count(wanted), HAND);
    }

    private int count(Predicate<Card> wanted) {
        return deck.count(wanted);
    }

    /** The chance of an event once a hand is kept, by its chance with any first hand and with one that is refused. */
    private Probability kept(Probability always, Supplier<Probability> afterRefused) {
        Probability mulligan = mulligan();
        return mulligan.equals(Probability.ZERO)
                ? always
                : over(always.minus(mulligan.times(afterRefused.get())), Probability.ONE.minus(mulligan));
    }

    private static Probability over(Probability dividend, Probability divisor) {
        return new Probability(
                dividend.numerator().multiply(divisor.denominator()),
                dividend.denominator().multiply(divisor.numerator()));
    }
}

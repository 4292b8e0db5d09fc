package dev.croupier.ginrummy.bot;

/**
 * What makes an opponent's hand likely. The usual values make sampled hands have the deadwood, turn by turn, that the heuristic's hands
 * have.
 *
 * @param swaps how many swaps lie between one deal and the next; 0 for a single uniform deal
 * @param atFirst how much a point of deadwood speaks against a hand at the beginning, as a natural logarithm
 * @param later how much more for each card that has gone from the stock
 * @param perMissedMeld how much it speaks against a hand that a card of the pile would have made a meld with it
 * @param remembered for how many cards of the pile, from the top
 */
record Plausibility(int swaps, double atFirst, double later, double perMissedMeld, int remembered) {
    static final Plausibility USUAL = new Plausibility(20, 0.03, 0.016, 1.0, 10);

    /** How much a point of deadwood speaks against a hand when so many cards have gone from the stock. */
    double perPoint(int gone) {
        return atFirst + later * gone;
    }
}

package dev.croupier.ginrummy.bot;

/**
 * What counts how much in the judgement of cards. The usual values were found by playing them against each other: early, when the opponent
 * still has much, a knock wins most; later it is better to wait for gin, low enough to undercut, and to knock before the stock is used up.
 *
 * @param out points that a live card is worth which would bring a card into a meld
 * @param welcome points that a card is worth to an opponent that is sure to want it
 * @param playOnWith the most deadwood, other than none, with which gin is waited for
 * @param playOnFrom the fewest cards in the stock for that
 * @param playOnTo the most
 */
record Weights(double out, double welcome, int playOnWith, int playOnFrom, int playOnTo) {
    static final Weights USUAL = new Weights(1.2, 4.0, 10, 3, 24);
}

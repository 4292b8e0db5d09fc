package dev.croupier.heretoslay.bot;

import io.vavr.collection.Array;

/**
 * What counts how much, in cards: a card in the hand is worth about 1. The usual values were found by fitting who won to how the tables
 * stood, and by playing them against each other.
 *
 * @param classes what a Party is worth by its number of classes, from none to six
 * @param monsters what the slain Monsters are worth by their number, from none to three
 * @param hero what each Hero in a Party is worth besides
 * @param held what each card in the hand is worth, up to seven
 * @param beyond what each other card in the hand is worth
 * @param unseen what drawing a card is worth
 * @param challenge what keeping a Challenge is worth
 * @param modifier what keeping a Modifier is worth for each pip between its values
 */
record Weights(
        Array<Double> classes,
        Array<Double> monsters,
        double hero,
        double held,
        double beyond,
        double unseen,
        double challenge,
        double modifier) {
    static final Weights USUAL = new Weights(
            Array.of(0.0, 0.0, 2.0, 4.5, 8.0, 14.0, 34.0),
            Array.of(0.0, 6.0, 15.0, 40.0),
            1.2,
            0.9,
            0.4,
            1.0,
            1.1,
            0.15);

    /** How often tables were won from which it was played on by {@link #USUAL}. */
    static final Weights FITTED = new Weights(
            Array.of(0.0, 0.0, 1.2, 2.2, 3.8, 8.0, 30.0),
            Array.of(0.0, 7.0, 17.0, 60.0),
            1.4,
            0.9,
            0.5,
            1.0,
            1.1,
            0.15);
}

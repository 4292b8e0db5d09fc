package dev.croupier.heretoslay.cards;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;

/**
 * One cell of the table card × situation: how the table is laid out, what is done, what is different afterwards; or why there is none.
 *
 * @param card the card's id
 * @param situation one of {@link CardTable#SITUATIONS}, perhaps with a note in brackets when there are several cells of it
 * @param lay the clauses that lay out the table, by their heads
 * @param does the steps in order
 * @param then the zones that differ afterwards; every other zone is as before
 * @param none why the situation cannot arise; empty when it can
 * @param place file and line, for reports
 */
record Cell(
        String card,
        String situation,
        LinkedHashMap<String, String> lay,
        Array<String> does,
        LinkedHashMap<String, String> then,
        String none,
        String place) {}

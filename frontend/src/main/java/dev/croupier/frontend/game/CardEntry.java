package dev.croupier.frontend.game;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * A card in a list of cards.
 *
 * @param id how it is written in moves
 * @param name as on the card
 * @param type what kind of card, by one word or two
 * @param copies how many of it there are
 * @param kind the type with what goes with it, such as a class and the roll that is needed
 * @param text what it does, each a sentence
 * @param facts its numbers and the like, by name, for programs
 */
public record CardEntry(
        String id, String name, String type, int copies, String kind, Seq<String> text, Map<String, Object> facts) {}

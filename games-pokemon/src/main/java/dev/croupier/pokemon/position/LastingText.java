package dev.croupier.pokemon.position;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Lasting;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Until;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What holds for a while, named by the card that says it and by the place of that text on it: {@code Gastly PFL 54, 1, "Lick", ATTACK, by seat 0, until
 * turn 3 of seat 1}.
 */
final class LastingText {
    private LastingText() {}

    /** A card of the decks that says so, and which of its texts that is, from 1. */
    static Option<Tuple2<Card, Integer>> source(PokemonState state, Passive passive) {
        for (Card card : state.setting().decks().flatMap(deck -> deck.cards().distinct())) {
            int place = Texts.of(card).indexOf(passive);
            if (place >= 0) {
                return Option.some(Tuple.of(card, place + 1));
            }
        }
        return Option.none();
    }

    static String write(PokemonState state, Lasting lasting) {
        Tuple2<Card, Integer> source = source(state, lasting.passive()).get();
        Until until = lasting.until();
        return CardWords.of(source._1) + ", " + source._2 + ", \"" + lasting.source() + "\", " + lasting.origin()
                + ", by seat " + lasting.by() + ", until turn " + until.turn() + " of seat " + until.team()
                + (until.checkup() ? ", checkup" : "");
    }

    static Option<Lasting> read(Piece piece, Entries entries) {
        Array<Piece> parts = piece.split(',');
        if (parts.size() < 6
                || parts.size() > 7
                || parts.size() == 7 && !parts.get(6).is("checkup")) {
            return entries.unexpected(piece, PositionMessage.EFFECT.with());
        }
        Option<Passive> passive =
                entries.card(parts.get(0)).flatMap(card -> passive(card.card(), parts.get(1), entries));
        Option<String> name = entries.quoted(parts.get(2));
        Option<Origin> origin = entries.word(parts.get(3), Origin.class);
        Option<Until> until = until(parts.get(5), parts.size() == 7, entries);
        return parts.get(4)
                .after("by")
                .orElse(() -> entries.unexpected(parts.get(4), PositionMessage.EFFECT.with()))
                .flatMap(entries::seat)
                .flatMap(by -> passive.flatMap(what -> name.flatMap(
                        source -> origin.flatMap(kind -> until.map(end -> new Lasting(what, kind, by, source, end))))));
    }

    private static Option<Passive> passive(Card card, Piece place, Entries entries) {
        Array<Passive> texts = Texts.of(card);
        Option<Integer> number = place.number().filter(found -> found >= 1 && found <= texts.size());
        if (number.isEmpty()) {
            entries.problem(
                    new PositionError.NoSuchText(place.line(), place.column(), place.text(), card, texts.size()));
        }
        return number.map(found -> texts.get(found - 1));
    }

    private static Option<Until> until(Piece piece, boolean checkup, Entries entries) {
        Option<Piece> turn = piece.after("until turn");
        int of = turn.map(rest -> rest.text().toLowerCase(java.util.Locale.ROOT).indexOf(" of "))
                .getOrElse(-1);
        if (of < 0) {
            return entries.unexpected(piece, PositionMessage.EFFECT.with());
        }
        Option<Integer> number = entries.number(turn.get().until(of), 1, Line.MOST);
        return entries.seat(turn.get().from(of + 4))
                .flatMap(seat -> number.map(value -> new Until(seat.index(), value, checkup)));
    }
}

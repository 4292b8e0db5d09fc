package dev.croupier.pokemon.position;

import dev.croupier.core.knowledge.Claim;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Place;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/** What is known of a hidden card, as a position writes it: {@code Gastly PFL 54 in hand of seat 1 or deck of seat 1}. */
final class ClaimText {
    private static final Pattern OR = Pattern.compile("\\s+or\\s+", Pattern.CASE_INSENSITIVE);
    private static final Pattern PLACE =
            Pattern.compile("(hand|deck|prizes)\\s+of\\s+(seat\\s+\\d{1,3})", Pattern.CASE_INSENSITIVE);
    private static final Pattern IN = Pattern.compile(
            "(.*\\S)\\s+in\\s+(" + PLACE.pattern() + "(?:\\s+or\\s+" + PLACE.pattern() + ")*)",
            Pattern.CASE_INSENSITIVE);

    private ClaimText() {}

    static String write(Claim<Card, Place> claim) {
        return CardWords.of(claim.kind()) + " in "
                + claim.places()
                        .map(place ->
                                place.zone().name().toLowerCase(java.util.Locale.ROOT) + " of seat " + place.seat())
                        .mkString(" or ");
    }

    static Option<Claim<Card, Place>> read(Piece piece, Entries entries) {
        return piece.matching(IN)
                .orElse(() -> entries.unexpected(piece, PositionMessage.CLAIM.with()))
                .flatMap(found -> {
                    Option<Entry> card = entries.card(piece.until(found.end(1)));
                    Array<Option<Place>> places =
                            Array.of(OR.split(found.group(2))).map(text -> place(piece, text, entries));
                    return card.filter(one -> places.forAll(Option::isDefined))
                            .map(one ->
                                    new Claim<Card, Place>(one.card(), TreeSet.ofAll(places.flatMap(place -> place))));
                });
    }

    private static Option<Place> place(Piece piece, String text, Entries entries) {
        return new Piece(piece.line(), piece.column() + piece.text().indexOf(text), text)
                .matching(PLACE)
                .flatMap(found -> entries.seat(new Piece(piece.line(), piece.column(), found.group(2)))
                        .map(seat -> new Place(
                                seat, Place.Zone.valueOf(found.group(1).toUpperCase(java.util.Locale.ROOT)))));
    }
}

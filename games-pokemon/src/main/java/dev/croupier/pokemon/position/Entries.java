package dev.croupier.pokemon.position;

import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.deck.DeckText;
import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonId;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the smallest pieces: cards, seats, numbers, names. What cannot be read is a problem, and nothing. For one reading. */
final class Entries {
    private static final Pattern OF_SEAT =
            Pattern.compile("(.*\\S)\\s+of\\s+(seat\\s+\\d{1,3})", Pattern.CASE_INSENSITIVE);
    private static final Pattern SEAT = Pattern.compile("seat\\s+(\\d{1,3})", Pattern.CASE_INSENSITIVE);
    private static final Pattern ID = Pattern.compile("#(\\d{1,6})");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");

    private final CardIndex index;
    private final int seats;
    private final Problems problems;

    Entries(CardIndex index, int seats, Problems problems) {
        this.index = index;
        this.seats = seats;
        this.problems = problems;
    }

    void problem(PositionError error) {
        problems.add(error);
    }

    /** Says that something else was expected; answers nothing. */
    <T> Option<T> unexpected(Piece piece, Message expected) {
        problems.add(new PositionError.Unexpected(piece.line(), piece.column(), piece.text(), expected));
        return Option.none();
    }

    Option<Integer> number(Piece piece, int least, int most) {
        Option<Integer> number = piece.number().filter(value -> value >= least && value <= most);
        return number.isDefined() ? number : unexpected(piece, PositionMessage.NUMBER.with(least, most));
    }

    Option<Seat> seat(Piece piece) {
        Option<Seat> seat = piece.matching(SEAT)
                .map(found -> Seat.of(Integer.parseInt(found.group(1))))
                .filter(found -> found.index() < seats);
        return seat.isDefined() ? seat : unexpected(piece, PositionMessage.SEAT.with());
    }

    Option<PokemonId> id(Piece piece) {
        Option<PokemonId> id = piece.matching(ID).map(found -> PokemonId.of(Integer.parseInt(found.group(1))));
        return id.isDefined() ? id : unexpected(piece, PositionMessage.ID.with());
    }

    Option<String> quoted(Piece piece) {
        Option<String> name = piece.matching(QUOTED).map(found -> found.group(1));
        return name.isDefined() ? name : unexpected(piece, PositionMessage.QUOTED.with());
    }

    /** All names in quotation marks of a list. */
    Array<String> allQuoted(Piece list) {
        return list.split(',').flatMap(this::quoted);
    }

    /** A value of an enum by its name. */
    <E extends Enum<E>> Option<E> word(Piece piece, Class<E> of) {
        Array<E> values = Array.of(of.getEnumConstants());
        Option<E> value = values.find(one -> piece.is(one.name()));
        return value.isDefined() ? value : unexpected(piece, PositionMessage.ONE_OF.with(values.mkString(", ")));
    }

    /** One card. */
    Option<Entry> card(Piece piece) {
        Array<Entry> cards = cards(piece);
        return cards.size() > 1 ? unexpected(piece, PositionMessage.NUMBER.with(1, 1)) : cards.headOption();
    }

    /** The cards of a list, each as often as it counts. */
    Array<Entry> list(Piece list) {
        return list.split(',').flatMap(this::cards);
    }

    /** The cards of one entry, such as {@code 2 Fire Energy MEE 2 of seat 1}. */
    Array<Entry> cards(Piece piece) {
        Option<Matcher> owned = piece.matching(OF_SEAT);
        Piece named = owned.map(found -> piece.until(found.end(1))).getOrElse(piece);
        Validation<DeckTextError, Array<Card>> read = DeckText.entry(named.line(), named.column(), named.text(), index);
        if (read.isInvalid()) {
            problems.add(new PositionError.WrongCard(read.getError()));
            return Array.empty();
        }
        Option<Integer> owner =
                owned.flatMap(found -> seat(piece.from(found.start(2)))).map(Seat::index);
        return read.get().map(card -> new Entry(card, owner, piece));
    }
}

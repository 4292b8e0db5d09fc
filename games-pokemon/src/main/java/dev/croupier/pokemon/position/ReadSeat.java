package dev.croupier.pokemon.position;

import dev.croupier.pokemon.position.SeatDraft.Prize;
import dev.croupier.pokemon.position.SeatDraft.Segment;
import dev.croupier.pokemon.table.SeatTurn;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what is said of a seat. For one reading. */
final class ReadSeat {
    static final Array<String> KEYS = Array.of(
            "done",
            "names used",
            "spent",
            "to win",
            "taken",
            "at table",
            "player effect",
            "active",
            "bench",
            "hand",
            "deck",
            "deck in order",
            "prizes",
            "known prizes",
            "discard",
            "lost",
            "knows");

    private static final String AS_IT_IS = "as it is";
    private static final Pattern KNOWN =
            Pattern.compile("known to ((?:\\d{1,2} ?)+|all)\\s*:(.*)", Pattern.CASE_INSENSITIVE);
    private static final Array<String> MARKS =
            Array.of("Energy", "Supporter", "Stadium", "retreat", "Stadium used", "turn");

    private final Entries entries;
    private final SeatDraft seat;

    ReadSeat(Entries entries, SeatDraft seat) {
        this.entries = entries;
        this.seat = seat;
    }

    /** Reads it; answers the Pokémon that the line begins, if it begins one. */
    Option<SpotDraft> read(Line line) {
        Piece value = line.value();
        switch (line.word()) {
            case "done" -> done(value);
            case "names used" -> entries.allQuoted(value).forEach(name -> seat.turn = seat.turn.withName(name));
            case "spent" -> seat.spent = entries.allQuoted(value);
            case "to win" -> seat.toWin = entries.number(value, 0, Line.MOST);
            case "taken" -> {
                seat.takenAt = value;
                seat.taken = entries.number(value, 0, Line.MOST);
            }
            case "at table" -> seat.atTable = !value.is("no");
            case "player effect" ->
                LastingText.read(value, entries).forEach(one -> seat.lasting = seat.lasting.append(one));
            case "active" -> {
                SpotDraft spot = spot(value);
                seat.active = spot;
                return Option.some(spot);
            }
            case "bench" -> {
                SpotDraft spot = spot(value);
                seat.bench = seat.bench.append(spot);
                return Option.some(spot);
            }
            case "hand" -> seat.hand = entries.list(value);
            case "deck" -> seat.deck = value.split('/').map(this::segment);
            case "deck in order" -> seat.deck = entries.list(value).map(entry -> new Segment(Array.of(entry), 0));
            case "prizes", "known prizes" -> {
                seat.prizesKnown = line.word().startsWith("known");
                seat.prizes = value.split(',').flatMap(this::prizes);
            }
            case "discard" -> seat.discard = entries.list(value);
            case "lost" -> seat.lost = entries.list(value);
            default -> ClaimText.read(value, entries).forEach(claim -> seat.knows = seat.knows.append(claim));
        }
        return Option.none();
    }

    private void done(Piece value) {
        for (Piece mark : value.split(',')) {
            SeatTurn turn = seat.turn;
            int which = MARKS.indexWhere(mark::is);
            seat.turn = switch (which) {
                case 0 -> turn.withEnergy();
                case 1 -> turn.withSupporter();
                case 2 -> turn.withStadium();
                case 3 -> turn.withRetreated();
                case 4 -> turn.withStadiumUsed(true);
                case 5 -> turn.withDone();
                default -> turn;
            };
            if (which < 0) {
                entries.unexpected(mark, PositionMessage.ONE_OF.with(MARKS.mkString(", ")));
            }
        }
    }

    /** The words of what a player has done in a turn, as they are written. */
    static Array<String> marks(SeatTurn turn) {
        boolean[] done = {
            turn.energy(), turn.supporters() > 0, turn.stadium(), turn.retreated(), turn.stadiumUsed(), turn.done()
        };
        return MARKS.zipWithIndex().filter(mark -> done[mark._2]).map(mark -> mark._1);
    }

    /** A Pokémon: {@code #3 Gastly PFL 54 + Haunter PFL 55}. */
    private SpotDraft spot(Piece value) {
        Array<Piece> parts = value.split(',');
        Piece stack = parts.isEmpty() ? value : parts.get(0);
        SpotDraft spot = new SpotDraft(stack);
        parts.drop(1).forEach(more -> {
            spot.asItIs |= more.is(AS_IT_IS);
            if (!more.is(AS_IT_IS)) {
                entries.unexpected(more, PositionMessage.ONE_OF.with(AS_IT_IS));
            }
        });
        int blank = stack.text().startsWith("#") ? stack.text().indexOf(' ') : 0;
        if (blank > 0) {
            entries.id(stack.until(blank)).forEach(id -> spot.id = id);
        }
        Array<Piece> cards = stack.from(Math.max(blank, 0)).split('+');
        if (cards.isEmpty()) {
            entries.unexpected(stack, PositionMessage.POKEMON_CARD.with());
        }
        spot.stack = cards.flatMap(entries::card);
        return spot;
    }

    private Segment segment(Piece piece) {
        Option<Matcher> known = piece.matching(KNOWN);
        if (known.isEmpty()) {
            return new Segment(entries.list(piece), 0);
        }
        String who = known.get().group(1);
        int bits = -1;
        if (!who.equalsIgnoreCase("all")) {
            bits = 0;
            for (String one : who.strip().split(" +", -1)) {
                bits |= entries.seat(new Piece(piece.line(), piece.column(), "seat " + one))
                        .map(knower -> 1 << knower.index())
                        .getOrElse(0);
            }
        }
        return new Segment(entries.list(piece.from(known.get().start(2))), bits);
    }

    private Array<Prize> prizes(Piece piece) {
        if (piece.is("-")) {
            return Array.of(new Prize(Option.none(), false));
        }
        Option<Piece> up = piece.after("face up");
        return entries.cards(up.getOrElse(piece)).map(card -> new Prize(Option.some(card), up.isDefined()));
    }
}

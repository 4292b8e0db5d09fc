package dev.croupier.pokemon.position;

import dev.croupier.core.Seat;
import dev.croupier.core.options.OptionError;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Round;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Reads what is said of the whole table. For one reading. */
final class ReadTable {
    static final Array<String> KEYS = Array.of(
            "rules",
            "decks",
            "turn",
            "first",
            "turns",
            "round",
            "decisions",
            "pokemon entered",
            "stadium",
            "now",
            "before",
            "open");

    private final Entries entries;
    private final TableDraft table;

    ReadTable(Entries entries, TableDraft table) {
        this.entries = entries;
        this.table = table;
    }

    void read(Line line) {
        Piece value = line.value();
        switch (line.word()) {
            case "rules" -> rules(value);
            case "decks" -> entries.word(value, DeckDemand.class).forEach(demand -> table.decks = demand);
            case "turn" -> turn(value);
            case "first" -> table.first = entries.seat(value);
            case "turns" -> table.turns = value.split(',').flatMap(part -> entries.number(part, 0, Line.MOST));
            case "round" -> table.round = round(value);
            case "decisions" -> decisions(value);
            case "pokemon entered" -> entries.number(value, 0, Line.MOST).forEach(number -> table.entered = number);
            case "stadium" -> stadium(value);
            case "now" -> FactText.read(value, entries).forEach(fact -> table.now = table.now.append(fact));
            case "before" -> FactText.read(value, entries).forEach(fact -> table.before = table.before.append(fact));
            default -> ClaimText.read(value, entries).forEach(claim -> table.open = table.open.append(claim));
        }
    }

    private void rules(Piece value) {
        boolean isPreset = PokemonRules.presetNames().exists(value::is);
        Either<OptionError, PokemonRules> read =
                isPreset ? PokemonRules.preset(value.text()) : PokemonRules.parse(value.text());
        if (read.isRight()) {
            table.rules = read.get();
            return;
        }
        Array<PositionError> wrong = value.split(',')
                .flatMap(option ->
                        PokemonRules.parse(option.text()).swap().toOption().map(error -> wrong(option, error)));
        wrong.orElse(Array.of(wrong(value, read.getLeft()))).forEach(entries::problem);
    }

    private static PositionError wrong(Piece at, OptionError error) {
        return new PositionError.WrongOption(at.line(), at.column(), at.text(), error);
    }

    private void turn(Piece value) {
        table.turnAt = value;
        Array<Piece> parts = value.split(',');
        if (parts.size() != 2) {
            entries.unexpected(value, PositionMessage.TURN.with());
            return;
        }
        entries.number(parts.get(0), 1, Line.MOST).forEach(number -> table.turn = number);
        entries.seat(parts.get(1)).forEach(seat -> table.whose = seat);
    }

    private Option<Round> round(Piece value) {
        Array<Piece> parts = value.split(',');
        Option<Piece> prizes = parts.size() == 3 ? parts.get(1).after("prizes") : Option.none();
        if (prizes.isEmpty()) {
            return entries.unexpected(value, PositionMessage.ROUND.with());
        }
        Option<Round.Aim> aim = entries.word(parts.get(2), Round.Aim.class);
        Option<Integer> number = entries.number(parts.get(0), 1, Line.MOST);
        return entries.number(prizes.get(), 1, 6)
                .flatMap(set -> number.flatMap(which -> aim.map(how -> new Round(which, set, how))));
    }

    private void decisions(Piece value) {
        Array<Piece> parts = value.split(',');
        if (parts.isEmpty() || parts.size() > 2) {
            entries.unexpected(value, PositionMessage.NUMBER.with(0, Line.MOST));
            return;
        }
        table.decisions = entries.number(parts.get(0), 0, Line.MOST).getOrElse(0);
        if (parts.size() == 2) {
            Piece before = parts.get(1).after("before this turn").getOrElse(parts.get(1));
            entries.number(before, 0, table.decisions).forEach(number -> table.began = number);
        }
    }

    private void stadium(Piece value) {
        Array<Piece> parts = value.split(',');
        Option<Piece> by = parts.size() == 2 ? parts.get(1).after("by") : Option.none();
        if (by.isEmpty()) {
            entries.unexpected(value, PositionMessage.STADIUM.with());
            return;
        }
        Option<Seat> seat = entries.seat(by.get());
        Option<Entry> card = entries.card(parts.get(0));
        card.filter(entry -> !isStadium(entry.card()))
                .forEach(entry -> entries.unexpected(entry.at(), PositionMessage.STADIUM_CARD.with()));
        table.stadium = card.filter(entry -> isStadium(entry.card()) && seat.isDefined());
        table.stadiumBy = seat;
    }

    private static boolean isStadium(Card card) {
        return card.face() instanceof Face.Trainer trainer && trainer.sort() == Face.Sort.STADIUM;
    }
}

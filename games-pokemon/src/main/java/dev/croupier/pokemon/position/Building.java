package dev.croupier.pokemon.position;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.deck.DeckViolation;
import dev.croupier.pokemon.round.NewGame;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Facts;
import dev.croupier.pokemon.table.Known;
import dev.croupier.pokemon.table.Place;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Round;
import dev.croupier.pokemon.table.Setting;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.StadiumInPlay;
import dev.croupier.pokemon.table.TurnState;
import dev.croupier.pokemon.turn.EndOfTurn;
import dev.croupier.pokemon.turn.TakeTurn;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** Makes the position of what was read, as far as that can be one, and judges it. For one reading. */
final class Building {
    private final TableDraft draft;
    private final Problems problems;

    Building(TableDraft draft, Problems problems) {
        this.draft = draft;
        this.problems = problems;
    }

    /** The position; nothing where there is a problem that leaves none. */
    Option<Position> position() {
        boolean wasRead = problems.all().forAll(PositionError.WrongOption.class::isInstance);
        boolean isWhole = isWhole();
        judgeTurns();
        if (wasRead && !problems.all().exists(PositionError.Missing.class::isInstance)) {
            judge(decks());
        }
        if (!isWhole) {
            leaveOut();
        }
        Array<Array<Card>> decks = decks();
        if (decks.size() < 2
                || decks.exists(deck -> deck.size() > CardSet.CAPACITY || !deck.exists(Card::isBasicPokemon))) {
            return Option.none();
        }
        Pokemon game = Pokemon.of(draft.rules, decks);
        PokemonState state = table(game.setting());
        new Judging(state, problems).judge(draft);
        return Option.when(isWhole, () -> new Position(game, state));
    }

    /** Leaves out what cannot lie where it was read, so that the rest can be judged. */
    private void leaveOut() {
        draft.turn = Math.max(draft.turn, 1);
        draft.turns = draft.turns.size() == draft.seats.size() ? draft.turns : Array.empty();
        for (SeatDraft seat : draft.seats) {
            seat.inPlay().forEach(Building::leaveOut);
            seat.active = seat.active == null || seat.active.stack.isEmpty() ? null : seat.active;
            seat.bench = seat.bench.filter(spot -> spot.stack.nonEmpty());
            seat.hand = own(seat.hand);
            seat.deck = seat.deck.map(segment -> new SeatDraft.Segment(own(segment.cards()), segment.knowers()));
            seat.prizes = seat.prizes.map(prize -> new SeatDraft.Prize(
                    prize.card().filter(entry -> entry.owner().isEmpty()), prize.faceUp()));
            seat.discard = own(seat.discard);
            seat.lost = own(seat.lost);
        }
    }

    private static void leaveOut(SpotDraft spot) {
        spot.stack = spot.stack.filter(entry -> Stacks.isPokemon(entry.card()));
        spot.energy = spot.energy.filter(entry -> entry.card().isEnergy());
        spot.tools = spot.tools.filter(entry -> Stacks.isTool(entry.card()));
    }

    private static Array<Entry> own(Array<Entry> entries) {
        return entries.filter(entry -> entry.owner().isEmpty());
    }

    /** No Pokémon has come into play or evolved later than now. */
    private void judgeTurns() {
        if (draft.turn == 0) {
            return;
        }
        for (SpotDraft spot : draft.seats.flatMap(SeatDraft::inPlay)) {
            notLater(spot.enteredAt, spot.entered);
            notLater(spot.changedAt, spot.changed);
        }
    }

    private void notLater(Piece at, int turn) {
        if (turn > draft.turn) {
            problems.add(new PositionError.Unexpected(
                    at.line(), at.column(), at.text(), PositionMessage.NUMBER.with(0, draft.turn)));
        }
    }

    /** Whether a table can be made of it; what keeps it from that is a problem. */
    private boolean isWhole() {
        int before = problems.all().size();
        Piece end = draft.seats.isEmpty() ? draft.turnAt : draft.seats.last().at;
        if (draft.seats.size() < 2) {
            missing(end, "seat " + draft.seats.size());
        }
        if (draft.turnAt.isEmpty()) {
            missing(draft.turnAt, "turn");
        }
        if (draft.turns.nonEmpty() && draft.turns.size() != draft.seats.size()) {
            unexpected(draft.turnAt, PositionMessage.SEATS);
        }
        boolean hasStacks = true;
        for (SeatDraft seat : draft.seats) {
            if (seat.active == null && seat.atTable) {
                missing(seat.at, "active");
            }
            if (seat.prizes.isEmpty() && seat.taken.isEmpty() && seat.atTable) {
                missing(seat.at, "prizes");
            }
            for (SpotDraft spot : seat.inPlay()) {
                hasStacks &= spot.stack.nonEmpty();
                kinds(spot);
            }
            seat.cards()
                    .removeAll(seat.inPlay().flatMap(SpotDraft::cards))
                    .filter(entry -> entry.owner().isDefined())
                    .forEach(entry -> unexpected(entry.at(), PositionMessage.OWN_CARD));
        }
        return problems.all().size() == before && draft.turn > 0 && hasStacks;
    }

    /** Each card of a Pokémon is of a kind that can lie there. */
    private void kinds(SpotDraft spot) {
        spot.stack
                .filter(entry -> !Stacks.isPokemon(entry.card()))
                .forEach(entry -> unexpected(entry.at(), PositionMessage.POKEMON_CARD));
        spot.energy
                .filter(entry -> !entry.card().isEnergy())
                .forEach(entry -> unexpected(entry.at(), PositionMessage.ENERGY_CARD));
        spot.tools
                .filter(entry -> !Stacks.isTool(entry.card()))
                .forEach(entry -> unexpected(entry.at(), PositionMessage.TOOL_CARD));
    }

    private void missing(Piece at, String key) {
        problems.add(new PositionError.Missing(at.line(), at.column(), at.text(), key));
    }

    private void unexpected(Piece at, PositionMessage expected) {
        problems.add(new PositionError.Unexpected(at.line(), at.column(), at.text(), expected.with()));
    }

    /** By seat, all cards of its deck. */
    private Array<Array<Card>> decks() {
        Array<Array<Card>> decks = Array.fill(draft.seats.size(), Array::empty);
        for (int i = 0; i < draft.seats.size(); i++) {
            for (Entry entry : draft.seats.get(i).cards()) {
                decks = with(decks, entry, i);
            }
        }
        return draft.stadium.isEmpty()
                ? decks
                : with(decks, draft.stadium.get(), draft.stadiumBy.get().index());
    }

    private static Array<Array<Card>> with(Array<Array<Card>> decks, Entry entry, int otherwise) {
        int owner = entry.owner().getOrElse(otherwise);
        return owner < decks.size() ? decks.update(owner, decks.get(owner).append(entry.card())) : decks;
    }

    private void judge(Array<Array<Card>> decks) {
        for (int i = 0; i < decks.size(); i++) {
            Piece at = draft.seats.get(i).at;
            Seat seat = Seat.of(i);
            if (decks.get(i).size() > CardSet.CAPACITY) {
                problems.add(new PositionError.TooManyCards(
                        at.line(), at.column(), at.text(), seat, decks.get(i).size(), CardSet.CAPACITY));
            }
            for (DeckViolation violation : draft.decks.violations(decks.get(i))) {
                problems.add(new PositionError.WrongDeck(at.line(), at.column(), at.text(), seat, violation));
            }
        }
    }

    private PokemonState table(Setting setting) {
        PokemonState at = NewGame.table(setting);
        Round round = draft.round.getOrElse(at.turn().round());
        Dealing dealing = new Dealing(setting.decks(), ids());
        Array<Side> sides = draft.seats.zipWithIndex((seat, place) ->
                dealing.side(seat, Seat.of(place), seat.toWin.getOrElse(round.prizes()), round.prizes()));
        StadiumInPlay stadium = draft.stadium
                .map(entry -> new StadiumInPlay(dealing.placed(entry, draft.stadiumBy.get()), draft.stadiumBy.get()))
                .getOrNull();
        int team = draft.whose.index();
        Agenda<PokemonState, PokemonEvent> agenda = at.agenda()
                .push(new Frame<>(Seat.of(0), "", List.of(new TakeTurn(team), new EndOfTurn(team)), Slots.empty()));
        return new PokemonState(
                setting,
                sides,
                stadium,
                turn(round),
                new Facts(draft.now, draft.before),
                agenda,
                Known.of(draft.seats
                        .map(seat -> new Whereabouts<Card, Place>(seat.knows))
                        .append(new Whereabouts<>(draft.open))),
                Math.max(draft.entered, dealing.highest()),
                draft.decisions,
                null);
    }

    private TurnState turn(Round round) {
        TurnOrder usual = TurnOrder.usual(draft.seats.size(), draft.turn, draft.whose);
        return new TurnState(
                draft.turn,
                draft.whose,
                draft.first.getOrElse(usual.first()),
                draft.turns.isEmpty() ? usual.turns() : draft.turns,
                TurnState.Phase.TURN,
                round,
                draft.began);
    }

    /** The numbers of Pokémon that are given; each once. */
    private Array<PokemonId> ids() {
        Array<PokemonId> given = Array.empty();
        for (SpotDraft spot : draft.seats.flatMap(SeatDraft::inPlay)) {
            if (!spot.id.equals(PokemonId.NONE)) {
                if (given.contains(spot.id)) {
                    problems.add(new PositionError.SameNumber(spot.at.line(), spot.at.column(), spot.id.toString()));
                }
                given = given.append(spot.id);
            }
        }
        return given;
    }
}

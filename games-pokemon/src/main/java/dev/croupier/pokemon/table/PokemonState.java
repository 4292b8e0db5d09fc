package dev.croupier.pokemon.table;

import dev.croupier.core.CardInstance;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Interpreted;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.rules.PokemonRules;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A table of the Pokémon TCG.
 *
 * @param setting the options, the decks and the teams
 * @param sides by seat
 * @param stadium the Stadium in play, if there is one
 * @param turn whose turn it is
 * @param facts what happened lately that texts ask for
 * @param agenda what is still to be done; its next instruction is the pending decision
 * @param known what each seat knows of hidden cards, and what everybody knows
 * @param entered how many Pokémon have entered play: the number of the last id given
 * @param decisions how many were taken
 * @param outcome how the game ended, once it has
 * @param hooks where the passives on the table are asked, as bits of {@link Hook}: follows from the rest
 */
public record PokemonState(
        Setting setting,
        Array<Side> sides,
        @Nullable StadiumInPlay stadium,
        TurnState turn,
        Facts facts,
        Agenda<PokemonState, PokemonEvent> agenda,
        Known known,
        int entered,
        int decisions,
        @Nullable Outcome outcome,
        long hooks)
        implements Interpreted<PokemonState, PokemonEvent> {

    public PokemonState(
            Setting setting,
            Array<Side> sides,
            @Nullable StadiumInPlay stadium,
            TurnState turn,
            Facts facts,
            Agenda<PokemonState, PokemonEvent> agenda,
            Known known,
            int entered,
            int decisions,
            @Nullable Outcome outcome) {
        this(setting, sides, stadium, turn, facts, agenda, known, entered, decisions, outcome, hooks(sides, stadium));
    }

    private static long hooks(Array<Side> sides, @Nullable StadiumInPlay stadium) {
        long hooks = stadium == null ? 0L : stadium.placed().hooks();
        for (int seat = 0; seat < sides.size(); seat++) {
            hooks |= sides.get(seat).hooks();
        }
        return hooks;
    }

    /** Whether anything on the table is asked at that hook, silenced or not. */
    public boolean asks(Hook hook) {
        return (hooks & hook.bit()) != 0;
    }

    public PokemonRules rules() {
        return setting.rules();
    }

    public int seats() {
        return sides.size();
    }

    public Side side(Seat seat) {
        return sides.get(seat.index());
    }

    public DeckList deck(Seat seat) {
        return setting.decks().get(seat.index());
    }

    public CardSet hand(Seat seat) {
        return sides.get(seat.index()).hand();
    }

    /** What that card says. */
    public Card card(CardInstance instance) {
        return deck(instance.owner()).card(instance.number());
    }

    /** The instruction that waits, if the game is in play. */
    public @Nullable Instruction<PokemonState, PokemonEvent> pending() {
        return outcome == null ? agenda.next() : null;
    }

    /** The opponents of {@code seat} that still take part, in seat order. */
    public Array<Seat> opponents(Seat seat) {
        return atTable(setting.seating().opponents(seat));
    }

    /** Of seats in order, those that still take part. */
    private Array<Seat> atTable(Array<Seat> all) {
        int there = 0;
        boolean isEverybody = true;
        for (int i = 0; i < all.size(); i++) {
            if (isAtTable(all.get(i))) {
                there |= 1 << all.get(i).index();
            } else {
                isEverybody = false;
            }
        }
        return isEverybody ? all : Seats.among(there);
    }

    /** Who sees the hand of that seat, as bits: those who see what it sees, and its team where that is so and the game has begun. */
    public int handSeers(Seat seat) {
        int seers = setting.lookers(seat);
        if (setting.profile(seat).showsHand() && turn.phase() != TurnState.Phase.SETUP) {
            for (int other = 0; other < sides.size(); other++) {
                seers |= setting.areOpponents(seat, Seat.of(other)) ? 0 : 1 << other;
            }
        }
        return seers;
    }

    /** The seats that still take part and have a hand, in seat order. */
    public Array<Seat> playersInPlay() {
        return atTable(setting.seating().players());
    }

    /** The seats that still take part, in seat order. */
    public Array<Seat> seatsInPlay() {
        return seatsFrom(Seat.of(0));
    }

    /** The seats that still take part, from {@code first} on and round the table. */
    public Array<Seat> seatsFrom(Seat first) {
        Array<Seat> all = Seats.from(first, sides.size());
        for (int seat = 0; seat < sides.size(); seat++) {
            if (!sides.get(seat).atTable()) {
                return all.filter(this::isAtTable);
            }
        }
        return all;
    }

    /** The Pokémon in play of that id; nothing where it has left. */
    public @Nullable InPlay find(PokemonId id) {
        for (int seat = 0; seat < sides.size(); seat++) {
            InPlay found = sides.get(seat).find(id);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Whether the Pokémon of that id is Active. */
    public boolean isActive(InPlay pokemon) {
        return side(pokemon.owner()).isActive(pokemon.id());
    }

    @Override
    public boolean isAtTable(Seat seat) {
        return sides.get(seat.index()).atTable();
    }

    @Override
    public boolean isHalted() {
        return outcome != null;
    }

    public PokemonState withSide(Seat seat, Side side) {
        Array<Side> other = sides.update(seat.index(), side);
        return side.hooks() == side(seat).hooks()
                ? new PokemonState(
                        setting, other, stadium, turn, facts, agenda, known, entered, decisions, outcome, hooks)
                : withSides(other);
    }

    /** With one side changed. */
    public PokemonState change(Seat seat, UnaryOperator<Side> change) {
        return withSide(seat, change.apply(side(seat)));
    }

    /** With that Pokémon as it is now; it is in play. */
    public PokemonState with(InPlay pokemon) {
        return withSide(pokemon.owner(), side(pokemon.owner()).with(pokemon));
    }

    public PokemonState withHand(Seat seat, CardSet hand) {
        return withSide(seat, side(seat).withHand(hand));
    }

    public PokemonState with(Fact fact) {
        return turn.phase() == TurnState.Phase.TURN ? withFacts(facts.with(fact)) : this;
    }

    public PokemonState withSides(Array<Side> other) {
        return new PokemonState(setting, other, stadium, turn, facts, agenda, known, entered, decisions, outcome);
    }

    public PokemonState withStadium(@Nullable StadiumInPlay other) {
        return new PokemonState(setting, sides, other, turn, facts, agenda, known, entered, decisions, outcome);
    }

    public PokemonState withTurn(TurnState other) {
        return new PokemonState(
                setting, sides, stadium, other, facts, agenda, known, entered, decisions, outcome, hooks);
    }

    public PokemonState withFacts(Facts other) {
        return new PokemonState(
                setting, sides, stadium, turn, other, agenda, known, entered, decisions, outcome, hooks);
    }

    @Override
    public PokemonState withAgenda(Agenda<PokemonState, PokemonEvent> other) {
        return new PokemonState(setting, sides, stadium, turn, facts, other, known, entered, decisions, outcome, hooks);
    }

    public PokemonState withKnown(Known other) {
        return new PokemonState(
                setting, sides, stadium, turn, facts, agenda, other, entered, decisions, outcome, hooks);
    }

    public PokemonState withEntered(int other) {
        return new PokemonState(setting, sides, stadium, turn, facts, agenda, known, other, decisions, outcome, hooks);
    }

    /** After one more decision. */
    public PokemonState decided() {
        return new PokemonState(
                setting, sides, stadium, turn, facts, agenda, known, entered, decisions + 1, outcome, hooks);
    }

    public PokemonState endedBy(Outcome ending) {
        return new PokemonState(setting, sides, stadium, turn, facts, agenda, known, entered, decisions, ending, hooks);
    }
}

package dev.croupier.pokemon.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.pokemon.ending.Endings;
import dev.croupier.pokemon.setup.DrawHands;
import dev.croupier.pokemon.setup.ExtraDraws;
import dev.croupier.pokemon.setup.FlipForFirst;
import dev.croupier.pokemon.setup.PlacePokemon;
import dev.croupier.pokemon.setup.SetPrizes;
import dev.croupier.pokemon.setup.TurnUp;
import dev.croupier.pokemon.table.Course;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.turn.FirstTurn;
import dev.croupier.pokemon.turn.TakeTurn;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** The usual game: a coin decides who goes first, opponents take the Prizes, and who has taken all of them wins. */
public record UsualCourse() implements Course {
    private static final List<Instruction<PokemonState, PokemonEvent>> SETUP = List.of(
            new FlipForFirst(),
            new DrawHands(),
            new PlacePokemon(),
            new SetPrizes(),
            new ExtraDraws(),
            new TurnUp(),
            new FirstTurn());
    private static final SupporterLimit ONE = new SupporterLimit(1, "PKM-TURN-8", PokemonMessage.ONE_SUPPORTER_A_TURN);
    private static final SupporterLimit NONE = new SupporterLimit(0, "PKM-TURN-8", PokemonMessage.ONE_SUPPORTER_A_TURN);
    private static final SupporterSharing OWN = new SupporterSharing(false, false, "PKM-TURN-8");

    @Override
    public List<Instruction<PokemonState, PokemonEvent>> setUp() {
        return SETUP;
    }

    @Override
    public Array<Instruction<PokemonState, PokemonEvent>> turn(PokemonState state, int team) {
        return Array.of(new TakeTurn(team));
    }

    @Override
    public Array<Instruction<PokemonState, PokemonEvent>> beforeCheckup(int team) {
        return Array.empty();
    }

    @Override
    public Array<Instruction<PokemonState, PokemonEvent>> afterCheckup(int team) {
        return Array.empty();
    }

    @Override
    public Array<Seat> prizeTakers(PokemonState state, Seat owner) {
        return state.opponents(owner);
    }

    @Override
    public PokemonState prizesMissing(PokemonState state, Seat seat, int missing, Happening<PokemonEvent> happening) {
        return state;
    }

    @Override
    public boolean isToBeJudged(PokemonState state) {
        return Endings.isToBeJudged(state);
    }

    @Override
    public Array<Instruction<PokemonState, PokemonEvent>> settling(PokemonState state) {
        return Array.empty();
    }

    /** Every seat has a hand. */
    @Override
    public PokemonState drawnWithoutHand(PokemonState state, Seat seat, int count, Happening<PokemonEvent> happening) {
        return state;
    }

    @Override
    public boolean canDrawWithoutHand(PokemonState state, Seat seat) {
        return false;
    }

    @Override
    public PokemonState judged(
            PokemonState state, Array<Integer> before, Array<Seat> unable, Happening<PokemonEvent> happening) {
        return Endings.decide(state, before, unable, happening);
    }

    @Override
    public boolean hasFirstTurnEvolutionByTexts() {
        return false;
    }

    @Override
    public boolean hasWeaknessAndResistance() {
        return true;
    }

    @Override
    public SupporterLimit supporters(PokemonState state, Seat seat) {
        return state.side(seat).turn().supporters() > 0 ? NONE : ONE;
    }

    @Override
    public String partsRule() {
        return "PKM-TURN-2";
    }

    @Override
    public int leastCards(PokemonState state, Seat seat, int least) {
        return least;
    }

    @Override
    public SupporterSharing sharing() {
        return OWN;
    }

    @Override
    public String toString() {
        return "usual";
    }
}

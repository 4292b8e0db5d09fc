package dev.croupier.pokemon.table;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** What follows what in a game, and who wins it: what a format says besides the rules of turns and cards. A course is data, with an equality of its own. */
public interface Course {

    /** The set-up, from the first step to the beginning of the first turn. */
    List<Instruction<PokemonState, PokemonEvent>> setUp();

    /** What a team does in its turn, once that has begun and its players have drawn. */
    Array<Instruction<PokemonState, PokemonEvent>> turn(PokemonState state, int team);

    /** What is done when a team's turn is over and what lasted until then has ended, before the checkup. */
    Array<Instruction<PokemonState, PokemonEvent>> beforeCheckup(int team);

    /** What is done when the checkup after a team's turn is over, its Knock Outs included. */
    Array<Instruction<PokemonState, PokemonEvent>> afterCheckup(int team);

    /** Who takes the Prizes for a Knock Out of that player's Pokémon, in seat order. */
    Array<Seat> prizeTakers(PokemonState state, Seat owner);

    /** A player has to take so many Prizes more than there are (PKM-KO-6). */
    PokemonState prizesMissing(PokemonState state, Seat seat, int missing, Happening<PokemonEvent> happening);

    /** Whether somebody has lost or won by how things stand, besides at Knock Outs: then it is {@link #judged} before anybody goes on. */
    boolean isToBeJudged(PokemonState state);

    /** What else is done before anybody goes on, as soon as no text goes on and Knock Outs are dealt with; nearly always nothing. */
    Array<Instruction<PokemonState, PokemonEvent>> settling(PokemonState state);

    /** A seat without a hand would draw so many cards. Cards that it would take into its hand lie among those that are being played. */
    PokemonState drawnWithoutHand(PokemonState state, Seat seat, int count, Happening<PokemonEvent> happening);

    /** Whether a seat without a hand would get a card if it drew one now. */
    boolean canDrawWithoutHand(PokemonState state, Seat seat);

    /**
     * Ends the game where somebody has won, and takes those out who have lost while others play on; asked after Prizes were taken, before anybody
     * promotes, and when players cannot draw.
     *
     * @param before how many Prizes each seat had taken before these
     * @param unable who cannot draw at the start of the turn
     */
    PokemonState judged(
            PokemonState state, Array<Integer> before, Array<Seat> unable, Happening<PokemonEvent> happening);

    /** Whether texts that make Pokémon evolve, and that forbid it in a player's first turn, allow it there all the same. */
    boolean hasFirstTurnEvolutionByTexts();

    /** Whether Weakness and Resistance count. */
    boolean hasWeaknessAndResistance();

    /** What keeps a player from playing a Supporter, whatever its text: the rule, or nothing. */
    SupporterLimit supporters(PokemonState state, Seat seat);

    /** The id of the rule by which attacks come after everything else, at tables where they do. */
    String partsRule();

    /** How few cards do where a text of that seat has at least so many chosen, two or more. */
    int leastCards(PokemonState state, Seat seat, int least);

    /** Whether a player may play a Supporter for another one of its team. */
    SupporterSharing sharing();

    /**
     * How many Supporters a player may still play in this turn.
     *
     * @param left how many
     * @param rule the id of the rule that says so
     * @param words what it says
     */
    record SupporterLimit(int left, String rule, PokemonMessage words) {}

    /**
     * For whom Supporters are played.
     *
     * @param ofTeam whether for others of the team, too
     * @param asked whether these are asked first
     * @param rule the id of the rule that says so
     */
    record SupporterSharing(boolean ofTeam, boolean asked, String rule) {}
}

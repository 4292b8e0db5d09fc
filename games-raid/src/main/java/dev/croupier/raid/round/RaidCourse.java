package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.pokemon.knockout.Settle;
import dev.croupier.pokemon.setup.DrawHands;
import dev.croupier.pokemon.setup.PlacePokemon;
import dev.croupier.pokemon.setup.SetPrizes;
import dev.croupier.pokemon.setup.TurnUp;
import dev.croupier.pokemon.table.Course;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.SeatTurn;
import dev.croupier.pokemon.turn.FirstTurn;
import dev.croupier.pokemon.turn.TakeTurn;
import dev.croupier.raid.rules.BossChoices;
import dev.croupier.raid.rules.BossConditionRecovery;
import dev.croupier.raid.rules.BossPickMinimum;
import dev.croupier.raid.rules.MillTiming;
import dev.croupier.raid.rules.RaidRules;
import dev.croupier.raid.rules.SharedTurnModel;
import dev.croupier.raid.rules.SupporterConsent;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * The course of a raid. In a round the players take their turn together, then comes a checkup, then the boss draws, attacks and pays for the damage of the
 * round, then comes another checkup.
 *
 * @param rules the options
 */
public record RaidCourse(RaidRules rules) implements Course {
    /** The team of the players; the boss is the other one. */
    static final int PLAYERS = 0;

    private static final List<Instruction<PokemonState, PokemonEvent>> SETUP = List.of(
            new BeginRaid(),
            new DrawHands(),
            new PlacePokemon(),
            new SetPrizes(),
            new TurnUp(),
            new ShowHands(),
            new FirstTurn());

    private static final Array<Instruction<PokemonState, PokemonEvent>> RESHUFFLE = Array.of(new Reshuffle());
    private static final Array<Instruction<PokemonState, PokemonEvent>> PLAY_DRAWN = Array.of(new PlayDrawn());

    static RaidRules rules(PokemonState state) {
        return ((RaidCourse) state.setting().course()).rules();
    }

    /** The seat of the boss: the last one. */
    static Seat boss(PokemonState state) {
        return Seat.of(state.seats() - 1);
    }

    @Override
    public List<Instruction<PokemonState, PokemonEvent>> setUp() {
        return SETUP;
    }

    @Override
    public Array<Instruction<PokemonState, PokemonEvent>> turn(PokemonState state, int team) {
        if (team == PLAYERS) {
            return rules.sharedTurnModel() == SharedTurnModel.FREE_INTERLEAVE
                    ? Array.of(new CountPlayers(), new TakeTurn(team))
                    : Array.of(
                            new CountPlayers(),
                            new TakeTurn(team, TakeTurn.Part.BEFORE_ATTACKS),
                            new TakeTurn(team, TakeTurn.Part.ATTACKS));
        }
        return Array.of(new BossDraws(), new Settle(), new BossUses(), new Settle(), new BossAttack());
    }

    @Override
    public Array<Instruction<PokemonState, PokemonEvent>> beforeCheckup(int team) {
        boolean isDue = (team == PLAYERS) == (rules.millTiming() == MillTiming.END_OF_PLAYERS_TURN);
        return isDue ? Array.of(new LoseBossCards()) : Array.empty();
    }

    @Override
    public Array<Instruction<PokemonState, PokemonEvent>> afterCheckup(int team) {
        return rules.bossConditionRecovery() == BossConditionRecovery.EVERY_CHECKUP || team != PLAYERS
                ? Array.of(new BossRecovers())
                : Array.empty();
    }

    /** A player takes the own Prizes (RAID-60). */
    @Override
    public Array<Seat> prizeTakers(PokemonState state, Seat owner) {
        return Array.of(owner);
    }

    @Override
    public PokemonState prizesMissing(PokemonState state, Seat seat, int missing, Happening<PokemonEvent> happening) {
        return RaidRound.of(state).withUnable(seat).in(state);
    }

    @Override
    public boolean isToBeJudged(PokemonState state) {
        return Eliminations.areDue(state, Array.empty());
    }

    @Override
    public Array<Instruction<PokemonState, PokemonEvent>> settling(PokemonState state) {
        if (Reshuffle.isDue(state)) {
            return RESHUFFLE;
        }
        return PlayDrawn.isDue(state) ? PLAY_DRAWN : Array.empty();
    }

    /** The boss owes so many draws more (RAID-20, RAID-43). The first is due while the text goes on: a new deck is without its card. */
    @Override
    public PokemonState drawnWithoutHand(PokemonState state, Seat seat, int count, Happening<PokemonEvent> happening) {
        if (count <= 0) {
            return state;
        }
        PokemonState at = Reshuffle.whereEmpty(state, happening);
        RaidRound round = RaidRound.of(at);
        return round.withOwed(round.owed() + count).in(at);
    }

    /** From its deck, or from the one that its discard pile becomes (RAID-48). */
    @Override
    public boolean canDrawWithoutHand(PokemonState state, Seat seat) {
        return !state.side(seat).pile().isEmpty() || Reshuffle.isPossible(state);
    }

    @Override
    public PokemonState judged(
            PokemonState state, Array<Integer> before, Array<Seat> unable, Happening<PokemonEvent> happening) {
        return Eliminations.carriedOut(state, unable, happening);
    }

    /** Rare Candy may be played in the first turn (RAID-13). */
    @Override
    public boolean hasFirstTurnEvolutionByTexts() {
        return rules.raidFirstTurnEvolution();
    }

    @Override
    public boolean hasWeaknessAndResistance() {
        return rules.weaknessResistance();
    }

    /** The team has as many in a turn as there are players, whoever plays them (RAID-15). */
    @Override
    public SupporterLimit supporters(PokemonState state, Seat seat) {
        int left = RaidRound.of(state).players();
        for (int one = 0; one < state.seats() - 1; one++) {
            SeatTurn turn = state.sides().get(one).turn();
            left -= turn.supporters();
        }
        return new SupporterLimit(left, "RAID-15", PokemonMessage.SUPPORTERS_OF_TEAM);
    }

    @Override
    public String partsRule() {
        return "RAID-18";
    }

    /** The players may make do with one card where they choose for the boss (RAID-46). */
    @Override
    public int leastCards(PokemonState state, Seat seat, int least) {
        boolean isOne = rules.bossPickMinimum() == BossPickMinimum.ONE
                && rules.bossChoices() == BossChoices.PLAYERS
                && seat.equals(boss(state));
        return isOne ? 1 : least;
    }

    /** A Supporter is played for any player of the team (RAID-16). */
    @Override
    public SupporterSharing sharing() {
        return new SupporterSharing(true, rules.supporterConsent() == SupporterConsent.ASK, "RAID-16");
    }

    @Override
    public String toString() {
        return "raid " + rules.text();
    }
}

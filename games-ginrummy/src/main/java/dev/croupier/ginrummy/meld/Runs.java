package dev.croupier.ginrummy.meld;

/** The runs within one suit, as masks of its thirteen ranks, bit 0 for the ace (GIN-B13). */
final class Runs {
    static final int RANKS = 13;

    /** All ranks of a suit. */
    static final int SUIT = (1 << RANKS) - 1;

    private static final int SHORTEST = 3;
    private static final ByAceRuns<Runs> ALL = ByAceRuns.of(Runs::new);

    private final boolean[] run = new boolean[SUIT + 1];
    private final short[] takes = new short[SUIT + 1];

    private Runs(AceRuns aceRuns) {
        int ends = RANKS + aceRuns.ranksAboveKing();
        for (int start = 0; start < RANKS; start++) {
            int ranks = 0;
            for (int length = 1; length <= RANKS && start + length <= ends; length++) {
                ranks |= 1 << ((start + length - 1) % RANKS);
                run[ranks] |= length >= SHORTEST;
            }
        }
        for (int ranks = 0; ranks <= SUIT; ranks++) {
            takes[ranks] = run[ranks] ? (short) longer(ranks) : 0;
        }
    }

    static Runs of(AceRuns aceRuns) {
        return ALL.get(aceRuns);
    }

    /** Whether these ranks of one suit are a run. */
    boolean isRun(int ranks) {
        return run[ranks];
    }

    /** The ranks that lengthen this run by one card, at either end; none if it is no run. */
    int takes(int ranks) {
        return takes[ranks];
    }

    /** The rank at which a run starts, 0 for the ace; the thirteen cards of a suit start with the ace. */
    static int start(int ranks) {
        int rankBelow = ((ranks << 1) | (ranks >>> (RANKS - 1))) & SUIT;
        return ranks == SUIT ? 0 : Integer.numberOfTrailingZeros(ranks & ~rankBelow);
    }

    private int longer(int ranks) {
        int longer = 0;
        for (int rest = SUIT & ~ranks; rest != 0; rest &= rest - 1) {
            int rank = rest & -rest;
            longer |= run[ranks | rank] ? rank : 0;
        }
        return longer;
    }
}

package dev.croupier.pokemon.match;

/**
 * What a player has made of the matches of an event.
 *
 * @param player the name
 * @param wins matches won
 * @param losses matches lost, double losses among them
 * @param ties matches tied
 */
public record Standing(String player, int wins, int losses, int ties) {

    static Standing none(String player) {
        return new Standing(player, 0, 0, 0);
    }

    /** 3 for a win, 1 for a tie, 0 for a loss (PKM-T16). */
    public int points() {
        return wins * Verdict.WIN.points() + losses * Verdict.LOSS.points() + ties * Verdict.TIE.points();
    }

    Standing with(Verdict verdict) {
        return switch (verdict) {
            case WIN -> new Standing(player, wins + 1, losses, ties);
            case TIE -> new Standing(player, wins, losses, ties + 1);
            case LOSS, DOUBLE_LOSS -> new Standing(player, wins, losses + 1, ties);
        };
    }
}

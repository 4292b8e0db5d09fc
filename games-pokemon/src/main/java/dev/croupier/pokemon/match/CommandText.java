package dev.croupier.pokemon.match;

/** Writes commands, a line each. */
final class CommandText implements MatchCommand.Visitor<String> {

    @Override
    public String gameStarted(MatchCommand.GameStarted command) {
        return "start " + command.first();
    }

    @Override
    public String prizesCounted(MatchCommand.PrizesCounted command) {
        return "prizes " + command.left();
    }

    @Override
    public String turnEnded(MatchCommand.TurnEnded command) {
        return "turn " + command.turn() + " " + command.player() + " " + command.left();
    }

    @Override
    public String gameEnded(MatchCommand.GameEnded command) {
        return "end " + command.result() + " " + command.ending() + " " + command.left();
    }

    @Override
    public String timeCalled(MatchCommand.TimeCalled command) {
        return "time " + command.moment();
    }

    @Override
    public String overtimeExpired(MatchCommand.OvertimeExpired command) {
        return "expired " + command.left();
    }

    @Override
    public String penalty(MatchCommand.Penalty command) {
        return "penalty " + command.player() + " " + command.level();
    }

    @Override
    public String appeal(MatchCommand.Appeal command) {
        return "appeal " + command.penalty() + (command.upheld() ? " UPHELD" : " LIFTED");
    }

    @Override
    public String tardy(MatchCommand.Tardy command) {
        return "tardy " + command.player();
    }

    @Override
    public String flipRuled(MatchCommand.FlipRuled command) {
        return "flip " + command.flip() + (command.heads() ? " HEADS" : " TAILS");
    }

    @Override
    public String deckFault(MatchCommand.DeckFault command) {
        return "deck " + command.player() + " " + command.cards();
    }
}

package dev.croupier.pokemon.match;

import dev.croupier.pokemon.match.MatchCommand.DeckFault;
import io.vavr.collection.Seq;

/** A deck is not what its list says (PKM-MATCH-7, PKM-T33). */
final class DeckFaulting implements MatchRule<DeckFault> {

    @Override
    public Seq<MatchViolation> violations(MatchState state, DeckFault command) {
        return MatchRule.when(command.cards() < 0, new MatchViolation.NoSuchDeck(command, command.cards()));
    }

    @Override
    public Progress effect(Progress progress, DeckFault command) {
        Progress mended = progress.tell(new MatchEvent.DeckMended(command.player(), command.cards()));
        return command.cards() == progress.state().rules().deckSize()
                ? mended
                : Penalising.give(mended, command.player(), PenaltyLevel.GAME_LOSS);
    }
}

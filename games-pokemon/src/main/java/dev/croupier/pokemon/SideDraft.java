package dev.croupier.pokemon;

import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.SeenSide;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;

/** One player's side while a table is drawn. For one draw. */
final class SideDraft {
    private final SeenSide seen;
    private final Array<InPlay> inPlay;
    private CardSet discard = CardSet.empty();
    private CardSet lost = CardSet.empty();
    private CardSet resolving = CardSet.empty();

    /**
     * The draft of a side.
     *
     * @param seen what is seen of it
     * @param inPlay its Pokémon in play
     */
    SideDraft(SeenSide seen, Array<InPlay> inPlay) {
        this.seen = seen;
        this.inPlay = inPlay;
    }

    /** Places the owner's cards that lie open outside play; answers what is left. */
    OwnedCards open(OwnedCards owned) {
        discard = owned.takeAll(seen.discard());
        lost = owned.takeAll(seen.lost());
        resolving = owned.takeAll(seen.resolving());
        return owned;
    }

    /** The side with its hidden cards. */
    Side with(HiddenCards hidden) {
        boolean hasActive = seen.active().isDefined();
        return Side.of(
                hidden.hand(),
                hidden.pile(),
                discard,
                lost,
                hidden.prizes(),
                resolving,
                hasActive ? inPlay.head() : null,
                hasActive ? inPlay.tail() : inPlay,
                seen.lasting(),
                seen.turn(),
                seen.spent(),
                seen.prizesToWin(),
                seen.taken(),
                seen.atTable());
    }
}

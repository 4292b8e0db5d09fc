package dev.croupier.heretoslay.bot;

import dev.croupier.core.Sampler;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.knowledge.Claim;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.heretoslay.HtsSampler;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.heretoslay.table.Place;
import io.vavr.collection.Array;

/**
 * Tables that a seat may be looking at, drawn in little time.
 *
 * <p>Why not every table as it is known: at a large table the sampler may take a second for what is known of cards that have many copies. So
 * with more than a few seats some of it is forgotten: what is known of any but a few cards of a single copy, and what everybody knows, for the
 * table would not fit it.
 *
 * @param most how many claims are remembered at a large table
 * @param small how many seats a table has at most at which all is remembered
 */
record LikelyTables(int most, int small) implements Sampler.Determinizer<HtsState, HtsView> {
    private static final int SMALL = 3;
    private static final int MOST = 4;

    /** Tables to search on. */
    static LikelyTables usual() {
        return new LikelyTables(MOST, SMALL);
    }

    /** A table for one who remembers nothing of the others' hands. */
    static HtsState any(HtsView view, Chance chance) {
        return new LikelyTables(0, 0).sample(view, chance);
    }

    @Override
    public HtsState sample(HtsView view, Chance chance) {
        return HtsSampler.determinizer().sample(remembered(view), chance);
    }

    private HtsView remembered(HtsView view) {
        Array<Claim<Card, Place>> claims = view.known().claims();
        if (claims.isEmpty() || view.players().size() <= small) {
            return view;
        }
        Whereabouts<Card, Place> known = new Whereabouts<>(
                claims.filter(claim -> claim.kind().copies() == 1).take(most));
        return new HtsView(
                view.observer(),
                view.setting(),
                view.players(),
                view.deck(),
                view.discards(),
                view.resolving(),
                view.monsterDeck(),
                view.monsterRow(),
                view.leaders(),
                view.turn(),
                view.lasting(),
                view.agenda(),
                known,
                Whereabouts.none(),
                view.decisions(),
                view.outcome());
    }
}

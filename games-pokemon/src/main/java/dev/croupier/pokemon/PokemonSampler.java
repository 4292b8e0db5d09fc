package dev.croupier.pokemon;

import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Known;
import dev.croupier.pokemon.table.Place;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.Setting;
import dev.croupier.pokemon.table.StadiumInPlay;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Draws tables that an observer may be looking at. A deck list that it does not know is drawn by weight from the candidates that fit; then every
 * deal of the hidden cards, to hands, decks, Prizes and face down onto the table, is as likely that its knowledge allows. A deal that
 * cannot have led to the pending question is drawn anew. What the others know of
 * each other's cards is not guessed; they are taken to know what everybody knows.
 */
public record PokemonSampler() implements Sampler<PokemonState, PokemonView, Prior> {
    /** So often it is drawn anew: nearly every draw fits, except where somebody has begun to choose rare cards in secret. */
    private static final int DRAWS = 5000;

    /** The sampler as searching bots take it. */
    public static Sampler.Determinizer<PokemonState, PokemonView> determinizer(Prior prior) {
        return new PokemonSampler().under(prior);
    }

    /**
     * A table that has that view.
     *
     * @throws NoDeckFits where the prior has no deck for a player that it could have
     */
    @Override
    public PokemonState sample(PokemonView view, Prior prior, Chance chance) {
        for (int draw = 0; draw < DRAWS; draw++) {
            PokemonState table = draw(view, prior, chance);
            if (table != null) {
                return table;
            }
        }
        throw new IllegalStateException(
                "no deal in " + DRAWS + " led to " + view.agenda().next() + " as " + view.observer() + " sees it");
    }

    /** One draw; nothing where what was drawn cannot be what led to the pending question. */
    private static @Nullable PokemonState draw(PokemonView view, Prior prior, Chance chance) {
        Array<DeckList> decks = view.seats().map(seat -> deck(view, prior, seat, chance));
        Array<OwnedCards> owned = decks.map(OwnedCards::new);
        SeenTable seen = new SeenTable(view, owned);
        StadiumInPlay stadium = seen.stadium();
        Array<SideDraft> drafts = view.seats().map(seat -> new SideDraft(view.side(seat), seen.inPlay(seat)));
        Array<HiddenCards> hidden = view.seats()
                .map(seat ->
                        HiddenCards.draw(view, seat, drafts.get(seat.index()).open(owned.get(seat.index())), chance));
        PokemonState table = new PokemonState(
                Setting.of(view.rules(), decks, view.seating(), Catalogue.known()),
                drafts.zipWith(hidden, SideDraft::with),
                stadium,
                view.turn(),
                view.facts(),
                Agenda.empty(),
                known(view),
                view.entered(),
                view.decisions(),
                view.outcome().getOrNull());
        return new Unmasking(table, hidden.map(HiddenCards::faceDown), chance).of(view.agenda());
    }

    /** Those of the prior's decks that can be the one that {@code seat} has brought. */
    public static Array<Prior.Candidate> fitting(PokemonView view, Prior prior, Seat seat) {
        return prior.of(seat).filter(candidate -> HiddenCards.fit(view, seat, DeckList.of(seat, candidate.cards())));
    }

    private static DeckList deck(PokemonView view, Prior prior, Seat seat, Chance chance) {
        return DeckList.of(seat, view.side(seat).deckList().getOrElse(() -> drawn(view, prior, seat, chance)));
    }

    private static Array<Card> drawn(PokemonView view, Prior prior, Seat seat, Chance chance) {
        Array<Prior.Candidate> fitting = fitting(view, prior, seat);
        if (fitting.isEmpty()) {
            throw new NoDeckFits(seat, view.seen(seat));
        }
        int at = chance.below(fitting.map(Prior.Candidate::weight).sum().intValue());
        for (Prior.Candidate candidate : fitting) {
            at -= candidate.weight();
            if (at < 0) {
                return candidate.cards();
            }
        }
        throw new IllegalStateException("the weights of " + fitting.size() + " decks do not add up");
    }

    private static Known known(PokemonView view) {
        Array<Whereabouts<Card, Place>> known = view.seats()
                .map(seat -> new Whereabouts<>(view.openlyKnown()
                        .claims()
                        .filter(claim -> !claim.places().head().seat().equals(seat))));
        Array<Whereabouts<Card, Place>> all = known.append(view.openlyKnown());
        return Known.of(view.observer() instanceof Seat own ? all.update(own.index(), view.known()) : all);
    }
}

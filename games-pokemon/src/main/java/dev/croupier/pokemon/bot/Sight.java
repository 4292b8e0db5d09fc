package dev.croupier.pokemon.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A table as one seat sees it: of what is hidden from it, nothing is read but how many cards there are.
 *
 * @param state the table; any that the seat cannot tell from it would do
 * @param seat who looks
 */
record Sight(PokemonState state, Seat seat) {

    Side own() {
        return state.side(seat);
    }

    DeckList deck() {
        return state.deck(seat);
    }

    boolean isOwn(InPlay pokemon) {
        return pokemon.owner().equals(seat);
    }

    /** Whether it is of the own team. */
    boolean isOurs(Seat other) {
        return !state.setting().areOpponents(seat, other);
    }

    /** Whether it is of a player of the own team. */
    boolean isOurs(InPlay pokemon) {
        return isOurs(pokemon.owner());
    }

    /** Whether it leaves play when it has taken enough damage, and by texts. */
    boolean canBeLost(InPlay pokemon) {
        return state.setting().profile(pokemon.owner()).losesPokemon();
    }

    @Nullable
    InPlay active() {
        return own().active();
    }

    /** The Pokémon that the seat attacks. */
    @Nullable
    InPlay defender() {
        return defender(seat);
    }

    /** The Pokémon that {@code attacking} attacks. */
    @Nullable
    InPlay defender(Seat attacking) {
        for (Seat opponent : state.opponents(attacking)) {
            InPlay active = state.side(opponent).active();
            if (active != null) {
                return active;
            }
        }
        return null;
    }

    /** The own cards in the deck, as far as the seat can tell: those among the Prizes too, while it does not know these. */
    CardSet unseen() {
        Side side = own();
        if (side.prizes().known()) {
            return side.pile().cards();
        }
        CardSet seen = side.hand().union(side.discard()).union(side.lost()).union(side.resolving());
        Array<Side> sides = state.sides();
        for (int i = 0; i < sides.size(); i++) {
            InPlay active = sides.get(i).active();
            seen = active == null ? seen : with(seen, active);
            Array<InPlay> bench = sides.get(i).bench();
            for (int j = 0; j < bench.size(); j++) {
                seen = with(seen, bench.get(j));
            }
        }
        if (state.stadium() != null && state.stadium().placed().owner().equals(seat)) {
            seen = seen.with(state.stadium().placed().number());
        }
        return deck().all().minus(seen);
    }

    private CardSet with(CardSet seen, InPlay pokemon) {
        return with(with(with(seen, pokemon.stack()), pokemon.energy()), pokemon.tools());
    }

    private CardSet with(CardSet seen, Array<Placed> cards) {
        CardSet all = seen;
        for (int i = 0; i < cards.size(); i++) {
            all = cards.get(i).owner().equals(seat) ? all.with(cards.get(i).number()) : all;
        }
        return all;
    }

    /** The cards of the own deck list, hand included and wherever they lie, that a Pokémon of that name can evolve into, directly or not. */
    Array<Card> evolutions(String name) {
        Array<Card> found = Array.empty();
        DeckList deck = deck();
        for (var kinds = deck.kinds(deck.pokemon()).iterator(); kinds.hasNext(); ) {
            Card card = deck.card(kinds.nextInt());
            if (card.face() instanceof Face.Pokemon face && comesFrom(face, name, deck)) {
                found = found.append(card);
            }
        }
        return found;
    }

    private static boolean comesFrom(Face.Pokemon face, String name, DeckList deck) {
        if (face.evolvesFrom().contains(name)) {
            return true;
        }
        for (int i = 0; i < face.evolvesFrom().size(); i++) {
            String before = face.evolvesFrom().get(i);
            for (var kinds = deck.kinds(deck.pokemon()).iterator(); kinds.hasNext(); ) {
                Card card = deck.card(kinds.nextInt());
                if (card.name().equals(before)
                        && card.face() instanceof Face.Pokemon middle
                        && middle.evolvesFrom().contains(name)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** With another Pokémon of its side in the Active Spot. */
    Sight switched(InPlay pokemon) {
        Side side = state.side(pokemon.owner());
        InPlay active = side.active();
        if (side.isActive(pokemon.id())) {
            return this;
        }
        Array<InPlay> bench = side.bench().removeAt(side.benchPlace(pokemon.id()));
        Side changed = side.withBench(active == null ? bench : bench.append(active.refreshed()))
                .withActive(pokemon);
        return new Sight(state.withSide(pokemon.owner(), changed), seat);
    }

    /** With a Pokémon as it would be. */
    Sight with(InPlay pokemon) {
        return new Sight(state.with(pokemon), seat);
    }
}

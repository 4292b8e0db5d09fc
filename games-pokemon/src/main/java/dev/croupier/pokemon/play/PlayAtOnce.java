package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.query.Bearers;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.zone.Zones;
import org.jspecify.annotations.Nullable;

/**
 * A seat without a hand plays a card as soon as it gets it; the card lies among those that are being played. Energy and Tools go onto its Pokémon, other
 * Trainers do what they say, as if they were played from a hand. What cannot be played, by its kind or because a text forbids it or it could do nothing, is
 * discarded.
 */
public final class PlayAtOnce {
    private PlayAtOnce() {}

    /** The card of that number is played or discarded. */
    public static PokemonState card(PokemonState state, Seat seat, int number, Happening<PokemonEvent> happening) {
        Card card = state.deck(seat).card(number);
        InPlay active = state.side(seat).active();
        if (active != null
                && card.isEnergy()
                && mayAttach(state, seat, active, card, Passive.Forbidden.ATTACH_ENERGY)) {
            return attached(state, seat, active, number, happening);
        }
        if (active != null && AttachTool.isAttached(card) && mayAttach(state, seat, active, card, forbidden(card))) {
            PokemonState played = TrainerPlayed.by(state, seat, card);
            return attached(withRoom(played, active, card, happening), seat, active, number, happening);
        }
        return PlayTrainer.isPossible(state, seat, card)
                ? PlayTrainer.played(state, seat, number, happening)
                : Zones.resolved(state, seat, number, happening);
    }

    private static Passive.Forbidden forbidden(Card card) {
        return card.isTool() ? Passive.Forbidden.PLAY_TOOL : Passive.Forbidden.PLAY_ITEM;
    }

    private static boolean mayAttach(
            PokemonState state, Seat seat, InPlay active, Card card, Passive.Forbidden forbidden) {
        return Bearers.mayBear(state, active, card)
                && Permission.forbids(state, seat, forbidden, active, card.name()) == null;
    }

    private static PokemonState attached(
            PokemonState state, Seat seat, InPlay pokemon, int number, Happening<PokemonEvent> happening) {
        PokemonState left = Zones.fromHand(state, seat, number);
        InPlay now = left.find(pokemon.id());
        return now == null
                ? Zones.move(left, seat, CardSet.of(number), Zone.PLAY, Zone.DISCARD, Zones.ALL, happening)
                : Board.attach(left, seat, left.deck(seat).placed(number), now, Zone.HAND, happening);
    }

    /** The oldest Tools make room for a new one. */
    private static PokemonState withRoom(
            PokemonState state, InPlay pokemon, Card card, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        if (!card.isTool()) {
            return at;
        }
        @Nullable InPlay now = at.find(pokemon.id());
        while (now != null && tools(now) >= Numbers.toolRoom(at, now) && tools(now) > 0) {
            Placed oldest = now.tools().find(placed -> placed.card().isTool()).get();
            at = Board.detach(at, now, oldest, Zone.DISCARD, happening);
            now = at.find(pokemon.id());
        }
        return at;
    }

    private static int tools(InPlay pokemon) {
        return pokemon.tools().count(placed -> placed.card().isTool());
    }
}

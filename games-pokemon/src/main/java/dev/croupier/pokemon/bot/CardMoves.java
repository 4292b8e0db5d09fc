package dev.croupier.pokemon.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.effect.MoveCards;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What it is worth that cards change their places: drawn, discarded, attached, put into play. */
final class CardMoves {
    /** That the own hand has gone away before. */
    static final Slot<Boolean> EMPTIED = Slot.of("emptied", Boolean.class);

    /** How many cards have come into the own deck before. */
    static final Slot<Integer> RETURNED = Slot.of("returned", Integer.class);

    /** A card of an opponent's hand. */
    private static final double OF_OTHERS = 6.0;

    /** A card of the hand of another player of the team. */
    private static final double OF_OURS = 5.0;

    private final Worth worth;
    private final PokemonState state;
    private final Seat seat;

    CardMoves(Worth worth) {
        this.worth = worth;
        this.state = worth.sight().state();
        this.seat = worth.sight().seat();
    }

    /** That the instruction is carried out, where it is such a one; else 0. */
    double of(Instruction<PokemonState, PokemonEvent> deed, Scope scope) {
        if (deed instanceof MoveCards move) {
            Picked picked = scope.slots().get(move.cards());
            return picked == null ? 0.0 : cards(picked, move.to());
        }
        if (deed instanceof Moves.PutOnBench put) {
            Picked picked = scope.slots().get(put.cards());
            double sum = 0.0;
            for (Card card : cards(picked)) {
                sum += picked != null && picked.owner().equals(seat)
                        ? Math.max(0.0, worth.cards().bench(card))
                        : picked != null && worth.sight().isOurs(picked.owner()) ? 8.0 : -10.0;
            }
            return sum;
        }
        if (deed instanceof Attachments.Attach attach) {
            Array<InPlay> targets = attach.to().of(state, scope);
            return targets.isEmpty() ? 0.0 : attached(scope.slots().get(attach.cards()), Array.of(targets.head()));
        }
        if (deed instanceof Attachments.AttachEach attach) {
            return attached(scope.slots().get(attach.cards()), attach.among().of(state, scope));
        }
        if (deed instanceof Attachments.Detach detach) {
            return detached(scope.slots().get(detach.cards(), AttachedCards.none()), detach.to());
        }
        if (deed instanceof Attachments.MoveAttached move) {
            AttachedCards cards = scope.slots().get(move.cards(), AttachedCards.none());
            Array<InPlay> targets = move.to().of(state, scope);
            double sum = targets.isEmpty() ? 0.0 : detached(cards, Zone.PLAY);
            for (AttachedCards.On on : targets.isEmpty() ? Array.<AttachedCards.On>empty() : cards.all()) {
                sum += worth.attach(targets.head(), on.card().card());
            }
            return sum;
        }
        if (deed instanceof Moves.EvolveWith evolve) {
            return evolved(evolve.which(), scope.slots().get(evolve.card()), scope);
        }
        return deed instanceof Moves.Exchange exchange
                ? evolved(exchange.which(), scope.slots().get(exchange.card()), scope)
                : drawn(deed, scope);
    }

    private double evolved(Which which, @Nullable Picked picked, Scope scope) {
        Array<Card> cards = cards(picked);
        double sum = 0.0;
        if (!cards.isEmpty() && cards.head().isPokemon()) {
            for (InPlay pokemon : which.of(state, scope)) {
                sum += worth.cards().evolve(pokemon, cards.head());
            }
        }
        return sum;
    }

    private double drawn(Instruction<PokemonState, PokemonEvent> deed, Scope scope) {
        if (deed instanceof Deck.Draw draw) {
            return eachOf(
                    draw.whose(), scope, player -> draw(player, draw.count().in(state, scope), scope));
        }
        if (deed instanceof Deck.EachDraws draw) {
            return eachOf(draw.whose(), scope, player -> {
                Scope of = new Scope(player, scope.self(), scope.slots());
                return draw(player, draw.count().in(state, of), scope);
            });
        }
        if (deed instanceof Deck.DrawUntil draw) {
            int wanted = draw.count().in(state, scope);
            return eachOf(draw.whose(), scope, player -> {
                int held = scope.slots().binds(EMPTIED) ? 0 : state.hand(player).size();
                return draw(player, Math.max(0, wanted - held), scope);
            });
        }
        if (deed instanceof Deck.MoveHand move) {
            return eachOf(move.whose(), scope, player -> {
                CardSet hand = state.hand(player);
                double kept = move.to() == Zone.DISCARD || move.to() == Zone.LOST ? 0.0 : worth.decked(hand.size());
                double others = worth.sight().isOurs(player) ? -OF_OURS : OF_OTHERS;
                return player.equals(seat) ? kept - 0.7 * worth.cards().hand(hand) : others * hand.size();
            });
        }
        if (deed instanceof Deck.Mill mill) {
            int cards = mill.count().in(state, scope);
            return eachOf(mill.whose(), scope, player -> worth.sight().isOurs(player) ? -2.0 * cards : 2.0 * cards);
        }
        return deed instanceof Deck.LookAtTop ? 4.0 : 0.0;
    }

    private double draw(Seat player, int count, Scope scope) {
        return worth.draw(
                player, count, scope.slots().binds(EMPTIED), scope.slots().get(RETURNED, 0));
    }

    private interface Shared {
        double of(Seat player);
    }

    private double eachOf(Whose whose, Scope scope, Shared shared) {
        double sum = 0.0;
        for (Seat player : whose.seats(state, scope)) {
            sum += shared.of(player);
        }
        return sum;
    }

    private Array<Card> cards(@Nullable Picked picked) {
        return picked == null ? Array.empty() : state.deck(picked.owner()).cards(picked.cards());
    }

    private double cards(Picked picked, Zone to) {
        boolean own = picked.owner().equals(seat);
        boolean fromHand = picked.where() == Zone.HAND;
        if (to == Zone.HAND && !fromHand || to == Zone.DECK_TOP && !fromHand) {
            double left = picked.where() == Zone.DECK ? worth.decked(picked.size()) : 0.0;
            double others = worth.sight().isOurs(picked.owner()) ? OF_OURS : -OF_OTHERS;
            return own ? held(picked.cards()) - left : others * picked.size();
        }
        if (fromHand && to != Zone.HAND) {
            boolean stays = to == Zone.DECK || to == Zone.DECK_TOP || to == Zone.DECK_BOTTOM;
            double kept = stays ? worth.decked(picked.size()) : 0.0;
            double others = worth.sight().isOurs(picked.owner()) ? -others(picked) : others(picked);
            return own ? kept - held(picked.cards()) : others;
        }
        return 0.0;
    }

    private double held(CardSet cards) {
        return worth.cards().hand(cards);
    }

    /** What it is worth that another player loses these cards: such as are played most often. */
    private double others(Picked picked) {
        double sum = 0.0;
        for (Card card : cards(picked)) {
            sum += card.isTrainer() ? 9.0 : card.isEnergy() ? 6.0 : 8.0;
        }
        return sum;
    }

    private double attached(@Nullable Picked picked, Array<InPlay> among) {
        double sum = 0.0;
        for (Card card : cards(picked)) {
            double best = 0.0;
            for (int i = 0; i < among.size(); i++) {
                double gain = worth.attach(among.get(i), card);
                best = i == 0 ? gain : Math.max(best, gain);
            }
            sum += best;
        }
        return sum;
    }

    private double detached(AttachedCards cards, Zone to) {
        double sum = 0.0;
        for (AttachedCards.On on : cards.all()) {
            InPlay pokemon = state.find(on.pokemon());
            double lost =
                    pokemon == null ? 0.0 : worth.detach(pokemon, on.card().card());
            sum += to == Zone.HAND ? 0.4 * lost : lost;
        }
        return sum;
    }
}

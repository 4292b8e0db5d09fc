package dev.croupier.pokemon.table;

import dev.croupier.core.card.CardSet;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * One player's side of the table.
 *
 * @param hand the cards in hand
 * @param pile the deck
 * @param discard the discard pile
 * @param lost the cards in the Lost Zone
 * @param prizes the Prize cards
 * @param resolving Trainers that are being played: in neither hand nor discard pile (PKM-ZONE-8)
 * @param active the Active Pokémon; nothing in the set-up and while a replacement is chosen
 * @param bench the Benched Pokémon, in the order in which they came there
 * @param lasting what holds for the player for a while
 * @param turn what the player has done in this turn
 * @param spent what is used once a game: the GX attack, the VSTAR Power, names of V-UNION
 * @param prizesToWin how many Prizes have to be taken to win (PKM-WIN-1)
 * @param taken how many Prizes were taken
 * @param atTable whether the player still takes part
 * @param hooks where the passives on this side are asked, as bits of {@link Hook}: follows from the rest
 */
public record Side(
        CardSet hand,
        DrawPile pile,
        CardSet discard,
        CardSet lost,
        Prizes prizes,
        CardSet resolving,
        @Nullable InPlay active,
        Array<InPlay> bench,
        Array<Lasting> lasting,
        SeatTurn turn,
        Array<String> spent,
        int prizesToWin,
        int taken,
        boolean atTable,
        long hooks) {

    /** A side before the set-up: the whole deck lies shuffled. */
    public static Side of(DeckList deck, int prizesToWin) {
        return new Side(
                CardSet.empty(),
                DrawPile.shuffled(deck.all()),
                CardSet.empty(),
                CardSet.empty(),
                Prizes.none(),
                CardSet.empty(),
                null,
                Array.empty(),
                Array.empty(),
                SeatTurn.fresh(),
                Array.empty(),
                prizesToWin,
                0,
                true,
                0L);
    }

    /** The Pokémon in play, the Active one first. */
    public Array<InPlay> inPlay() {
        return active == null ? bench : bench.prepend(active);
    }

    /** How many Pokémon are in play. */
    public int count() {
        return bench.size() + (active == null ? 0 : 1);
    }

    /** The Pokémon in play of that 0-based place, the Active one first: {@link #inPlay} without a list. */
    public InPlay at(int place) {
        if (active == null) {
            return bench.get(place);
        }
        return place == 0 ? active : bench.get(place - 1);
    }

    public boolean hasPokemon() {
        return active != null || !bench.isEmpty();
    }

    /** The Pokémon of that id, if it is on this side. */
    public @Nullable InPlay find(PokemonId id) {
        if (active != null && active.id().equals(id)) {
            return active;
        }
        for (int i = 0; i < bench.size(); i++) {
            if (bench.get(i).id().equals(id)) {
                return bench.get(i);
            }
        }
        return null;
    }

    public boolean isActive(PokemonId id) {
        return active != null && active.id().equals(id);
    }

    /** The place on the Bench of that id; −1 where it is not there. */
    public int benchPlace(PokemonId id) {
        for (int i = 0; i < bench.size(); i++) {
            if (bench.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    /** With that Pokémon as it is now; it is on this side. */
    public Side with(InPlay pokemon) {
        return isActive(pokemon.id())
                ? withActive(pokemon)
                : withBench(bench.update(benchPlace(pokemon.id()), pokemon));
    }

    /** Without the Pokémon of that id. */
    public Side without(PokemonId id) {
        return isActive(id) ? withActive(null) : withBench(bench.removeAt(benchPlace(id)));
    }

    public Side withHand(CardSet other) {
        return new Side(
                other,
                pile,
                discard,
                lost,
                prizes,
                resolving,
                active,
                bench,
                lasting,
                turn,
                spent,
                prizesToWin,
                taken,
                atTable,
                hooks);
    }

    public Side withPile(DrawPile other) {
        return new Side(
                hand,
                other,
                discard,
                lost,
                prizes,
                resolving,
                active,
                bench,
                lasting,
                turn,
                spent,
                prizesToWin,
                taken,
                atTable,
                hooks);
    }

    public Side withDiscard(CardSet other) {
        return new Side(
                hand,
                pile,
                other,
                lost,
                prizes,
                resolving,
                active,
                bench,
                lasting,
                turn,
                spent,
                prizesToWin,
                taken,
                atTable,
                hooks);
    }

    public Side withLost(CardSet other) {
        return new Side(
                hand,
                pile,
                discard,
                other,
                prizes,
                resolving,
                active,
                bench,
                lasting,
                turn,
                spent,
                prizesToWin,
                taken,
                atTable,
                hooks);
    }

    public Side withPrizes(Prizes other) {
        return new Side(
                hand,
                pile,
                discard,
                lost,
                other,
                resolving,
                active,
                bench,
                lasting,
                turn,
                spent,
                prizesToWin,
                taken,
                atTable,
                hooks);
    }

    public Side withResolving(CardSet other) {
        return new Side(
                hand,
                pile,
                discard,
                lost,
                prizes,
                other,
                active,
                bench,
                lasting,
                turn,
                spent,
                prizesToWin,
                taken,
                atTable,
                hooks);
    }

    public Side withActive(@Nullable InPlay other) {
        return new Side(
                hand,
                pile,
                discard,
                lost,
                prizes,
                resolving,
                other,
                bench,
                lasting,
                turn,
                spent,
                prizesToWin,
                taken,
                atTable,
                hooks(other, bench, lasting));
    }

    public Side withBench(Array<InPlay> other) {
        return new Side(
                hand,
                pile,
                discard,
                lost,
                prizes,
                resolving,
                active,
                other,
                lasting,
                turn,
                spent,
                prizesToWin,
                taken,
                atTable,
                hooks(active, other, lasting));
    }

    public Side withLasting(Array<Lasting> other) {
        return new Side(
                hand,
                pile,
                discard,
                lost,
                prizes,
                resolving,
                active,
                bench,
                other,
                turn,
                spent,
                prizesToWin,
                taken,
                atTable,
                hooks(active, bench, other));
    }

    public Side withTurn(SeatTurn other) {
        return new Side(
                hand,
                pile,
                discard,
                lost,
                prizes,
                resolving,
                active,
                bench,
                lasting,
                other,
                spent,
                prizesToWin,
                taken,
                atTable,
                hooks);
    }

    public Side withSpent(String what) {
        return new Side(
                hand,
                pile,
                discard,
                lost,
                prizes,
                resolving,
                active,
                bench,
                lasting,
                turn,
                spent.append(what),
                prizesToWin,
                taken,
                atTable,
                hooks);
    }

    public Side withTaken(int other) {
        return new Side(
                hand,
                pile,
                discard,
                lost,
                prizes,
                resolving,
                active,
                bench,
                lasting,
                turn,
                spent,
                prizesToWin,
                other,
                atTable,
                hooks);
    }

    public Side withPrizesToWin(int other) {
        return new Side(
                hand, pile, discard, lost, prizes, resolving, active, bench, lasting, turn, spent, other, taken,
                atTable, hooks);
    }

    /** The player left the table. */
    public Side left() {
        return new Side(
                hand,
                pile,
                discard,
                lost,
                prizes,
                resolving,
                active,
                bench,
                lasting,
                turn,
                spent,
                prizesToWin,
                taken,
                false,
                hooks);
    }

    private static long hooks(@Nullable InPlay active, Array<InPlay> bench, Array<Lasting> lasting) {
        long hooks = active == null ? 0L : active.hooks();
        for (int i = 0; i < bench.size(); i++) {
            hooks |= bench.get(i).hooks();
        }
        for (int i = 0; i < lasting.size(); i++) {
            hooks |= lasting.get(i).passive().hook().bit();
        }
        return hooks;
    }

    public boolean asks(Hook hook) {
        return (hooks & hook.bit()) != 0;
    }

    /** These cards, Pokémon and numbers as a side. */
    public static Side of(
            CardSet hand,
            DrawPile pile,
            CardSet discard,
            CardSet lost,
            Prizes prizes,
            CardSet resolving,
            @Nullable InPlay active,
            Array<InPlay> bench,
            Array<Lasting> lasting,
            SeatTurn turn,
            Array<String> spent,
            int prizesToWin,
            int taken,
            boolean atTable) {
        return new Side(
                hand,
                pile,
                discard,
                lost,
                prizes,
                resolving,
                active,
                bench,
                lasting,
                turn,
                spent,
                prizesToWin,
                taken,
                atTable,
                hooks(active, bench, lasting));
    }
}

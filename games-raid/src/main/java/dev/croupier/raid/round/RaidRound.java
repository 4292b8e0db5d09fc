package dev.croupier.raid.round;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What a raid remembers besides the table. Everybody sees it.
 *
 * @param began how many players began the game
 * @param players how many count in this round: for the cards that damage comes to, the draws of the boss and the Supporters of the team (RAID-OPT-6)
 * @param owed how many cards the boss still has to draw (RAID-43)
 * @param reshuffles how often its discard pile has become its deck (RAID-39)
 * @param played how many cards it has played or discarded in this turn, drawn or taken back
 * @param met which these were, where the options ask whether it meets one again
 * @param unable the players who had to take a Prize and had none left (RAID-61)
 * @param declined what the boss was asked in this turn whether it uses it
 */
public record RaidRound(
        int began,
        int players,
        int owed,
        int reshuffles,
        int played,
        Array<Card> met,
        Array<Seat> unable,
        Array<String> declined) {
    /** Where the frame that stays for the whole game keeps it. */
    static final Slot<RaidRound> SLOT = Slot.of("raid", RaidRound.class);

    static RaidRound of(int players) {
        return new RaidRound(players, players, 0, 0, 0, Array.empty(), Array.empty(), Array.empty());
    }

    /** Of a raid that has begun. */
    static RaidRound of(PokemonState state) {
        RaidRound round = state.agenda().nearest(SLOT);
        if (round == null) {
            throw new IllegalStateException("no raid has begun at this table");
        }
        return round;
    }

    /** As an observer of a raid sees it; none before it has begun or at another table. */
    public static Option<RaidRound> of(PokemonView view) {
        return Option.of(view.agenda().nearest(SLOT));
    }

    PokemonState in(PokemonState state) {
        return state.withAgenda(state.agenda().rebindNearest(SLOT, this));
    }

    RaidRound withPlayers(int other) {
        return new RaidRound(began, other, owed, reshuffles, played, met, unable, declined);
    }

    RaidRound withOwed(int other) {
        return new RaidRound(began, players, other, reshuffles, played, met, unable, declined);
    }

    RaidRound reshuffled() {
        return new RaidRound(began, players, owed, reshuffles + 1, played, met, unable, declined);
    }

    RaidRound withOnePlayed() {
        return new RaidRound(began, players, owed, reshuffles, played + 1, met, unable, declined);
    }

    RaidRound met(Card card) {
        return new RaidRound(began, players, owed, reshuffles, played, met.append(card), unable, declined);
    }

    RaidRound withUnable(Seat seat) {
        return new RaidRound(began, players, owed, reshuffles, played, met, unable.append(seat), declined);
    }

    RaidRound asked(String what) {
        return new RaidRound(began, players, owed, reshuffles, played, met, unable, declined.append(what));
    }

    /** A turn begins: nothing was met in it yet, and nothing asked. */
    RaidRound withNewTurn() {
        return new RaidRound(began, players, owed, reshuffles, 0, Array.empty(), unable, Array.empty());
    }

    @Override
    public String toString() {
        return players + "/" + began + " owed " + owed + " reshuffles " + reshuffles + " played " + played + " met "
                + met.map(Card::key).mkString(",") + " unable " + unable.mkString(",") + " asked "
                + declined.mkString(",");
    }
}

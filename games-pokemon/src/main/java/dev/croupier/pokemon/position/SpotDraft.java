package dev.croupier.pokemon.position;

import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.Lasting;
import dev.croupier.pokemon.table.PokemonId;
import io.vavr.collection.Array;

/** A Pokémon in play as it is read. For one reading. */
final class SpotDraft {
    final Piece at;
    PokemonId id = PokemonId.NONE;
    Array<Entry> stack = Array.empty();
    boolean asItIs;
    Array<Entry> energy = Array.empty();
    Array<Entry> tools = Array.empty();
    int counters;
    Conditions conditions = Conditions.none();
    int entered;
    Piece enteredAt;
    int changed;
    Piece changedAt;
    Array<String> used = Array.empty();
    Array<Lasting> lasting = Array.empty();

    SpotDraft(Piece at) {
        this.at = at;
        this.enteredAt = at;
        this.changedAt = at;
    }

    /** Its cards. */
    Array<Entry> cards() {
        return stack.appendAll(energy).appendAll(tools);
    }
}

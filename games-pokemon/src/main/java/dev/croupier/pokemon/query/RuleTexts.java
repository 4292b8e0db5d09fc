package dev.croupier.pokemon.query;

import dev.croupier.core.Message;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Like;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Tags;
import dev.croupier.pokemon.table.When;
import io.vavr.collection.Array;

/** What a card's tag means by itself, as the passives of every card that has it. */
final class RuleTexts {
    private static final Array<Passive> NONE = Array.empty();
    /** No damage from attacks, either player's, while it is on the Bench (PKM-KIND-2). */
    private static final Array<Passive> TERA = Array.of(new Passive.Prevents(
            Passive.Prevented.DAMAGE, new BenchedSelf(), new Anything(), Array.of(Origin.ATTACK), new Always()));

    private RuleTexts() {}

    static Array<Passive> of(Tags tags) {
        return tags.has(Tag.TERA) ? TERA : NONE;
    }

    record BenchedSelf() implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return pokemon.id().equals(scope.self()) && !state.isActive(pokemon);
        }

        @Override
        public Message description() {
            return PokemonMessage.LIKE_BENCHED_SELF.with();
        }
    }

    record Anything() implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return true;
        }

        @Override
        public Message description() {
            return PokemonMessage.LIKE_ANY.with();
        }
    }

    record Always() implements When {
        @Override
        public boolean holds(PokemonState state, Scope scope) {
            return true;
        }

        @Override
        public Message description() {
            return PokemonMessage.WHEN_ALWAYS.with();
        }
    }
}

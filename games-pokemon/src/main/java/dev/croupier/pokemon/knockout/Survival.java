package dev.croupier.pokemon.knockout;

import dev.croupier.core.Happening;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.query.Holding;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Rescue;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What happens instead of a Knock Out, or instead of the discard pile: a step of its own before anything leaves (PKM-R49, PKM-S21). */
public final class Survival {
    private Survival() {}

    /** What may keep that Pokémon in play, in the order in which it is tried: it has no HP left, by those hits where an attack has damaged any. */
    public static Array<Rescue> rescues(PokemonState state, InPlay pokemon, @Nullable Hits hits) {
        return keeping(state, pokemon, hits).map(one -> {
            Passive.Replaces replaces = one.as(Passive.Replaces.class);
            return new Rescue(one.source(), replaces.remaining(), replaces.flip());
        });
    }

    private static Array<Holding> keeping(PokemonState state, InPlay pokemon, @Nullable Hits hits) {
        return Array.ofAll(Standing.at(state, Hook.WOULD_BE_KNOCKED_OUT)).filter(one -> {
            Passive.Replaces replaces = one.as(Passive.Replaces.class);
            return (replaces.instead() == Passive.Instead.REMAINING_HP
                            || replaces.instead() == Passive.Instead.REMAINING_HP_AND_DISCARD)
                    && isMeant(state, one, replaces, pokemon, hits);
        });
    }

    /** Where a Knocked Out Pokémon goes. */
    enum Destination {
        DISCARD,
        LOST_ZONE,
        TOP_TO_HAND,
        STACK_TO_HAND
    }

    /** The Pokémon stays with some HP left where a text says so. */
    static PokemonState ofPokemon(
            PokemonState state, InPlay pokemon, @Nullable Hits hits, Happening<PokemonEvent> happening) {
        for (Holding one : keeping(state, pokemon, hits)) {
            Passive.Replaces replaces = one.as(Passive.Replaces.class);
            if (replaces.flip() && !happening.chance().coin()) {
                happening.tell(new PokemonEvent.Flipped(pokemon.owner(), false, one.source()));
                continue;
            }
            if (replaces.flip()) {
                happening.tell(new PokemonEvent.Flipped(pokemon.owner(), true, one.source()));
            }
            int remaining = replaces.remaining();
            happening.tell(new PokemonEvent.Survived(pokemon.id(), one.source(), remaining));
            InPlay saved = pokemon.withCounters((Numbers.hp(state, pokemon) - remaining) / 10);
            return replaces.instead() == Passive.Instead.REMAINING_HP_AND_DISCARD
                    ? discarded(state.with(saved), saved, one.source(), happening)
                    : state.with(saved);
        }
        return state;
    }

    private static PokemonState discarded(
            PokemonState state, InPlay pokemon, String source, Happening<PokemonEvent> happening) {
        return pokemon.tools()
                .appendAll(pokemon.energy())
                .find(placed -> placed.card().name().equals(source))
                .map(card -> Board.detach(state, pokemon, card, PokemonEvent.Zone.DISCARD, happening))
                .getOrElse(state);
    }

    static Destination destination(PokemonState state, InPlay pokemon, @Nullable Hits hits) {
        for (Holding one : Standing.at(state, Hook.WOULD_BE_KNOCKED_OUT)) {
            Passive.Replaces replaces = one.as(Passive.Replaces.class);
            if (isMeant(state, one, replaces, pokemon, hits)) {
                switch (replaces.instead()) {
                    case TOP_TO_HAND -> {
                        return Destination.TOP_TO_HAND;
                    }
                    case STACK_TO_HAND -> {
                        return Destination.STACK_TO_HAND;
                    }
                    case LOST_ZONE -> {
                        return Destination.LOST_ZONE;
                    }
                    case REMAINING_HP, REMAINING_HP_AND_DISCARD -> {}
                }
            }
        }
        return Destination.DISCARD;
    }

    private static boolean isMeant(
            PokemonState state, Holding one, Passive.Replaces replaces, InPlay pokemon, @Nullable Hits hits) {
        if (replaces.byAttackDamage() && !isByAttackOf(state, one, replaces, pokemon, hits)) {
            return false;
        }
        Hits.Hit hit = hits == null ? null : hits.on(pokemon.id());
        return (!replaces.fromFullHp() || hit != null && hit.before() == 0)
                && replaces.whom().accepts(state, one.scope(), pokemon)
                && replaces.when().holds(state, one.scope());
    }

    private static boolean isByAttackOf(
            PokemonState state, Holding one, Passive.Replaces replaces, InPlay pokemon, @Nullable Hits hits) {
        InPlay attacker = hits == null ? null : state.find(hits.attacker());
        return Causes.isByAttackDamage(state, pokemon, hits)
                && attacker != null
                && replaces.attacker().accepts(state, one.scope(), attacker);
    }
}

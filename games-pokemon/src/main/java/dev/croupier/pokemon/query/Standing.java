package dev.croupier.pokemon.query;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Lasting;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.StadiumInPlay;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * The passives that hold now at a hook, in a fixed order: side by side in seat order, each Pokémon from the Active one on with its Abilities, its
 * card's own text, its Tools, its Energy and what lasts on it; then what lasts for the player; at last the Stadium.
 *
 * <p><b>Principle.</b> Nothing is stored; whoever asks at a hook walks the table. <b>Why it is fast.</b> Each Pokémon, each side
 * and the table carry the bits of the hooks that anything on them is asked at, so that a table without such a text is one mask, and the answer is an
 * empty list that is not made.
 */
public final class Standing {
    private static final List<Holding> NONE = List.of();

    private Standing() {}

    /** Whether anything on the table is asked at that hook, silenced or not. */
    public static boolean isAsked(PokemonState state, Hook hook) {
        return state.asks(hook);
    }

    /** What holds at that hook. */
    public static List<Holding> at(PokemonState state, Hook hook) {
        return isAsked(state, hook) ? all(state, hook) : NONE;
    }

    private static List<Holding> all(PokemonState state, Hook hook) {
        List<Holding> found = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            Side side = state.sides().get(seat);
            if (!side.asks(hook)) {
                continue;
            }
            InPlay active = side.active();
            if (active != null) {
                addOn(state, hook, active, found);
            }
            Array<InPlay> bench = side.bench();
            for (int i = 0; i < bench.size(); i++) {
                addOn(state, hook, bench.get(i), found);
            }
            add(hook, side.lasting(), PokemonId.NONE, found);
        }
        StadiumInPlay stadium = state.stadium();
        if (stadium != null && (stadium.placed().hooks() & hook.bit()) != 0 && !Silence.ofStadium(state)) {
            add(
                    hook,
                    stadium.card().face().passives(),
                    Scope.of(stadium.by(), PokemonId.NONE),
                    stadium.card().name(),
                    Origin.STADIUM,
                    found);
        }
        return found;
    }

    /** What holds at that hook on one Pokémon: for what the texts on it do to others besides, ask {@link #at}. */
    public static List<Holding> on(PokemonState state, InPlay pokemon, Hook hook) {
        if (!pokemon.asks(hook)) {
            return NONE;
        }
        List<Holding> found = new ArrayList<>();
        addOn(state, hook, pokemon, found);
        return found;
    }

    private static void addOn(PokemonState state, Hook hook, InPlay pokemon, List<Holding> found) {
        if (!pokemon.asks(hook)) {
            return;
        }
        Seat seat = pokemon.owner();
        Scope scope = Scope.of(seat, pokemon.id());
        if ((pokemon.top().hooks() & hook.bit()) != 0) {
            Face.Pokemon face = pokemon.face();
            for (int i = 0; i < face.abilities().size(); i++) {
                Ability ability = face.abilities().get(i);
                if (has(ability.passives(), hook) && !Silence.ofAbility(state, pokemon, ability)) {
                    add(hook, ability.passives(), scope, ability.name(), Origin.ABILITY, found);
                }
            }
            add(hook, face.passives(), scope, pokemon.name(), Origin.RULE, found);
            add(hook, RuleTexts.of(pokemon.card().tags()), scope, pokemon.name(), Origin.RULE, found);
        }
        addAttached(state, hook, pokemon.tools(), pokemon, Origin.TOOL, found);
        addAttached(state, hook, pokemon.energy(), pokemon, Origin.ENERGY, found);
        add(hook, pokemon.lasting(), pokemon.id(), found);
    }

    private static void addAttached(
            PokemonState state, Hook hook, Array<Placed> attached, InPlay on, Origin origin, List<Holding> found) {
        for (int i = 0; i < attached.size(); i++) {
            Placed placed = attached.get(i);
            if ((placed.hooks() & hook.bit()) != 0 && !Silence.ofAttached(state, on, placed.card())) {
                add(
                        hook,
                        placed.card().face().passives(),
                        Scope.of(on.owner(), on.id()),
                        placed.card().name(),
                        origin,
                        found);
            }
        }
    }

    private static void add(
            Hook hook, Array<Passive> passives, Scope scope, String source, Origin origin, List<Holding> found) {
        for (int i = 0; i < passives.size(); i++) {
            if (passives.get(i).hook() == hook) {
                found.add(new Holding(passives.get(i), scope, source, origin));
            }
        }
    }

    private static void add(Hook hook, Array<Lasting> lasting, PokemonId self, List<Holding> found) {
        for (int i = 0; i < lasting.size(); i++) {
            Lasting one = lasting.get(i);
            if (one.passive().hook() == hook) {
                found.add(new Holding(one.passive(), Scope.of(one.by(), self), one.source(), one.origin()));
            }
        }
    }

    private static boolean has(Array<Passive> passives, Hook hook) {
        for (int i = 0; i < passives.size(); i++) {
            if (passives.get(i).hook() == hook) {
                return true;
            }
        }
        return false;
    }
}

package dev.croupier.pokemon.query;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Lasting;
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
import org.jspecify.annotations.Nullable;

/**
 * Which Abilities, Tools, Energy and Stadiums have no effect (PKM-R89, PKM-R91).
 *
 * <p><b>Principle.</b> What silences is taken in one fixed order: the Stadium, Tools and Energy, what lasts, then Abilities, the Pokémon that
 * entered play first before later ones. One that is silenced by those before it is passed over; none silences itself or what it excepts by name.
 * Of two Abilities that silence each other the older one holds. <b>Why.</b> No question on the way asks whether an Ability is active, so that
 * locks of locks cannot go round in circles: it ends by construction.
 */
public final class Silence {
    private Silence() {}

    /** Whether that Ability of that Pokémon has no effect. */
    public static boolean ofAbility(PokemonState state, InPlay pokemon, Ability ability) {
        return causeOf(state, pokemon, ability) != null;
    }

    /** The card, Ability or attack by which that Ability of that Pokémon has no effect; nothing where it has. */
    public static @Nullable String causeOf(PokemonState state, InPlay pokemon, Ability ability) {
        return Standing.isAsked(state, Hook.ABILITY_SILENCED)
                ? cause(state, pokemon, ability, locks(state), Integer.MAX_VALUE)
                : null;
    }

    /** Whether an attached Tool or Energy has no effect. */
    static boolean ofAttached(PokemonState state, InPlay on, Card card) {
        Hook hook = card.isEnergy() ? Hook.ENERGY_SILENCED : Hook.TOOL_SILENCED;
        if (hook == Hook.TOOL_SILENCED && !card.isTool()) {
            return false;
        }
        if (!Standing.isAsked(state, hook)) {
            return false;
        }
        for (Lock lock : outer(state, hook)) {
            if (lock.silences(state, on, card.name(), false)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the Stadium in play has no effect. */
    static boolean ofStadium(PokemonState state) {
        return Standing.isAsked(state, Hook.STADIUM_SILENCED)
                && !outer(state, Hook.STADIUM_SILENCED).isEmpty();
    }

    private record Lock(
            Passive.Silences passive,
            Scope scope,
            String source,
            @Nullable InPlay bearer,
            @Nullable Ability ability) {
        boolean silences(PokemonState state, InPlay pokemon, String name, boolean isSelfKnockOut) {
            return (!passive.only() || isSelfKnockOut)
                    && !passive.except().contains(name)
                    && passive.when().holds(state, scope)
                    && passive.whom().accepts(state, scope, pokemon);
        }
    }

    private static @Nullable String cause(
            PokemonState state, InPlay pokemon, Ability ability, List<Lock> locks, int before) {
        boolean knocksOut = ability.use() != null
                && ability.use()
                        .program()
                        .all()
                        .exists(effect -> effect instanceof dev.croupier.pokemon.table.KnocksOutSelf);
        for (int i = 0; i < Math.min(before, locks.size()); i++) {
            Lock lock = locks.get(i);
            boolean isItself =
                    lock.bearer() != null && lock.bearer().id().equals(pokemon.id()) && ability.equals(lock.ability());
            if (!isItself
                    && lock.silences(state, pokemon, ability.name(), knocksOut)
                    && (lock.bearer() == null
                            || lock.ability() == null
                            || cause(state, lock.bearer(), lock.ability(), locks, i) == null)) {
                return lock.source();
            }
        }
        return null;
    }

    /** What silences Abilities, in the fixed order. */
    private static List<Lock> locks(PokemonState state) {
        List<Lock> locks = outer(state, Hook.ABILITY_SILENCED);
        List<InPlay> bearers = new ArrayList<>();
        for (Side side : state.sides()) {
            for (InPlay pokemon : side.inPlay()) {
                if (pokemon.asks(Hook.ABILITY_SILENCED)) {
                    bearers.add(pokemon);
                }
            }
        }
        bearers.sort((one, other) -> one.id().compareTo(other.id()));
        for (InPlay bearer : bearers) {
            for (Ability ability : bearer.face().abilities()) {
                for (Passive passive : ability.passives()) {
                    if (passive instanceof Passive.Silences silences && silences.hook() == Hook.ABILITY_SILENCED) {
                        locks.add(new Lock(
                                silences, Scope.of(bearer.owner(), bearer.id()), ability.name(), bearer, ability));
                    }
                }
            }
        }
        return locks;
    }

    /** What silences without being an Ability. */
    private static List<Lock> outer(PokemonState state, Hook hook) {
        List<Lock> locks = new ArrayList<>();
        StadiumInPlay stadium = state.stadium();
        if (stadium != null) {
            add(
                    stadium.card().face().passives(),
                    hook,
                    Scope.of(stadium.by(), PokemonId.NONE),
                    stadium.card().name(),
                    locks);
        }
        for (Side side : state.sides()) {
            for (InPlay pokemon : side.inPlay()) {
                if (pokemon.asks(hook)) {
                    addAttached(pokemon.tools(), hook, pokemon, locks);
                    addAttached(pokemon.energy(), hook, pokemon, locks);
                    addLasting(pokemon.lasting(), hook, pokemon.id(), locks);
                    addAbilities(pokemon, hook, locks);
                }
            }
            addLasting(side.lasting(), hook, PokemonId.NONE, locks);
        }
        return locks;
    }

    /** Abilities that silence Tools, Energy or Stadiums; what silences Abilities has its place in the order. */
    private static void addAbilities(InPlay pokemon, Hook hook, List<Lock> locks) {
        if (hook != Hook.ABILITY_SILENCED && pokemon.card().face() instanceof Face.Pokemon face) {
            for (Ability ability : face.abilities()) {
                add(ability.passives(), hook, Scope.of(pokemon.owner(), pokemon.id()), ability.name(), locks);
            }
        }
    }

    private static void addAttached(Array<Placed> attached, Hook hook, InPlay pokemon, List<Lock> locks) {
        for (Placed placed : attached) {
            Scope scope = Scope.of(pokemon.owner(), pokemon.id());
            add(placed.card().face().passives(), hook, scope, placed.card().name(), locks);
        }
    }

    private static void addLasting(Array<Lasting> lasting, Hook hook, PokemonId self, List<Lock> locks) {
        for (Lasting one : lasting) {
            Seat by = one.by();
            add(Array.of(one.passive()), hook, Scope.of(by, self), one.source(), locks);
        }
    }

    private static void add(Array<Passive> passives, Hook hook, Scope scope, String source, List<Lock> locks) {
        for (Passive passive : passives) {
            if (passive instanceof Passive.Silences silences && silences.hook() == hook) {
                locks.add(new Lock(silences, scope, source, null, null));
            }
        }
    }
}

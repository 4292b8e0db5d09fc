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
import org.jspecify.annotations.Nullable;

/**
 * The passives that hold now at a hook, in a fixed order: side by side in seat order, each Pokémon from the Active one on with its Abilities, its
 * card's own text, its Tools, its Energy and what lasts on it; then what lasts for the player; at last the Stadium.
 *
 * <p><b>Principle.</b> Nothing is stored; whoever asks at a hook walks the table. <b>Why it is fast.</b> Each Pokémon, each side
 * and the table carry the bits of the hooks that anything on them is asked at, so that a table without such a text is one mask, and the answer is an
 * empty list that is not made.
 * Most modifiers change a number of the Pokémon that they lie on, and of no other: asked about one Pokémon, those of the others are passed over.
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
        return isAsked(state, hook) ? new Walk(state, hook, null).all() : NONE;
    }

    /** What holds at that hook and could be about {@code whom}: modifiers of other Pokémon's own numbers are left out. */
    static List<Holding> about(PokemonState state, Hook hook, InPlay whom) {
        return isAsked(state, hook) ? new Walk(state, hook, whom).all() : NONE;
    }

    /** What holds at that hook on one Pokémon: for what the texts on it do to others besides, ask {@link #at}. */
    public static List<Holding> on(PokemonState state, InPlay pokemon, Hook hook) {
        return pokemon.asks(hook) ? new Walk(state, hook, null).on(pokemon) : NONE;
    }

    /** Once over the table. */
    private static final class Walk {
        private final PokemonState state;
        private final Hook hook;
        private final @Nullable InPlay whom;
        private List<Holding> found = NONE;

        Walk(PokemonState state, Hook hook, @Nullable InPlay whom) {
            this.state = state;
            this.hook = hook;
            this.whom = whom;
        }

        List<Holding> all() {
            for (int seat = 0; seat < state.seats(); seat++) {
                Side side = state.sides().get(seat);
                if (side.asks(hook)) {
                    addSide(side);
                }
            }
            StadiumInPlay stadium = state.stadium();
            if (stadium != null && isAsked(stadium.placed()) && !Silence.ofStadium(state)) {
                add(
                        stadium.card().face().passives(),
                        stadium.by(),
                        PokemonId.NONE,
                        stadium.card().name(),
                        Origin.STADIUM);
            }
            return found;
        }

        List<Holding> on(InPlay pokemon) {
            addPokemon(pokemon);
            return found;
        }

        private void addSide(Side side) {
            InPlay active = side.active();
            if (active != null && active.asks(hook)) {
                addPokemon(active);
            }
            Array<InPlay> bench = side.bench();
            for (int i = 0; i < bench.size(); i++) {
                if (bench.get(i).asks(hook)) {
                    addPokemon(bench.get(i));
                }
            }
            addLasting(side.lasting(), PokemonId.NONE);
        }

        private void addPokemon(InPlay pokemon) {
            if (isAsked(pokemon.top())) {
                Face.Pokemon face = pokemon.face();
                for (int i = 0; i < face.abilities().size(); i++) {
                    Ability ability = face.abilities().get(i);
                    if (has(ability.passives()) && !Silence.ofAbility(state, pokemon, ability)) {
                        add(ability.passives(), pokemon.owner(), pokemon.id(), ability.name(), Origin.ABILITY);
                    }
                }
                add(face.passives(), pokemon.owner(), pokemon.id(), pokemon.name(), Origin.RULE);
                Array<Passive> ofTags = RuleTexts.of(pokemon.card().tags());
                add(ofTags, pokemon.owner(), pokemon.id(), pokemon.name(), Origin.RULE);
            }
            addAttached(pokemon.tools(), pokemon, Origin.TOOL);
            addAttached(pokemon.energy(), pokemon, Origin.ENERGY);
            addLasting(pokemon.lasting(), pokemon.id());
        }

        private void addAttached(Array<Placed> attached, InPlay on, Origin origin) {
            for (int i = 0; i < attached.size(); i++) {
                Placed placed = attached.get(i);
                if (isAsked(placed) && !Silence.ofAttached(state, on, placed.card())) {
                    Array<Passive> passives = placed.card().face().passives();
                    add(passives, on.owner(), on.id(), placed.card().name(), origin);
                }
            }
        }

        private void add(Array<Passive> passives, Seat seat, PokemonId self, String source, Origin origin) {
            for (int i = 0; i < passives.size(); i++) {
                if (isWanted(passives.get(i), self)) {
                    add(new Holding(passives.get(i), Scope.of(seat, self), source, origin));
                }
            }
        }

        private void addLasting(Array<Lasting> lasting, PokemonId self) {
            for (int i = 0; i < lasting.size(); i++) {
                Lasting one = lasting.get(i);
                if (isWanted(one.passive(), self)) {
                    add(new Holding(one.passive(), Scope.of(one.by(), self), one.source(), one.origin()));
                }
            }
        }

        private void add(Holding one) {
            found = found.isEmpty() ? new ArrayList<>() : found;
            found.add(one);
        }

        private boolean isAsked(Placed placed) {
            return (placed.hooks() & hook.bit()) != 0;
        }

        private boolean isWanted(Passive passive, PokemonId self) {
            return passive.hook() == hook
                    && (whom == null
                            || self.equals(whom.id())
                            || !(passive instanceof Passive.Modifier modifier)
                            || !modifier.whom().isOfSelfAlone());
        }

        private boolean has(Array<Passive> passives) {
            for (int i = 0; i < passives.size(); i++) {
                if (passives.get(i).hook() == hook) {
                    return true;
                }
            }
            return false;
        }
    }
}

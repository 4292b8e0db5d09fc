package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.pokemon.attack.Targets;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Which;
import io.vavr.collection.Array;

/** What makes the damage of an attack: its base, further targets, what the calculation leaves out. All of it comes before the damage is dealt. */
public final class Hit {
    private Hit() {}

    /** The base is that number. */
    public record Base(HowMany number) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return based(state, Math.max(0, number.in(state)));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.YES;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_BASE.with(number.description());
        }
    }

    /** The base is so much more. */
    public record More(HowMany number) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return based(state, state.agenda().slots().get(Bound.BASE, 0) + number.in(state));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.YES;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_MORE.with(number.description());
        }
    }

    /** The base is so much less, down to nothing. */
    public record Less(HowMany number) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return based(state, Math.max(0, state.agenda().slots().get(Bound.BASE, 0) - number.in(state)));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.YES;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_LESS.with(number.description());
        }
    }

    private static PokemonState based(PokemonState state, int base) {
        return state.withAgenda(state.agenda().bind(Bound.BASE, base));
    }

    /** Each of them is damaged, too. */
    public record Also(Which which, HowMany damage) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            Targets targets = state.agenda().slots().get(Targets.SLOT, new Targets(Array.empty()));
            for (InPlay pokemon : which.of(state, scope)) {
                targets = targets.with(pokemon.id(), damage.in(state, scope));
            }
            return state.withAgenda(state.agenda().bind(Targets.SLOT, targets));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(which.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_HIT.with(damage.description(), which.description());
        }
    }

    /** The calculation leaves something out. */
    public record Ignore(Ignored ignored) implements Effect {
        public static Ignore weakness() {
            return new Ignore(new Ignored(true, false, false));
        }

        public static Ignore weaknessAndResistance() {
            return new Ignore(new Ignored(true, true, false));
        }

        /** Effects on the Pokémon that is attacked (PKM-Q7). */
        public static Ignore defenderEffects() {
            return new Ignore(new Ignored(false, false, true));
        }

        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Ignored before = state.agenda().slots().get(Targets.IGNORED, Ignored.nothing());
            return state.withAgenda(state.agenda().bind(Targets.IGNORED, before.union(ignored)));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.NO;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_IGNORE.with(Array.of(
                            ignored.weakness() ? "Weakness" : "",
                            ignored.resistance() ? "Resistance" : "",
                            ignored.defenderEffects() ? "effects on the Defending Pokémon" : "")
                    .filter(word -> !word.isEmpty())
                    .mkString(" and "));
        }
    }
}

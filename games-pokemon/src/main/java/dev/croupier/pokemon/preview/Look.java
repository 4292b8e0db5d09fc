package dev.croupier.pokemon.preview;

import dev.croupier.core.Happening;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.attack.Aim;
import dev.croupier.pokemon.attack.AttackDamage;
import dev.croupier.pokemon.attack.Share;
import dev.croupier.pokemon.attack.Targets;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;

/** Notes what damage is about to be done, calculation and all. */
record Look(InPlay attacker, Attack attack) implements Silent {
    /** Where it is noted. */
    static final Slot<Noted> NOTED = Slot.of("noted", Noted.class);

    /**
     * What was noted.
     *
     * @param isOther whether another attack has done damage as a part of this one, of which nothing is noted
     */
    record Noted(Array<AttackPreview.Hit> hits, boolean isOther) {}

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        boolean isOther = state.agenda().nearest(Bound.HITS) != null;
        return state.withAgenda(state.agenda().bind(NOTED, new Noted(hits(state), isOther)));
    }

    /** The damage that would be done now. */
    Array<AttackPreview.Hit> hits(PokemonState state) {
        Agenda<PokemonState, PokemonEvent> agenda = state.agenda();
        Array<Aim> aims = Aim.all(
                state,
                attacker.owner(),
                agenda.nearest(Bound.BASE),
                agenda.nearest(Targets.SLOT),
                agenda.nearest(Targets.IGNORED),
                agenda.nearest(Share.SLOT));
        Array<AttackPreview.Hit> hits = Array.empty();
        for (Aim aim : aims) {
            InPlay target = state.find(aim.pokemon());
            hits = target == null
                    ? hits
                    : hits.append(new AttackPreview.Hit(
                            aim.pokemon(),
                            AttackDamage.calculation(
                                    state, attacker, target, aim.base(), aim.ignored(), attack.name())));
        }
        return hits;
    }
}

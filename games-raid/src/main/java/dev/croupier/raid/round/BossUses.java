package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.knockout.Settle;
import dev.croupier.pokemon.play.UseAbility;
import dev.croupier.pokemon.play.UseStadium;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Once in its turn the boss may use each of its Abilities that is used, and the Stadium in play, where it can (RAID-46). */
record BossUses() implements Asking {
    private static final UseAbility ABILITIES = new UseAbility();
    private static final UseStadium STADIUM = new UseStadium();

    /** The first thing that it could use and was not asked about in this turn. */
    private static @Nullable PokemonAction next(PokemonState state) {
        Seat boss = RaidCourse.boss(state);
        if (!state.isAtTable(boss)) {
            return null;
        }
        List<PokemonAction> possible = new ArrayList<>();
        ABILITIES.addLegal(state, boss, possible);
        STADIUM.addLegal(state, boss, possible);
        Array<String> asked = RaidRound.of(state).declined();
        for (PokemonAction action : possible) {
            if (!asked.contains(name(state, action))) {
                return action;
            }
        }
        return null;
    }

    private static String name(PokemonState state, PokemonAction action) {
        return action instanceof PokemonAction.UseAbility use
                ? use.ability()
                : java.util.Objects.requireNonNull(state.stadium()).card().name();
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return next(state) == null ? Array.empty() : Array.of(RaidCourse.boss(state));
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return Array.of(new Choice.Yes(), new Choice.Done());
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        PokemonAction action = java.util.Objects.requireNonNull(next(state));
        PokemonState asked = RaidRound.of(state).asked(name(state, action)).in(state);
        if (!(choice instanceof Choice.Yes)) {
            return asked;
        }
        PokemonState settled = asked.withAgenda(asked.agenda().then(new Settle()));
        return action instanceof PokemonAction.UseAbility use
                ? ABILITIES.effect(settled, use, happening)
                : STADIUM.effect(settled, (PokemonAction.UseStadium) action, happening);
    }

    @Override
    public @Nullable PokemonAction offered(PokemonState state) {
        return next(state);
    }

    @Override
    public boolean isOptional(PokemonState state, Seat seat) {
        return true;
    }

    @Override
    public String rule(PokemonState state) {
        return "RAID-46";
    }

    @Override
    public String kind() {
        return "boss-uses";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        PokemonAction next = next(state);
        return RaidMessage.ASK_BOSS_USES.with(next == null ? "" : name(state, next));
    }
}

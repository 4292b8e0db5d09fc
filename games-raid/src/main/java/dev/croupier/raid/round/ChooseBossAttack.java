package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.attack.UseAttack;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.util.Objects;

/** Whoever has the seat of the boss says with which attack it attacks, or that it does not (RAID-52, RAID-D19). */
record ChooseBossAttack() implements Asking {

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return attacks(state).isEmpty() ? Array.empty() : Array.of(RaidCourse.boss(state));
    }

    private static Array<Attack> attacks(PokemonState state) {
        return UseAttack.usable(state, RaidCourse.boss(state), true);
    }

    private static Attack named(PokemonState state, String name) {
        return attacks(state).find(attack -> attack.name().equals(name)).get();
    }

    @Override
    public boolean isAskedInPerson() {
        return true;
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        InPlay pokemon = Objects.requireNonNull(state.side(seat).active());
        return attacks(state)
                .map(attack -> (Choice) new Choice.OfAttack(pokemon.id(), attack.name()))
                .append(new Choice.Done());
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        PokemonState taken = state.withAgenda(state.agenda().taken());
        return choice instanceof Choice.OfAttack chosen
                ? PayAttack.begun(taken, named(state, chosen.attack()), happening)
                : taken;
    }

    @Override
    public boolean isOptional(PokemonState state, Seat seat) {
        return true;
    }

    @Override
    public String rule(PokemonState state) {
        return "RAID-52";
    }

    @Override
    public String kind() {
        return "boss-attack";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return RaidMessage.ASK_BOSS_ATTACK.with();
    }
}

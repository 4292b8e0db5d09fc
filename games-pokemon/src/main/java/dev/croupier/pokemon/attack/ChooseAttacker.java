package dev.croupier.pokemon.attack;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** The player has several attacks of one name to use, on one Pokémon or on several, and says which it is. */
record ChooseAttacker(Array<Way> ways) implements Asking {

    /** A Pokémon and the attack that it would use. */
    record Way(PokemonId attacker, Attack attack) {}

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return Array.of(state.agenda().top().owner());
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return ways.zipWithIndex((one, place) -> (Choice) new Choice.OfOption(
                place,
                named(state, one) + " " + one.attack() + " " + one.attack().cost()));
    }

    private static Object named(PokemonState state, Way way) {
        InPlay attacker = state.find(way.attacker());
        return attacker == null ? way.attacker() : attacker;
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        Way way = ways.get(((Choice.OfOption) choice).place());
        return UseAttack.announced(
                state.withAgenda(state.agenda().taken()), seat, way.attacker(), way.attack(), happening);
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-ATK-1";
    }

    @Override
    public String kind() {
        return "choose-attacker";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_ATTACK.with();
    }
}

package dev.croupier.pokemon.sets;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.InPlay;

/** Cards without a text, for positions in which another card is tested. */
public final class Plain {
    public static final Card GRASS = PokemonCards.card("MEE", "1");
    public static final Card FIRE = PokemonCards.card("MEE", "2");
    public static final Card WATER = PokemonCards.card("MEE", "3");
    public static final Card LIGHTNING = PokemonCards.card("MEE", "4");
    public static final Card PSYCHIC = PokemonCards.card("MEE", "5");
    public static final Card FIGHTING = PokemonCards.card("MEE", "6");
    public static final Card DARKNESS = PokemonCards.card("MEE", "7");
    public static final Card METAL = PokemonCards.card("MEE", "8");

    private Plain() {}

    /** A Basic Pokémon with so many HP, a Retreat Cost of two, and the free attack Hit for 200. */
    public static Card basic(String name, EnergyType type, int hp) {
        return Write.pokemon(name, "ZZZ", name)
                .basic(hp, type)
                .attack("Hit", "", 200)
                .retreat(2)
                .build();
    }

    /** A Basic Fire Pokémon with 300 HP. */
    public static Card wall() {
        return basic("Wall", EnergyType.FIRE, 300);
    }

    /** The same as a Stage 1 Pokémon. */
    public static Card stage1(String name, EnergyType type, int hp) {
        return Write.pokemon(name, "ZZZ", name)
                .stage1("Nobody", hp, type)
                .attack("Hit", "", 200)
                .retreat(2)
                .build();
    }

    /** A Stadium that does nothing. */
    public static Card stadium(String name) {
        return Write.stadium(name, "ZZZ", name).build();
    }

    /** That attached card, as an answer. */
    public static Choice attached(InPlay pokemon, Card card) {
        return new Choice.OfAttached(pokemon.id(), card);
    }

    /** The card that a search finds, as an answer. */
    public static Choice card(Card card) {
        return new Choice.OfCard(card);
    }

    /** That Pokémon, as an answer. */
    public static Choice pokemon(InPlay pokemon) {
        return new Choice.OfPokemon(pokemon.id());
    }

    /** The player on turn takes the first Prize that lies there. */
    public static Scene prize(Scene scene) {
        return scene.answer(scene.answers().head());
    }
}

package dev.croupier.pokemon;

import static dev.croupier.pokemon.card.Write.times;

import dev.croupier.pokemon.card.PokemonCard;
import dev.croupier.pokemon.card.TrainerCard;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Types;

/** Cards of nobody's game, for tests of rules that are about no card in particular. */
public final class TestCards {
    public static final Card FIRE = PokemonCards.named("Fire Energy").head();
    public static final Card WATER = PokemonCards.named("Water Energy").head();
    public static final Card PSYCHIC = PokemonCards.named("Psychic Energy").head();

    /** A Special Energy that provides two Colorless. */
    public static final Card DOUBLE = Write.specialEnergy("Test Double Energy", "TST", "2")
            .provides(EnergyType.COLORLESS, EnergyType.COLORLESS)
            .build();

    /** A Special Energy whose one unit counts as every type. */
    public static final Card EVERY = Write.specialEnergy("Test Every Energy", "TST", "3")
            .provides(Types.every())
            .build();

    /** 60 HP, Retreat Cost 1: 20 for a Fire, 50 for nothing. */
    public static final Card KIT = basic("Kit", 60, EnergyType.FIRE)
            .attack("Spark", "R", 20)
            .attack("Bite", "", 50)
            .weakness(EnergyType.WATER, times(2))
            .retreat(1)
            .build();

    /** Evolves from it: 90 HP. */
    public static final Card FOX = Write.pokemon("Fox", "TST", "Fox")
            .stage1("Kit", 90, EnergyType.FIRE)
            .attack("Blaze", "R", 60)
            .retreat(2)
            .build();

    /** Evolves from that: 150 HP. */
    public static final Card WYRM = Write.pokemon("Wyrm", "TST", "Wyrm")
            .stage2("Fox", 150, EnergyType.FIRE)
            .attack("Burn Up", "RR", 120)
            .build();

    /** 100 HP, which retreats for nothing: 30 for nothing. */
    public static final Card PUP =
            basic("Pup", 100, EnergyType.WATER).attack("Lick", "", 30).build();

    /** 200 HP, two Prizes. */
    public static final Card BEAR_EX = Write.pokemon("Bear ex", "TST", "Bear")
            .basic(200, EnergyType.COLORLESS)
            .ex()
            .attack("Maul", "", 200)
            .retreat(2)
            .build();

    private TestCards() {}

    /** A Basic Pokémon in the making. */
    public static PokemonCard basic(String name, int hp, EnergyType type) {
        return Write.pokemon(name, "TST", name).basic(hp, type);
    }

    /** An Item that does this. */
    public static Card item(String name, Effect... does) {
        return Write.item(name, "TST", name).does(does).build();
    }

    /** A Supporter that does this. */
    public static Card supporter(String name, Effect... does) {
        return Write.supporter(name, "TST", name).does(does).build();
    }

    /** A Stadium in the making. */
    public static TrainerCard stadium(String name) {
        return Write.stadium(name, "TST", name);
    }

    /** A Tool in the making. */
    public static TrainerCard tool(String name) {
        return Write.tool(name, "TST", name);
    }
}

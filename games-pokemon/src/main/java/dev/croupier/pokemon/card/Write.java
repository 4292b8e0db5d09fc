package dev.croupier.pokemon.card;

import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.Cost;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Printed;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.Tags;
import dev.croupier.pokemon.table.Types;
import dev.croupier.pokemon.table.When;
import io.vavr.collection.Array;

/** The words in which cards are written, so that a card reads like a card. Anybody's cards can be written in them. */
public final class Write {
    private Write() {}

    /** A Pokémon of a printing without a regulation mark. */
    public static PokemonCard pokemon(String name, String set, String number) {
        return pokemon(name, set, number, "");
    }

    /** A Pokémon: its name, the set's code, the number in the set and the regulation mark. */
    public static PokemonCard pokemon(String name, String set, String number, String mark) {
        return new PokemonCard(name, set, number, mark);
    }

    /** An Item of a printing without a regulation mark. */
    public static TrainerCard item(String name, String set, String number) {
        return item(name, set, number, "");
    }

    /** An Item. */
    public static TrainerCard item(String name, String set, String number, String mark) {
        return new TrainerCard(Face.Sort.ITEM, name, set, number, mark);
    }

    /** A Pokémon Tool of a printing without a regulation mark. */
    public static TrainerCard tool(String name, String set, String number) {
        return tool(name, set, number, "");
    }

    /** A Pokémon Tool. */
    public static TrainerCard tool(String name, String set, String number, String mark) {
        return new TrainerCard(Face.Sort.TOOL, name, set, number, mark);
    }

    /** A Technical Machine of a printing without a regulation mark. */
    public static TrainerCard technicalMachine(String name, String set, String number) {
        return new TrainerCard(Face.Sort.TECHNICAL_MACHINE, name, set, number, "");
    }

    /** A Supporter of a printing without a regulation mark. */
    public static TrainerCard supporter(String name, String set, String number) {
        return supporter(name, set, number, "");
    }

    /** A Supporter. */
    public static TrainerCard supporter(String name, String set, String number, String mark) {
        return new TrainerCard(Face.Sort.SUPPORTER, name, set, number, mark);
    }

    /** A Stadium of a printing without a regulation mark. */
    public static TrainerCard stadium(String name, String set, String number) {
        return stadium(name, set, number, "");
    }

    /** A Stadium. */
    public static TrainerCard stadium(String name, String set, String number, String mark) {
        return new TrainerCard(Face.Sort.STADIUM, name, set, number, mark);
    }

    /** The whole Basic Energy of a type. */
    public static Card basicEnergy(EnergyType type, String set, String number) {
        return new Card(
                new CardKey(set, number),
                type + " Energy",
                "",
                Tags.none(),
                new Face.Energy(true, Array.of(Types.of(type)), Array.empty()));
    }

    /** A Special Energy of a printing without a regulation mark. */
    public static EnergyCard specialEnergy(String name, String set, String number) {
        return specialEnergy(name, set, number, "");
    }

    /** A Special Energy. */
    public static EnergyCard specialEnergy(String name, String set, String number, String mark) {
        return new EnergyCard(name, set, number, mark);
    }

    /** A number with a plus behind it: damage such as {@code 110+}, a Weakness such as {@code +10}. */
    public static Printed plus(int number) {
        return new Printed(number, Printed.Sign.PLUS);
    }

    /** A number with a times sign: damage such as {@code 30×}, a Weakness such as {@code ×2}. */
    public static Printed times(int number) {
        return new Printed(number, Printed.Sign.TIMES);
    }

    /** A number with a minus: damage such as {@code 120-}, a Resistance such as {@code -30}. */
    public static Printed minus(int number) {
        return new Printed(number, Printed.Sign.MINUS);
    }

    /** An attack that a card lends to Pokémon, without a number. */
    public static Attack attack(String called, String cost, Clause... text) {
        return attack(called, cost, Printed.blank(), text);
    }

    /** An attack that a card lends to Pokémon. */
    public static Attack attack(String called, String cost, Printed damage, Clause... text) {
        return Array.of(text)
                .foldLeft(Attack.plain(called, Cost.parse(cost), damage), (attack, clause) -> clause.in(attack));
    }

    /** The attack can be chosen only while these hold. */
    public static Clause requires(When... conditions) {
        return new Clause.Requires(Array.of(conditions));
    }

    /** Done before damage. */
    public static Clause before(Effect... effects) {
        return new Clause.Before(Array.of(effects));
    }

    /** Makes the damage another number than the printed one. */
    public static Clause base(Effect... effects) {
        return new Clause.Base(Array.of(effects));
    }

    /** Done after damage. */
    public static Clause after(Effect... effects) {
        return new Clause.After(Array.of(effects));
    }

    /** It is a GX attack or a VSTAR Power: one a game. */
    public static Clause onceAGame(Attack.OncePerGame which) {
        return new Clause.OnceAGame(which);
    }

    /** How something is used: how often. */
    public static Use use(Activation.Limit limit) {
        return new Use(new Activation(limit, Program.of(), false));
    }
}

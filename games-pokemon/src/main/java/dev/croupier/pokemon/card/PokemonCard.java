package dev.croupier.pokemon.card;

import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Printed;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Tags;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** A Pokémon card in the making: each word adds what is printed, in the order of the card. */
public final class PokemonCard {
    private final String name;
    private final String set;
    private final String number;
    private final String mark;
    private Tags tags = Tags.none();
    private Stage stage = Stage.BASIC;
    private Array<String> evolvesFrom = Array.empty();
    private int hp;
    private Types types = Types.none();
    private Array<Ability> abilities = Array.empty();
    private Array<Attack> attacks = Array.empty();
    private Array<Affinity> weaknesses = Array.empty();
    private Array<Affinity> resistances = Array.empty();
    private int retreat;
    private Array<Passive> passives = Array.empty();

    PokemonCard(String name, String set, String number, String mark) {
        this.name = name;
        this.set = set;
        this.number = number;
        this.mark = mark;
    }

    /** A Basic Pokémon. */
    public PokemonCard basic(int hitPoints, EnergyType... ofTypes) {
        return stage(Stage.BASIC, Array.empty(), hitPoints, ofTypes);
    }

    /** A Stage 1, which evolves from the Pokémon of that name. */
    public PokemonCard stage1(String from, int hitPoints, EnergyType... ofTypes) {
        return stage(Stage.STAGE_1, Array.of(from), hitPoints, ofTypes);
    }

    /** It evolves from Pokémon of these names, too. */
    public PokemonCard alsoFrom(String... names) {
        evolvesFrom = evolvesFrom.appendAll(Array.of(names));
        return this;
    }

    /** A Stage 2. */
    public PokemonCard stage2(String from, int hitPoints, EnergyType... ofTypes) {
        return stage(Stage.STAGE_2, Array.of(from), hitPoints, ofTypes);
    }

    /** A VMAX, with its tag. */
    public PokemonCard vmax(String from, int hitPoints, EnergyType... ofTypes) {
        return stage(Stage.VMAX, Array.of(from), hitPoints, ofTypes).tags(Tag.VMAX);
    }

    /** A VSTAR, with its tag. */
    public PokemonCard vstar(String from, int hitPoints, EnergyType... ofTypes) {
        return stage(Stage.VSTAR, Array.of(from), hitPoints, ofTypes).tags(Tag.VSTAR);
    }

    /** A Mega Evolution of a Pokémon-EX, with its tags. */
    public PokemonCard megaOf(String from, int hitPoints, EnergyType... ofTypes) {
        return stage(Stage.MEGA, Array.of(from), hitPoints, ofTypes).tags(Tag.MEGA, Tag.EX_UPPER);
    }

    /** A V-UNION as it is in play, with its tag: each of its pieces says all of it. */
    public PokemonCard vUnion(int hitPoints, EnergyType... ofTypes) {
        return stage(Stage.V_UNION, Array.empty(), hitPoints, ofTypes).tags(Tag.V_UNION);
    }

    /** A Pokémon that evolves from a Fossil by the effect of a card. */
    public PokemonCard restored(String from, int hitPoints, EnergyType... ofTypes) {
        return stage(Stage.RESTORED, Array.of(from), hitPoints, ofTypes);
    }

    private PokemonCard stage(Stage other, Array<String> from, int hitPoints, EnergyType... ofTypes) {
        stage = other;
        evolvesFrom = from;
        hp = hitPoints;
        types = Types.of(ofTypes);
        return this;
    }

    /** A Pokémon ex. */
    public PokemonCard ex() {
        return tags(Tag.EX);
    }

    /** A Pokémon-EX. */
    public PokemonCard upperEx() {
        return tags(Tag.EX_UPPER);
    }

    /** A Tera Pokémon. */
    public PokemonCard tera() {
        return tags(Tag.TERA);
    }

    /** A Mega Evolution Pokémon. */
    public PokemonCard mega() {
        return tags(Tag.MEGA);
    }

    /** A Pokémon V. */
    public PokemonCard v() {
        return tags(Tag.V);
    }

    /** A Pokémon-GX. */
    public PokemonCard gx() {
        return tags(Tag.GX);
    }

    /** A TAG TEAM, which is a Pokémon-GX. */
    public PokemonCard tagTeam() {
        return tags(Tag.TAG_TEAM);
    }

    /** A Radiant Pokémon. */
    public PokemonCard radiant() {
        return tags(Tag.RADIANT);
    }

    /** A Prism Star. */
    public PokemonCard prismStar() {
        return tags(Tag.PRISM_STAR);
    }

    /** An Ancient Pokémon. */
    public PokemonCard ancient() {
        return tags(Tag.ANCIENT);
    }

    /** A Future Pokémon. */
    public PokemonCard future() {
        return tags(Tag.FUTURE);
    }

    /** These tags besides. */
    public PokemonCard tags(Tag... more) {
        tags = tags.with(more);
        return this;
    }

    /** An Ability that holds or triggers. */
    public PokemonCard ability(String called, Passive... holds) {
        return ability(Ability.Sort.ABILITY, called, null, holds);
    }

    /** An Ability that is used. */
    public PokemonCard ability(String called, Use use, Passive... holds) {
        return ability(Ability.Sort.ABILITY, called, use.activation(), holds);
    }

    /** A Poké-Power that triggers. */
    public PokemonCard pokePower(String called, Passive... holds) {
        return ability(Ability.Sort.POKE_POWER, called, null, holds);
    }

    /** A Poké-Power that is used. */
    public PokemonCard pokePower(String called, Use use, Passive... holds) {
        return ability(Ability.Sort.POKE_POWER, called, use.activation(), holds);
    }

    /** A Poké-Body. */
    public PokemonCard pokeBody(String called, Passive... holds) {
        return ability(Ability.Sort.POKE_BODY, called, null, holds);
    }

    /** A Pokémon Power that holds or triggers. */
    public PokemonCard pokemonPower(String called, Passive... holds) {
        return ability(Ability.Sort.POKEMON_POWER, called, null, holds);
    }

    /** A Pokémon Power that is used. */
    public PokemonCard pokemonPower(String called, Use use, Passive... holds) {
        return ability(Ability.Sort.POKEMON_POWER, called, use.activation(), holds);
    }

    private PokemonCard ability(Ability.Sort sort, String called, @Nullable Activation use, Passive... holds) {
        abilities = abilities.append(new Ability(called, sort, use, Array.of(holds)));
        return this;
    }

    /** An attack without a number: its cost in the letters of the types, nothing where it is free. */
    public PokemonCard attack(String called, String cost, Clause... text) {
        return attack(called, cost, Printed.blank(), text);
    }

    /** An attack with a plain number. */
    public PokemonCard attack(String called, String cost, int damage, Clause... text) {
        return attack(called, cost, Printed.of(damage), text);
    }

    /** An attack whose number has a sign. */
    public PokemonCard attack(String called, String cost, Printed damage, Clause... text) {
        attacks = attacks.append(Write.attack(called, cost, damage, text));
        return this;
    }

    /** A Weakness: {@code times(2)} or {@code plus(10)}. */
    public PokemonCard weakness(EnergyType type, Printed by) {
        weaknesses = weaknesses.append(affinity(type, by));
        return this;
    }

    /** A Resistance: {@code minus(30)}. */
    public PokemonCard resistance(EnergyType type, Printed by) {
        resistances = resistances.append(affinity(type, by));
        return this;
    }

    private static Affinity affinity(EnergyType type, Printed by) {
        return switch (by.sign()) {
            case TIMES -> Affinity.times(type, by.number());
            case MINUS -> Affinity.minus(type, by.number());
            case PLUS, PLAIN, BLANK -> Affinity.plus(type, by.number());
        };
    }

    /** The Retreat Cost; none where this is not said. */
    public PokemonCard retreat(int cost) {
        retreat = cost;
        return this;
    }

    /** What holds besides its Abilities. */
    public PokemonCard passive(Passive... holds) {
        passives = passives.appendAll(Array.of(holds));
        return this;
    }

    /** The card. */
    public Card build() {
        return printing(number, face());
    }

    /** The card, and the same under other numbers of the set: the pieces of a V-UNION. */
    public Array<Card> printings(String... others) {
        Face.Pokemon face = face();
        return Array.of(others).prepend(number).map(each -> printing(each, face));
    }

    Face.Pokemon face() {
        return new Face.Pokemon(
                stage, evolvesFrom, hp, types, abilities, attacks, weaknesses, resistances, retreat, passives);
    }

    private Card printing(String itsNumber, Face face) {
        return new Card(new CardKey(set, itsNumber), name, mark, tags, face);
    }
}

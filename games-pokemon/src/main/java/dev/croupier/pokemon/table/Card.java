package dev.croupier.pokemon.table;

import org.jspecify.annotations.Nullable;

/**
 * A card as printed.
 *
 * @param key which printing
 * @param name the full name, with owner, region and suffix: what the limit of four counts and evolving asks for (PKM-DECK-4)
 * @param mark the regulation mark, or nothing where none is printed
 * @param tags its rule box and labels
 * @param face what it says
 */
public record Card(CardKey key, String name, String mark, Tags tags, Face face) implements Comparable<Card> {

    /** By name, then by printing: the order of decks and of choices. */
    @Override
    public int compareTo(Card other) {
        if (this == other) {
            return 0;
        }
        int byName = name.compareTo(other.name);
        return byName != 0 ? byName : key.compareTo(other.key);
    }

    public boolean isPokemon() {
        return face instanceof Face.Pokemon;
    }

    public boolean isTrainer() {
        return face instanceof Face.Trainer;
    }

    /** Whether it is a Pokémon Tool. */
    public boolean isTool() {
        return face instanceof Face.Trainer trainer && trainer.sort() == Face.Sort.TOOL;
    }

    public boolean isEnergy() {
        return face instanceof Face.Energy;
    }

    /** Whether it is a Basic Pokémon card. A Fossil, which is played as one, is not while it lies outside play. */
    public boolean isBasicPokemon() {
        return face instanceof Face.Pokemon pokemon && pokemon.stage().isBasic();
    }

    public boolean isBasicEnergy() {
        return face instanceof Face.Energy energy && energy.basic();
    }

    /**
     * What it says as a Pokémon.
     *
     * @throws ClassCastException where it cannot be one
     */
    public Face.Pokemon pokemon() {
        return face instanceof Face.Trainer trainer && trainer.fossil() != null
                ? trainer.fossil()
                : (Face.Pokemon) face;
    }

    /** As records are, with what tells two cards apart first: nearly always that is which printing it is. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Card that
                        && key.equals(that.key)
                        && name.equals(that.name)
                        && mark.equals(that.mark)
                        && tags.equals(that.tags)
                        && face.equals(that.face);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}

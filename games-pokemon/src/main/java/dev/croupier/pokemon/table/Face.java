package dev.croupier.pokemon.table;

import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What a card says, by its kind. */
public sealed interface Face {

    /** What holds or triggers while the card is in play, besides what its Abilities say. */
    Array<Passive> passives();

    /**
     * A Pokémon.
     *
     * @param stage Basic or what it evolves into
     * @param evolvesFrom the names that it evolves from; none for a Basic Pokémon
     * @param hp the printed HP
     * @param types its types
     * @param abilities its Abilities
     * @param attacks its attacks
     * @param weaknesses its Weaknesses
     * @param resistances its Resistances
     * @param retreat the printed Retreat Cost
     */
    record Pokemon(
            Stage stage,
            Array<String> evolvesFrom,
            int hp,
            Types types,
            Array<Ability> abilities,
            Array<Attack> attacks,
            Array<Affinity> weaknesses,
            Array<Affinity> resistances,
            int retreat,
            Array<Passive> passives)
            implements Face {}

    /**
     * A Trainer.
     *
     * @param sort which kind of Trainer
     * @param program what playing it does; nothing for a Tool or a Stadium that only has passives
     * @param use what a player can use it for while it is the Stadium in play
     * @param fossil what it is in play, where it is played as if it were a Basic Pokémon
     */
    record Trainer(
            Sort sort,
            @Nullable Program program,
            @Nullable Activation use,
            Face.@Nullable Pokemon fossil,
            Array<Passive> passives)
            implements Face {}

    /** The kinds of Trainers. */
    enum Sort {
        ITEM("Item"),
        TOOL("Pokémon Tool"),
        /** Attached like a Tool, but none: a Pokémon has room for any number of them beside its Tool. */
        TECHNICAL_MACHINE("Technical Machine"),
        SUPPORTER("Supporter"),
        STADIUM("Stadium");

        private final String word;

        Sort(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /**
     * An Energy.
     *
     * @param basic whether it is a Basic Energy, of which a deck may have any number
     * @param units what it provides while attached, where no passive of its own says otherwise: for each unit, the types that it counts as
     */
    record Energy(boolean basic, Array<Types> units, Array<Passive> passives) implements Face {}
}

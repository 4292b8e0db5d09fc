package dev.croupier.pokemon.table;

import dev.croupier.core.Action;
import dev.croupier.core.Seat;

/** What a player does. Cards of the hand are named by what they say: any copy is meant. */
public sealed interface PokemonAction extends Action {

    <R> R accept(Visitor<R> visitor);

    /** The answer to what is asked in the middle of something. */
    record Answer(Seat seat, Choice choice) implements PokemonAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.answer(this);
        }
    }

    /** A Basic Pokémon, or a Fossil, from the hand to the Bench. */
    record PlayBasic(Seat seat, Card card) implements PokemonAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.playBasic(this);
        }
    }

    /** An Evolution card from the hand onto a Pokémon. */
    record Evolve(Seat seat, Card card, PokemonId pokemon) implements PokemonAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.evolve(this);
        }
    }

    /** An Energy from the hand onto a Pokémon. */
    record AttachEnergy(Seat seat, Card card, PokemonId pokemon) implements PokemonAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.attachEnergy(this);
        }
    }

    /** A Tool from the hand onto a Pokémon. */
    record AttachTool(Seat seat, Card card, PokemonId pokemon) implements PokemonAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.attachTool(this);
        }
    }

    /**
     * An Item, Supporter or Stadium from the hand.
     *
     * @param player who is <em>you</em> in its text: who plays it or, where a team shares Supporters, another of its players
     */
    record PlayTrainer(Seat seat, Card card, Seat player) implements PokemonAction {
        /** Who plays it is who it is for. */
        public PlayTrainer(Seat seat, Card card) {
            this(seat, card, seat);
        }

        /** Whether it is for another player. */
        public boolean isForAnother() {
            return !player.equals(seat);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.playTrainer(this);
        }
    }

    /** The Ability of that name of a Pokémon; where that is {@link PokemonId#NONE}, of a card in the discard pile. */
    record UseAbility(Seat seat, PokemonId pokemon, String ability) implements PokemonAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.useAbility(this);
        }
    }

    /** What the Stadium in play offers. */
    record UseStadium(Seat seat) implements PokemonAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.useStadium(this);
        }
    }

    /** The Active Pokémon retreats; the Energy and the replacement are asked for next. */
    record Retreat(Seat seat) implements PokemonAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.retreat(this);
        }
    }

    /** The Active Pokémon uses the attack of that name. */
    record UseAttack(Seat seat, String attack) implements PokemonAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.useAttack(this);
        }
    }

    /** Four pieces of that name from the discard pile onto the Bench (PKM-KIND-5). */
    record Assemble(Seat seat, String name) implements PokemonAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.assemble(this);
        }
    }

    /** A Fossil is discarded from play. */
    record DiscardFossil(Seat seat, PokemonId pokemon) implements PokemonAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.discardFossil(this);
        }
    }

    /** The turn ends without an attack. */
    record EndTurn(Seat seat) implements PokemonAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.endTurn(this);
        }
    }

    /** One method for each kind of action. */
    interface Visitor<R> {
        R answer(Answer action);

        R playBasic(PlayBasic action);

        R evolve(Evolve action);

        R attachEnergy(AttachEnergy action);

        R attachTool(AttachTool action);

        R playTrainer(PlayTrainer action);

        R useAbility(UseAbility action);

        R useStadium(UseStadium action);

        R retreat(Retreat action);

        R useAttack(UseAttack action);

        R assemble(Assemble action);

        R discardFossil(DiscardFossil action);

        R endTurn(EndTurn action);
    }
}

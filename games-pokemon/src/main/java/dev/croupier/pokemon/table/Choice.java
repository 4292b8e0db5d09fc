package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;

/** One answer to what is asked in the middle of something. Hidden cards are named by what they say, never by number. */
public sealed interface Choice {

    /** What a message says of it: a name, a word or another message. */
    default Object words() {
        return toString();
    }

    /** Yes: what may be done is done. */
    record Yes() implements Choice {
        @Override
        public String toString() {
            return "yes";
        }
    }

    /** No, or no more. */
    record Done() implements Choice {
        @Override
        public String toString() {
            return "done";
        }
    }

    /** A card of a zone. */
    record OfCard(Card card) implements Choice {
        @Override
        public Object words() {
            return card.name();
        }

        @Override
        public String toString() {
            return card.key().toString();
        }
    }

    /** A Pokémon in play. */
    record OfPokemon(PokemonId pokemon) implements Choice {
        @Override
        public Object words() {
            return pokemon;
        }

        @Override
        public String toString() {
            return pokemon.toString();
        }
    }

    /** A card attached to a Pokémon. */
    record OfAttached(PokemonId pokemon, Card card) implements Choice {
        @Override
        public Object words() {
            return PokemonMessage.CARD_OF.with(card.name(), pokemon);
        }

        @Override
        public String toString() {
            return pokemon + ":" + card.key();
        }
    }

    /** A number. */
    record OfNumber(int number) implements Choice {
        @Override
        public String toString() {
            return Integer.toString(number);
        }
    }

    /** An attack of a Pokémon. */
    record OfAttack(PokemonId pokemon, String attack) implements Choice {
        @Override
        public Object words() {
            return attack;
        }

        @Override
        public String toString() {
            return pokemon + ":" + attack;
        }
    }

    /** A type. */
    record OfType(EnergyType type) implements Choice {
        @Override
        public String toString() {
            return type.toString();
        }
    }

    /** A Special Condition. */
    record OfCondition(SpecialCondition condition) implements Choice {
        @Override
        public String toString() {
            return condition.toString();
        }
    }

    /** A player. */
    record OfSeat(Seat seat) implements Choice {
        @Override
        public Object words() {
            return PokemonMessage.CHOICE_SEAT.with(seat);
        }

        @Override
        public String toString() {
            return "seat " + seat;
        }
    }

    /** A place among Prize cards. */
    record OfPrize(Seat owner, int place) implements Choice {
        @Override
        public String toString() {
            return "prize " + (place + 1);
        }
    }

    /** One of several things to do, or one of several triggers to do first. */
    record OfOption(int place, String text) implements Choice {
        @Override
        public Object words() {
            return text.isEmpty() ? toString() : text;
        }

        @Override
        public String toString() {
            return "option " + (place + 1);
        }
    }
}

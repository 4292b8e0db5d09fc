package dev.croupier.pokemon.kind;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.Noun;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.TextMessage;
import io.vavr.collection.Array;

/** Filters of cards outside play: what a card says there, and nothing that it would be in play (PKM-R74). */
public final class Kinds {
    private Kinds() {}

    /** Filters without anything of their own. */
    public enum Simply implements Kind {
        CARD(PokemonMessage.KIND_CARD) {
            @Override
            public boolean accepts(Card card) {
                return true;
            }
        },
        POKEMON(PokemonMessage.KIND_POKEMON) {
            @Override
            public boolean accepts(Card card) {
                return card.isPokemon();
            }
        },
        BASIC_POKEMON(PokemonMessage.KIND_BASIC) {
            @Override
            public boolean accepts(Card card) {
                return card.isBasicPokemon();
            }
        },
        EVOLUTION(PokemonMessage.KIND_EVOLUTION) {
            @Override
            public boolean accepts(Card card) {
                return card.face() instanceof Face.Pokemon pokemon
                        && pokemon.stage().isEvolution();
            }
        },
        TRAINER(PokemonMessage.KIND_TRAINER) {
            @Override
            public boolean accepts(Card card) {
                return card.isTrainer();
            }
        },
        ENERGY(PokemonMessage.KIND_ENERGY) {
            @Override
            public boolean accepts(Card card) {
                return card.isEnergy();
            }
        },
        BASIC_ENERGY(PokemonMessage.KIND_BASIC_ENERGY) {
            @Override
            public boolean accepts(Card card) {
                return card.isBasicEnergy();
            }
        },
        SPECIAL_ENERGY(PokemonMessage.KIND_SPECIAL_ENERGY) {
            @Override
            public boolean accepts(Card card) {
                return card.isEnergy() && !card.isBasicEnergy();
            }
        },
        RULE_BOX(PokemonMessage.LIKE_RULE_BOX) {
            @Override
            public boolean accepts(Card card) {
                return card.isPokemon() && card.tags().hasRuleBox();
            }
        };

        private final PokemonMessage words;

        Simply(PokemonMessage words) {
            this.words = words;
        }

        @Override
        public Message description() {
            return words.with();
        }
    }

    public static Kind all(Kind... kinds) {
        return new All(Array.of(kinds));
    }

    public static Kind anyOf(Kind... kinds) {
        return new AnyOf(Array.of(kinds));
    }

    public static Kind not(Kind kind) {
        return new Not(kind);
    }

    /** A Basic Energy of that type. */
    public static Kind basicEnergy(EnergyType type) {
        return new BasicEnergyOf(type);
    }

    /** A Pokémon of that type. */
    public static Kind ofType(EnergyType type) {
        return new OfType(type);
    }

    public static Kind ofStage(Stage stage) {
        return new OfStage(stage);
    }

    public static Kind ofSort(Face.Sort sort) {
        return new OfSort(sort);
    }

    public static Kind named(String... names) {
        return new Named(Array.of(names));
    }

    public static Kind nameHas(String text) {
        return new NameHas(text);
    }

    public static Kind tagged(Tag tag) {
        return new Tagged(tag);
    }

    /** A Pokémon whose printed HP are at most so many. */
    public static Kind hpAtMost(int hp) {
        return new HpAtMost(hp);
    }

    record All(Array<Kind> kinds) implements Kind {
        @Override
        public boolean accepts(Card card) {
            for (int i = 0; i < kinds.size(); i++) {
                if (!kinds.get(i).accepts(card)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public Message description() {
            return kinds.map(kind ->
                            kind instanceof OfType of ? PokemonMessage.LIKE_TYPE.with(of.type()) : kind.description())
                    .reduceRight(
                            (one, other) -> (isBehind(other) ? TextMessage.NEXT : TextMessage.COMMA).with(one, other));
        }
    }

    /** Whether words go on without a comma. */
    private static boolean isBehind(Message words) {
        return words.key() == PokemonMessage.KIND_HP_AT_MOST
                || words.key() == PokemonMessage.LIKE_NAME_HAS
                || words.key() == TextMessage.WITHOUT_RULE_BOX;
    }

    record AnyOf(Array<Kind> kinds) implements Kind {
        @Override
        public boolean accepts(Card card) {
            for (int i = 0; i < kinds.size(); i++) {
                if (kinds.get(i).accepts(card)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public Message description() {
            return kinds.map(Kind::description)
                    .reduceRight((one, other) -> PokemonMessage.LIKE_EITHER.with(one, other));
        }
    }

    record Not(Kind kind) implements Kind {
        @Override
        public boolean accepts(Card card) {
            return !kind.accepts(card);
        }

        @Override
        public Message description() {
            return Noun.not(kind.description());
        }
    }

    record BasicEnergyOf(EnergyType type) implements Kind {
        @Override
        public boolean accepts(Card card) {
            return card.face() instanceof Face.Energy energy
                    && energy.basic()
                    && energy.units().exists(unit -> unit.contains(type));
        }

        @Override
        public Message description() {
            return PokemonMessage.KIND_BASIC_ENERGY_OF.with(type);
        }
    }

    record OfType(EnergyType type) implements Kind {
        @Override
        public boolean accepts(Card card) {
            return card.face() instanceof Face.Pokemon pokemon
                    && pokemon.types().contains(type);
        }

        @Override
        public Message description() {
            return TextMessage.POKEMON_OF_TYPE.with(type);
        }
    }

    record OfStage(Stage stage) implements Kind {
        @Override
        public boolean accepts(Card card) {
            return card.face() instanceof Face.Pokemon pokemon && pokemon.stage() == stage;
        }

        @Override
        public Message description() {
            return PokemonMessage.LIKE_STAGE.with(stage);
        }
    }

    record OfSort(Face.Sort sort) implements Kind {
        @Override
        public boolean accepts(Card card) {
            return card.face() instanceof Face.Trainer trainer && trainer.sort() == sort;
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with(sort);
        }
    }

    record Named(Array<String> names) implements Kind {
        @Override
        public boolean accepts(Card card) {
            return names.contains(card.name());
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with(names.mkString(" or "));
        }
    }

    record NameHas(String text) implements Kind {
        @Override
        public boolean accepts(Card card) {
            return card.name().contains(text);
        }

        @Override
        public Message description() {
            return PokemonMessage.LIKE_NAME_HAS.with(text.strip());
        }
    }

    record Tagged(Tag tag) implements Kind {
        @Override
        public boolean accepts(Card card) {
            return card.tags().has(tag);
        }

        @Override
        public Message description() {
            return PokemonMessage.LIKE_TAG.with(tag);
        }
    }

    record HpAtMost(int hp) implements Kind {
        @Override
        public boolean accepts(Card card) {
            return card.face() instanceof Face.Pokemon pokemon && pokemon.hp() <= hp;
        }

        @Override
        public Message description() {
            return PokemonMessage.KIND_HP_AT_MOST.with(hp);
        }
    }
}

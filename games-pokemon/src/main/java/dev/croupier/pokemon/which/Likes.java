package dev.croupier.pokemon.which;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.query.Identities;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Like;
import dev.croupier.pokemon.table.Noun;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import io.vavr.collection.Array;

/** Filters of Pokémon in play. What a Pokémon is, is asked of what is in play, not of its print. */
public final class Likes {
    private Likes() {}

    /** Filters without anything of their own. */
    public enum Simply implements Like {
        ANY(PokemonMessage.LIKE_ANY) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return true;
            }
        },
        SELF(PokemonMessage.LIKE_SELF) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return pokemon.id().equals(scope.self());
            }

            @Override
            public boolean isOfSelfAlone() {
                return true;
            }
        },
        ACTIVE(PokemonMessage.LIKE_ACTIVE) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return state.isActive(pokemon);
            }
        },
        BENCHED(PokemonMessage.LIKE_BENCHED) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return !state.isActive(pokemon);
            }
        },
        DAMAGED(PokemonMessage.LIKE_DAMAGED) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return pokemon.isDamaged();
            }
        },
        /** Its card is an Evolution card, however it came into play (PKM-R82). */
        EVOLUTION(PokemonMessage.LIKE_EVOLUTION) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return pokemon.face().stage().isEvolution();
            }
        },
        /** Another card lies beneath (PKM-R82). */
        EVOLVED(PokemonMessage.LIKE_EVOLVED) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return pokemon.isEvolved();
            }
        },
        RULE_BOX(PokemonMessage.LIKE_RULE_BOX) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return pokemon.card().tags().hasRuleBox();
            }
        },
        AFFLICTED(PokemonMessage.LIKE_AFFLICTED) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return !pokemon.conditions().isNone();
            }
        },
        WITH_ENERGY(PokemonMessage.LIKE_WITH_ENERGY) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return !pokemon.energy().isEmpty();
            }
        },
        WITH_BASIC_ENERGY(PokemonMessage.LIKE_WITH_BASIC_ENERGY) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return pokemon.energy().exists(placed -> placed.card().isBasicEnergy());
            }
        },
        WITH_SPECIAL_ENERGY(PokemonMessage.LIKE_WITH_SPECIAL_ENERGY) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return pokemon.energy().exists(placed -> !placed.card().isBasicEnergy());
            }
        },
        WITH_TOOL(PokemonMessage.LIKE_WITH_TOOL) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return pokemon.tools().exists(placed -> placed.card().isTool());
            }
        },
        /** Its player is an opponent of the player of the Pokémon that the text is about. */
        RIVAL(PokemonMessage.LIKE_RIVAL) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                InPlay subject = state.find(scope.slots().get(Bound.SUBJECT, PokemonId.NONE));
                return subject != null && state.setting().areOpponents(subject.owner(), pokemon.owner());
            }
        },
        /** Active when the attack damaged it, wherever it is now. */
        STRUCK_ACTIVE(PokemonMessage.LIKE_STRUCK_ACTIVE) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return scope.slots().get(Bound.STRUCK_ACTIVE, false);
            }
        },
        ENTERED_THIS_TURN(PokemonMessage.LIKE_ENTERED) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return pokemon.entered() == state.turn().number();
            }
        },
        /** A fact, which a switch leaves (PKM-S25); so are the next two. */
        MOVED_TO_ACTIVE_THIS_TURN(PokemonMessage.LIKE_MOVED_TO_ACTIVE_THIS_TURN) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return state.facts().now().contains(new Fact.MovedToActive(pokemon.id()));
            }
        },
        EVOLVED_THIS_TURN(PokemonMessage.LIKE_EVOLVED_THIS_TURN) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return state.facts().now().contains(new Fact.Evolved(pokemon.id()));
            }
        },
        HEALED_THIS_TURN(PokemonMessage.LIKE_HEALED_THIS_TURN) {
            @Override
            public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
                return state.facts().now().contains(new Fact.Healed(pokemon.id()));
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

    public static Like all(Like... likes) {
        return likes.length == 0 ? Simply.ANY : likes.length == 1 ? likes[0] : new All(Array.of(likes));
    }

    public static Like anyOf(Like... likes) {
        return new AnyOf(Array.of(likes));
    }

    public static Like not(Like like) {
        return new Not(like);
    }

    public static Like ofType(EnergyType type) {
        return new OfType(type);
    }

    public static Like basic() {
        return new OfStage(Stage.BASIC);
    }

    public static Like ofStage(Stage stage) {
        return new OfStage(stage);
    }

    public static Like named(String... names) {
        return new Named(Array.of(names));
    }

    /** The name has that text in it. */
    public static Like nameHas(String text) {
        return new NameHas(text);
    }

    public static Like tagged(Tag tag) {
        return new Tagged(tag);
    }

    public static Like yours() {
        return new Owned(Whose.YOURS);
    }

    public static Like theirs() {
        return new Owned(Whose.OPPONENTS);
    }

    /** At least so many units of Energy that count as that type are attached. */
    public static Like withEnergy(EnergyType type, int units) {
        return new WithEnergy(type, units);
    }

    public static Like having(SpecialCondition condition) {
        return new Having(condition);
    }

    public static Like remainingHpAtMost(int hp) {
        return new RemainingHpAtMost(hp);
    }

    /** Any but these. */
    public static Like otherThan(Which which) {
        return new Not(new In(which));
    }

    public static Like among(Which which) {
        return new In(which);
    }

    record All(Array<Like> likes) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            for (int i = 0; i < likes.size(); i++) {
                if (!likes.get(i).accepts(state, scope, pokemon)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean isOfSelfAlone() {
            return likes.exists(Like::isOfSelfAlone);
        }

        @Override
        public Message description() {
            return likes.map(Like::description).reduceRight((one, other) -> PokemonMessage.LIKE_BOTH.with(one, other));
        }
    }

    record AnyOf(Array<Like> likes) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            for (int i = 0; i < likes.size(); i++) {
                if (likes.get(i).accepts(state, scope, pokemon)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public Message description() {
            return likes.map(Like::description)
                    .reduceRight((one, other) -> PokemonMessage.LIKE_EITHER.with(one, other));
        }
    }

    record Not(Like like) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return !like.accepts(state, scope, pokemon);
        }

        @Override
        public Message description() {
            return Noun.not(like.description());
        }
    }

    record OfType(EnergyType type) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return Identities.types(state, pokemon).contains(type);
        }

        @Override
        public Message description() {
            return PokemonMessage.LIKE_TYPE.with(type);
        }
    }

    record OfStage(Stage stage) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return pokemon.face().stage() == stage;
        }

        @Override
        public Message description() {
            return PokemonMessage.LIKE_STAGE.with(stage);
        }
    }

    record Named(Array<String> names) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return names.contains(pokemon.name());
        }

        @Override
        public Message description() {
            return PokemonMessage.LIKE_NAMED.with(names.mkString(" or "));
        }
    }

    record NameHas(String text) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return pokemon.name().contains(text);
        }

        @Override
        public Message description() {
            return PokemonMessage.LIKE_NAME_HAS.with(text.strip());
        }
    }

    record Tagged(Tag tag) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return pokemon.card().tags().has(tag);
        }

        @Override
        public Message description() {
            return PokemonMessage.LIKE_TAG.with(tag);
        }
    }

    record Owned(Whose whose) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return whose.includes(state, scope, pokemon.owner());
        }

        @Override
        public Message description() {
            return PokemonMessage.valueOf("WHOSE_" + whose).with();
        }
    }

    record WithEnergy(EnergyType type, int units) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return Energies.count(state, pokemon, type) >= units;
        }

        @Override
        public Message description() {
            return PokemonMessage.LIKE_ENERGY.with(type, units);
        }
    }

    record Having(SpecialCondition condition) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return pokemon.conditions().has(condition);
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with(condition);
        }
    }

    record RemainingHpAtMost(int hp) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return Numbers.remainingHp(state, pokemon) <= hp;
        }

        @Override
        public Message description() {
            return PokemonMessage.LIKE_REMAINING_HP.with(hp);
        }
    }

    record In(Which which) implements Like {
        @Override
        public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
            return which.of(state, scope).exists(one -> one.id().equals(pokemon.id()));
        }

        @Override
        public Message description() {
            return which.description();
        }
    }
}

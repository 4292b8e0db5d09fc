package dev.croupier.frontend.pokemon;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;
import dev.croupier.frontend.game.CardEntry;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PassiveText;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Types;
import dev.croupier.pokemon.table.When;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.text.Normalizer;
import java.util.Locale;

/** Cards in words: for the list of cards, for the table, and for whoever asks what a card says. */
final class CardInfo {
    private static final int MANY = 6;
    private static final int MOST = 20;

    private CardInfo() {}

    static CardEntry entry(Card card) {
        return new CardEntry(
                key(card),
                card.name(),
                type(card),
                1,
                kind(card),
                sentences(card).map(sentence -> capitalized(sentence) + "."),
                facts(card));
    }

    /** The card as moves name it: {@code TWM-95}. */
    static String key(Card card) {
        return card.key().set() + "-" + card.key().number();
    }

    static String type(Card card) {
        Face face = card.face();
        if (face instanceof Face.Pokemon pokemon) {
            return pokemon.stage() + " Pokémon";
        }
        if (face instanceof Face.Trainer trainer) {
            return trainer.sort() == Face.Sort.TOOL ? "Tool" : trainer.sort().toString();
        }
        return card.isBasicEnergy() ? "Basic Energy" : "Special Energy";
    }

    /** Type and numbers: {@code Stage 2 Pokémon, ex, Darkness, 350 HP}. */
    static String kind(Card card) {
        Array<String> words = Array.of(type(card)).appendAll(card.tags().all().map(Tag::toString));
        if (card.face() instanceof Face.Pokemon pokemon) {
            words = words.append(pokemon.types().toString()).append(pokemon.hp() + " HP");
            words = pokemon.evolvesFrom().isEmpty()
                    ? words
                    : words.append("from " + pokemon.evolvesFrom().mkString(" or "));
            words = words.appendAll(pokemon.weaknesses().map(weak -> "Weakness " + weak))
                    .appendAll(pokemon.resistances().map(resists -> "Resistance " + resists))
                    .append("Retreat " + pokemon.retreat());
        }
        return (card.mark().isEmpty() ? words : words.append("mark " + card.mark())).mkString(", ");
    }

    static Array<String> sentences(Card card) {
        Array<String> all = Array.empty();
        Face face = card.face();
        if (face instanceof Face.Pokemon pokemon) {
            all = pokemon(pokemon);
        } else if (face instanceof Face.Trainer trainer) {
            all = trainer.program() == null ? all : all.append(program(trainer.program()));
            all = trainer.use() == null ? all : all.append("once in a player's turn, " + program(trainer.use()));
            all = trainer.fossil() == null
                    ? all
                    : all.append("it is played as a Basic Pokémon with "
                                    + trainer.fossil().hp() + " HP")
                            .appendAll(pokemon(trainer.fossil()))
                            .appendAll(trainer.fossil().passives().map(CardInfo::passive))
                            .append("in your turn you may discard it from play");
        } else if (face instanceof Face.Energy energy) {
            all = all.append("it provides " + units(energy.units()));
        }
        return all.appendAll(face.passives().map(CardInfo::passive)).filter(sentence -> !sentence.isBlank());
    }

    static String passive(Passive passive) {
        return PassiveText.of(passive).english();
    }

    private static String units(Array<Types> units) {
        return units.map(unit -> unit.equals(Types.every()) ? PokemonText.EVERY_TYPE.of() : unit.toString())
                .mkString(", ");
    }

    private static Array<String> pokemon(Face.Pokemon pokemon) {
        return pokemon.abilities()
                .map(CardInfo::ability)
                .appendAll(pokemon.attacks().map(CardInfo::attack));
    }

    private static String ability(Ability ability) {
        Array<String> parts = ability.passives().map(CardInfo::passive);
        Activation use = ability.use();
        String sort = capitalized(ability.sort().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        return sort + " " + ability.name() + ": " + (use == null ? parts : parts.prepend(use(use))).mkString("; ");
    }

    private static String use(Activation use) {
        String often = limit(use.limit());
        return (often.isEmpty() ? "" : often + ", ") + program(use);
    }

    private static String program(Activation use) {
        return program(use.program()) + (use.ends() ? "; that ends your turn" : "");
    }

    static String limit(Activation.Limit limit) {
        return switch (limit) {
            case UNLIMITED -> "";
            case POKEMON_TURN -> "once a turn";
            case PLAYER_TURN -> "one of this name a turn";
            case VSTAR_GAME -> "one VSTAR Power a game";
        };
    }

    /** An attack: {@code [DD] Void Gale 230: what it does}. */
    static String attack(Attack attack) {
        String printed = attack.printed().toString();
        Message done = PassiveText.done(attack, steps -> new Control.All(steps).description());
        String text = conditions(attack.when()) + (done.key() == CoreMessage.NOTHING ? "" : done.english());
        return "[" + attack.cost() + "] " + attack.name() + (printed.isEmpty() ? "" : " " + printed)
                + (attack.once() == Attack.OncePerGame.NO ? "" : " (one " + attack.once() + " a game)")
                + (text.isEmpty() ? "" : ": " + text);
    }

    static String program(Program program) {
        String costs = program.costs().isEmpty() ? "" : "at the cost of: " + steps(program.costs()) + "; ";
        return conditions(program.when()) + costs + steps(program.steps());
    }

    private static String conditions(Array<When> conditions) {
        return conditions.isEmpty()
                ? ""
                : "only if "
                        + conditions.map(when -> when.description().english()).mkString(" and ") + ": ";
    }

    private static String steps(Array<Effect> steps) {
        return steps.isEmpty() ? "" : new Control.All(steps).description().english();
    }

    /** All of it in one line. */
    static String line(Card card) {
        Array<String> sentences = sentences(card);
        return card.name() + " " + card.key() + " (" + kind(card) + ")"
                + (sentences.isEmpty() ? "" : ": ")
                + sentences.map(CardInfo::capitalized).mkString(". ") + ".";
    }

    /** The Ability or attack of that name on the card, or all of the card where that is its name; none where nothing is called so. */
    static Option<String> textOf(Card card, String name) {
        if (card.name().equals(name)) {
            return card.isPokemon() ? Option.none() : Option.some(line(card));
        }
        Array<Face.Pokemon> faces = card.face() instanceof Face.Pokemon pokemon ? Array.of(pokemon) : Array.empty();
        Option<String> ability = faces.flatMap(Face.Pokemon::abilities)
                .find(one -> one.name().equals(name))
                .map(CardInfo::ability);
        return ability.orElse(() ->
                        attacks(card).find(attack -> attack.name().equals(name)).map(CardInfo::attack))
                .map(text -> card.name() + ": " + text + ".");
    }

    /** The attacks on a card, and those that it lets a Pokémon use. */
    private static Array<Attack> attacks(Card card) {
        Array<Attack> granted = card.face()
                .passives()
                .flatMap(
                        passive -> passive instanceof Passive.Grants grants ? grants.attacks() : Array.<Attack>empty());
        return card.face() instanceof Face.Pokemon pokemon ? pokemon.attacks().appendAll(granted) : granted;
    }

    /** What the cards say whose name or printing is that; else those that have it in their name: of those that come with the engine, and of those. */
    static Seq<String> asked(String name, Array<Card> own) {
        String wanted = plain(name);
        Array<Card> all = PokemonCards.all().appendAll(own);
        Array<Card> found = all.filter(card -> plain(card.name()).equals(wanted)
                || plain(key(card)).equals(wanted)
                || plain(card.key().toString()).equals(wanted));
        Array<Card> like =
                found.isEmpty() ? all.filter(card -> plain(card.name()).contains(wanted)) : found;
        if (wanted.isEmpty()) {
            return Array.of(PokemonText.INFO_WHAT.of());
        }
        if (like.isEmpty()) {
            return Array.of(PokemonText.NO_SUCH_CARD.of(name));
        }
        Array<String> names = like.map(Card::name).distinct();
        if (like.size() <= MANY) {
            return like.map(CardInfo::line);
        }
        return names.size() > MOST
                ? Array.of(PokemonText.TOO_MANY_CARDS.of(
                        name, names.size(), names.take(MOST).mkString(", ")))
                : Array.of(PokemonText.MANY_CARDS.of(name, names.mkString(", ")));
    }

    static String capitalized(String sentence) {
        return sentence.isEmpty() ? sentence : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    /** A name without case and accents, as it is typed. */
    static String plain(String name) {
        return Normalizer.normalize(name.strip(), Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replace('’', '\'')
                .toLowerCase(Locale.ROOT);
    }

    private static Map<String, Object> facts(Card card) {
        Map<String, Object> facts = LinkedHashMap.<String, Object>of(
                        "set", card.key().set())
                .put("number", card.key().number())
                .put("mark", card.mark())
                .put("tags", card.tags().all().map(Tag::toString));
        return card.face() instanceof Face.Pokemon pokemon
                ? facts.put("stage", pokemon.stage().toString())
                        .put("evolvesFrom", pokemon.evolvesFrom())
                        .put("hp", pokemon.hp())
                        .put("types", pokemon.types().all().map(Object::toString))
                        .put("weaknesses", pokemon.weaknesses().map(Affinity::toString))
                        .put("resistances", pokemon.resistances().map(Affinity::toString))
                        .put("retreat", pokemon.retreat())
                : facts;
    }
}

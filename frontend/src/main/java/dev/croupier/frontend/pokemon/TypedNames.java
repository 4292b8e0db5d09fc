package dev.croupier.frontend.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.SeenPokemon;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.Set;

/**
 * Moves as they are typed, with names of cards where the notation has printings: {@code bench toxel}, {@code energy darkness energy #3},
 * {@code ability #4}; and answers without the word for it: {@code #3}, {@code card toxel}, {@code prize 2}.
 *
 * @param view what the typist sees
 */
record TypedNames(PokemonView view) {
    private static final Set<String> OF_CARD = Set.of("bench", "play", "evolve", "energy", "tool");
    private static final Set<String> ANSWERS =
            Set.of("yes", "done", "card", "attached", "number", "prize", "seat", "type", "condition", "option");

    /** The move in notation, as far as the names are known; anything else as it is. */
    String expanded(String typed) {
        String[] words = typed.strip().split("\\s+", 2);
        String verb = words[0].toLowerCase(Locale.ROOT);
        String rest = words.length > 1 ? words[1] : "";
        if (OF_CARD.contains(verb)) {
            return verb + " " + card(rest, hand());
        }
        if (verb.equals("card")) {
            return "answer card " + card(rest, known());
        }
        if (ANSWERS.contains(verb) || verb.startsWith("#")) {
            return "answer " + typed.strip();
        }
        return verb.equals("ability") && rest.matches("#\\d+") ? typed.strip() + " " + ability(rest) : typed;
    }

    /** The text with the card's printing where its name stands at the begin. */
    private String card(String text, Array<Card> among) {
        String plain = CardInfo.plain(text);
        Option<Card> found = among.filter(card -> {
                    String name = CardInfo.plain(card.name());
                    return plain.equals(name) || plain.startsWith(name + " ");
                })
                .maxBy(card -> card.name().length());
        return found.map(card -> {
                    String after = text.strip()
                            .substring(
                                    Math.min(text.strip().length(), card.name().length()))
                            .strip();
                    return (CardInfo.key(card) + " " + after.replaceFirst("^(on|onto|to|into)\\s+", "")).strip();
                })
                .getOrElse(text);
    }

    private Array<Card> hand() {
        return view.observer() instanceof Seat seat
                ? view.side(seat).hand().getOrElse(Array.empty()).distinct()
                : Array.empty();
    }

    private Array<Card> known() {
        return view.observer() instanceof Seat seat
                ? hand().appendAll(view.side(seat).deckList().getOrElse(Array.empty()))
                        .appendAll(view.sides().flatMap(side -> side.discard()))
                        .distinct()
                : Array.empty();
    }

    private String ability(String id) {
        return view.sides()
                .flatMap(side -> side.inPlay())
                .find(seen -> seen.id().toString().equals(id))
                .map(SeenPokemon::card)
                .flatMap(card -> card.pokemon().abilities().find(ability -> ability.use() != null))
                .map(Ability::name)
                .getOrElse("");
    }
}

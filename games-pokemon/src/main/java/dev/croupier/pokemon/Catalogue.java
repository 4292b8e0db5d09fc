package dev.croupier.pokemon;

import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Face;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/** The cards and names that an action may speak of: first those of the decks, then all that come with the engine. */
final class Catalogue {
    private final Array<Lazy<Names>> sources;

    Catalogue(Array<DeckList> decks) {
        sources = Array.of(
                Lazy.of(() -> Names.of(decks.flatMap(DeckList::cards))), Lazy.of(() -> Names.of(PokemonCards.all())));
    }

    /** All cards that come with the engine. */
    static Array<Card> known() {
        return PokemonCards.all();
    }

    /** A card as it is written: {@code TWM-95}. */
    static String text(Card card) {
        CardKey key = card.key();
        return key.set() + "-" + key.number();
    }

    /** The card that is so written. */
    Option<Card> card(String text) {
        String written = folded(text);
        return first(names -> names.cards().get(written));
    }

    /** An attack, an Ability or a Pokémon as its cards write it; as it is given where no card has it. */
    String name(String text) {
        return first(names -> Option.when(names.exact().containsKey(text), text))
                .orElse(() -> first(names -> names.folded().get(folded(text))))
                .getOrElse(text);
    }

    private <T> Option<T> first(Function<Names, Option<T>> question) {
        return sources.iterator()
                .map(source -> question.apply(source.get()))
                .find(Option::isDefined)
                .flatMap(found -> found);
    }

    private static String folded(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /**
     * What some cards are called, and what is on them.
     *
     * @param cards by how they are written, in lower case
     * @param exact the names
     * @param folded the names by their lower case
     */
    private record Names(TreeMap<String, Card> cards, TreeMap<String, String> exact, TreeMap<String, String> folded) {

        static Names of(Array<Card> cards) {
            TreeMap<String, Card> byText = TreeMap.empty();
            TreeMap<String, String> exact = TreeMap.empty();
            TreeMap<String, String> folded = TreeMap.empty();
            for (Card card : cards.distinct()) {
                byText = byText.put(Catalogue.folded(text(card)), card);
                for (String name : namesOn(card)) {
                    exact = exact.put(name, name);
                    folded = folded.put(Catalogue.folded(name), name);
                }
            }
            return new Names(byText, exact, folded);
        }

        private static Array<String> namesOn(Card card) {
            if (card.face() instanceof Face.Pokemon
                    || card.face() instanceof Face.Trainer trainer && trainer.fossil() != null) {
                Face.Pokemon face = card.pokemon();
                return face.abilities()
                        .map(Ability::name)
                        .appendAll(face.attacks().map(Attack::name))
                        .append(card.name());
            }
            return Array.of(card.name());
        }
    }
}

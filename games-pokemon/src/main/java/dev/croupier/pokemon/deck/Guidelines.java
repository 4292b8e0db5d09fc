package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Tag;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;

/** The guidelines of the owner's rules for a first deck: one or two types, 12 to 15 Energy, 20 to 25 Trainers, four of the favourites. */
final class Guidelines {
    private static final int TYPES = 2;
    private static final int LEAST_ENERGY = 12;
    private static final int MOST_ENERGY = 15;
    private static final int LEAST_TRAINERS = 20;
    private static final int MOST_TRAINERS = 25;
    private static final int ATTACKERS = 2;
    private static final int MAIN = 3;
    private static final int COPIES = 4;

    private Guidelines() {}

    /** What they say about numbers of Energy and Trainers. */
    static Array<DeckAdvice> counts(Array<Card> deck) {
        Array<DeckAdvice> advice = Array.empty();
        var types = TreeSet.ofAll(deck.filter(Card::isBasicEnergy).map(CardIndex::typeOf))
                .toArray();
        if (types.size() > TYPES) {
            advice = advice.append(new DeckAdvice.EnergyTypes(types));
        }
        int energy = deck.count(Card::isEnergy);
        if (energy < LEAST_ENERGY || energy > MOST_ENERGY) {
            advice = advice.append(new DeckAdvice.EnergyCards(energy, LEAST_ENERGY, MOST_ENERGY));
        }
        int trainers = deck.count(Card::isTrainer);
        if (trainers < LEAST_TRAINERS || trainers > MOST_TRAINERS) {
            advice = advice.append(new DeckAdvice.TrainerCards(trainers, LEAST_TRAINERS, MOST_TRAINERS));
        }
        return deck.exists(Guidelines::isSupporter) ? advice : advice.append(new DeckAdvice.NoSupporter());
    }

    /** Whether the deck is built around one or two main attackers. */
    static Array<DeckAdvice> attackers(Array<Card> deck, EvolutionLines lines) {
        Array<String> main = deck.filter(Guidelines::attacks)
                .map(Card::name)
                .distinct()
                .reject(lines.evolved()::contains)
                .filter(name -> copies(deck, name) >= MAIN);
        return main.isEmpty() || main.size() > ATTACKERS ? Array.of(new DeckAdvice.MainAttackers(main)) : Array.empty();
    }

    /** Whether Evolution lines are whole, and the largest has all the copies that it may have. */
    static Array<DeckAdvice> stages(Array<Card> deck, EvolutionLines lines) {
        Array<DeckAdvice> few = lines.main()
                .filter(name -> copies(deck, name) < COPIES)
                .reject(name -> deck.exists(card -> card.name().equals(name) && isOneOfAKind(card)))
                .map(name -> new DeckAdvice.FewCopies(name, copies(deck, name), COPIES));
        return few.appendAll(deck.filter(Card::isPokemon)
                .filter(card -> card.pokemon().evolvesFrom().nonEmpty()
                        && card.pokemon().evolvesFrom().forAll(name -> copies(deck, name) == 0))
                .map(card ->
                        new DeckAdvice.MissingStage(card.name(), card.pokemon().evolvesFrom()))
                .distinct());
    }

    private static int copies(Array<Card> deck, String name) {
        return deck.count(card -> card.name().equals(name));
    }

    private static boolean attacks(Card card) {
        return card.isPokemon()
                && card.pokemon().attacks().exists(attack -> !attack.printed().isBlank());
    }

    private static boolean isOneOfAKind(Card card) {
        return card.tags().has(Tag.RADIANT) || card.tags().has(Tag.PRISM_STAR);
    }

    private static boolean isSupporter(Card card) {
        return card.face() instanceof Face.Trainer trainer && trainer.sort() == Face.Sort.SUPPORTER;
    }
}

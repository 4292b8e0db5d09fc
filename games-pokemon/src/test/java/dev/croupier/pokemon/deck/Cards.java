package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.Cost;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Printed;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Tags;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;

/** Cards with just what deck building asks for. */
final class Cards {
    static final Card TOXEL = basic("Toxel", "PFL 67");
    static final Card TOXTRICITY = evolution("Toxtricity", "PFL 68", Stage.STAGE_1, "Toxel");
    static final Card SWITCH = trainer("Switch", "MEG 130", Face.Sort.ITEM);
    static final Card JUDGE = trainer("Judge", "POR 76", Face.Sort.SUPPORTER);
    static final Card DARKNESS = energy(EnergyType.DARKNESS, "MEE 7");
    static final Card FIRE = energy(EnergyType.FIRE, "MEE 2");

    private Cards() {}

    static Card basic(String name, String printing) {
        return evolution(name, printing, Stage.BASIC);
    }

    static Card evolution(String name, String printing, Stage stage, String... from) {
        return card(name, printing, pokemon(stage, 20, from));
    }

    /** A Pokémon with one attack for that damage. */
    static Face.Pokemon pokemon(Stage stage, int damage, String... from) {
        return new Face.Pokemon(
                stage,
                Array.of(from),
                70,
                Types.of(EnergyType.DARKNESS),
                Array.empty(),
                Array.of(Attack.plain("Hit", Cost.colorless(1), Printed.of(damage))),
                Array.empty(),
                Array.empty(),
                1,
                Array.empty());
    }

    static Card trainer(String name, String printing, Face.Sort sort) {
        return card(name, printing, new Face.Trainer(sort, null, null, null, Array.empty()));
    }

    static Card fossil(String name, String printing) {
        Face.Pokemon inPlay = pokemon(Stage.BASIC, 0);
        return card(name, printing, new Face.Trainer(Face.Sort.ITEM, null, null, inPlay, Array.empty()));
    }

    static Card energy(EnergyType type, String printing) {
        return card(type + " Energy", printing, new Face.Energy(true, Array.of(Types.of(type)), Array.empty()));
    }

    static Card special(String name, String printing) {
        return card(name, printing, new Face.Energy(false, Array.of(Types.every()), Array.empty()));
    }

    static Card card(String name, String printing, Face face) {
        String[] key = printing.split(" ", 2);
        return new Card(new CardKey(key[0], key[1]), name, "I", Tags.none(), face);
    }

    static Card tagged(Card card, Tag... tags) {
        return new Card(card.key(), card.name(), card.mark(), Tags.of(tags), card.face());
    }

    static Card marked(Card card, String mark) {
        return new Card(card.key(), card.name(), mark, card.tags(), card.face());
    }

    static Array<Card> times(int count, Card card) {
        return Array.fill(count, () -> card);
    }

    /** A deck of that size: the cards, and Basic Energy. */
    static Array<Card> filled(int size, Array<Card> cards) {
        return cards.appendAll(times(size - cards.size(), DARKNESS));
    }
}

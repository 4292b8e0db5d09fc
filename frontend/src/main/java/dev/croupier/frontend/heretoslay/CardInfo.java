package dev.croupier.frontend.heretoslay;

import dev.croupier.core.Message;
import dev.croupier.frontend.game.CardEntry;
import dev.croupier.heretoslay.card.CardText;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HeroClass;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.Locale;

/** Cards in words: for the list of cards, for the table, and for whoever asks what a card does. */
final class CardInfo {
    private static final int MANY = 6;

    private CardInfo() {}

    static CardEntry entry(Card card) {
        return new CardEntry(
                card.id(),
                card.name(),
                card.face() instanceof Face.Item item && item.cursed()
                        ? CardText.kind(card).english()
                        : card.type().word(),
                card.copies(),
                kind(card),
                sentences(card).map(sentence -> capitalized(sentence) + "."),
                facts(card));
    }

    /** Kind and numbers: {@code Hero, Fighter, roll 8+}. */
    static String kind(Card card) {
        return CardText.kind(card).english()
                + CardText.numbers(card).fold(() -> "", numbers -> ", " + numbers.english());
    }

    static Array<String> sentences(Card card) {
        return CardText.effect(card).map(Message::english);
    }

    /** All of it in one line. */
    static String line(Card card) {
        return card.name() + " (" + kind(card) + "): "
                + sentences(card)
                        .zipWithIndex((sentence, place) -> place == 0 ? sentence : capitalized(sentence))
                        .mkString(". ")
                + ".";
    }

    /** What the cards of that box do whose name or id has that in it. */
    static Seq<String> asked(String name, Catalogue box) {
        String wanted = plain(name);
        Array<Card> all = box.all();
        Array<Card> found = all.filter(
                card -> plain(card.name()).equals(wanted) || card.id().equals(wanted));
        Array<Card> like = found.isEmpty()
                ? all.filter(
                        card -> plain(card.name()).contains(wanted) || card.id().contains(wanted))
                : found;
        if (wanted.isEmpty() || like.isEmpty()) {
            return Array.of(HtsText.NO_SUCH_CARD.of(name));
        }
        return like.size() > MANY
                ? Array.of(HtsText.MANY_CARDS.of(name, like.map(Card::name).mkString(", ")))
                : like.map(CardInfo::line);
    }

    private static String capitalized(String sentence) {
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).strip();
    }

    private static Map<String, Object> facts(Card card) {
        Map<String, Object> none = LinkedHashMap.empty();
        Face face = card.face();
        if (face instanceof Face.Hero hero) {
            return none.put("class", hero.heroClass().word())
                    .put("roll", hero.roll().toString());
        }
        if (face instanceof Face.Leader leader) {
            return none.put("class", leader.heroClass().word()).put("players", leader.players());
        }
        if (face instanceof Face.Monster monster) {
            return none.put("heroes", monster.heroes())
                    .put("classes", monster.classes().map(HeroClass::word))
                    .put("slay", monster.slay().toString())
                    .put("fightBack", monster.fightBack().toString());
        }
        if (face instanceof Face.Modifier modifier) {
            return none.put("values", modifier.values());
        }
        return face instanceof Face.Item item ? none.put("cursed", item.cursed()) : none;
    }
}

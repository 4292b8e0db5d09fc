package dev.croupier.heretoslay;

import dev.croupier.core.Notation;
import dev.croupier.core.Seat;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.Setting;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/**
 * How actions are written: the seat, then {@code leader the-divine-arrow}, {@code draw}, {@code play bad-axe}, {@code play decoy-doll on
 * bad-axe}, {@code use bad-axe}, {@code attack dracos}, {@code skill the-shadow-claw}, {@code refresh}, {@code end}, {@code challenge
 * challenge}, {@code modify modifier-plus2-minus2 -2 on 1}, {@code pass}, {@code accept}, {@code decline}, {@code player 1}, {@code hero
 * bad-axe}, {@code card bad-axe}, {@code value +1}. Cards are named by their ids.
 */
public final class HtsNotation implements Notation<HtsAction> {
    private final Setting setting;

    HtsNotation(Setting setting) {
        this.setting = setting;
    }

    @Override
    public String text(HtsAction action) {
        return action.seat() + " " + action.accept(Words.INSTANCE);
    }

    @Override
    public Either<Unreadable, HtsAction> parse(String text) {
        return new Reading(text).action();
    }

    private static String signed(int value) {
        return (value > 0 ? "+" : "") + value;
    }

    private enum Words implements HtsAction.Visitor<String> {
        INSTANCE;

        @Override
        public String chooseLeader(HtsAction.ChooseLeader action) {
            return "leader " + action.leader();
        }

        @Override
        public String drawCard(HtsAction.DrawCard action) {
            return "draw";
        }

        @Override
        public String playHero(HtsAction.PlayHero action) {
            return "play " + action.hero();
        }

        @Override
        public String playItem(HtsAction.PlayItem action) {
            return "play " + action.item() + " on " + action.wearer();
        }

        @Override
        public String playMagic(HtsAction.PlayMagic action) {
            return "play " + action.magic();
        }

        @Override
        public String useHero(HtsAction.UseHero action) {
            return "use " + action.hero();
        }

        @Override
        public String attack(HtsAction.Attack action) {
            return "attack " + action.monster();
        }

        @Override
        public String useSkill(HtsAction.UseSkill action) {
            return "skill " + action.source();
        }

        @Override
        public String refresh(HtsAction.Refresh action) {
            return "refresh";
        }

        @Override
        public String endTurn(HtsAction.EndTurn action) {
            return "end";
        }

        @Override
        public String playChallenge(HtsAction.PlayChallenge action) {
            return "challenge " + action.challenge();
        }

        @Override
        public String playModifier(HtsAction.PlayModifier action) {
            return "modify " + action.modifier() + " " + signed(action.value()) + " on " + action.roller();
        }

        @Override
        public String pass(HtsAction.Pass action) {
            return "pass";
        }

        @Override
        public String accept(HtsAction.Accept action) {
            return "accept";
        }

        @Override
        public String decline(HtsAction.Decline action) {
            return "decline";
        }

        @Override
        public String choosePlayer(HtsAction.ChoosePlayer action) {
            return "player " + action.player();
        }

        @Override
        public String chooseHero(HtsAction.ChooseHero action) {
            return "hero " + action.hero();
        }

        @Override
        public String chooseCard(HtsAction.ChooseCard action) {
            return "card " + action.card();
        }

        @Override
        public String chooseValue(HtsAction.ChooseValue action) {
            return "value " + signed(action.value());
        }
    }

    /** One text while it is read, word by word. */
    private final class Reading {
        private final String text;
        private final Array<Word> words;

        Reading(String text) {
            this.text = text;
            this.words = Word.of(text).map(word -> new Word(word.text().toLowerCase(Locale.ROOT), word.column()));
        }

        Either<Unreadable, HtsAction> action() {
            return seat(0).flatMap(seat -> word(1).flatMap(verb -> after(seat, verb)));
        }

        private Either<Unreadable, HtsAction> after(Seat seat, Word verb) {
            return switch (verb.text()) {
                case "draw" -> alone(new HtsAction.DrawCard(seat));
                case "refresh" -> alone(new HtsAction.Refresh(seat));
                case "end" -> alone(new HtsAction.EndTurn(seat));
                case "pass" -> alone(new HtsAction.Pass(seat));
                case "accept" -> alone(new HtsAction.Accept(seat));
                case "decline" -> alone(new HtsAction.Decline(seat));
                case "leader" -> oneCard(card -> new HtsAction.ChooseLeader(seat, card));
                case "use" -> oneCard(card -> new HtsAction.UseHero(seat, card));
                case "attack" -> oneCard(card -> new HtsAction.Attack(seat, card));
                case "skill" -> oneCard(card -> new HtsAction.UseSkill(seat, card));
                case "challenge" -> oneCard(card -> new HtsAction.PlayChallenge(seat, card));
                case "hero" -> oneCard(card -> new HtsAction.ChooseHero(seat, card));
                case "card" -> oneCard(card -> new HtsAction.ChooseCard(seat, card));
                case "play" -> card(2).flatMap(card -> play(seat, card));
                case "player" -> seat(2).flatMap(player -> ended(3, new HtsAction.ChoosePlayer(seat, player)));
                case "value" -> number(2).flatMap(value -> ended(3, new HtsAction.ChooseValue(seat, value)));
                case "modify" ->
                    card(2).flatMap(card -> number(3)
                            .flatMap(value -> keyword(4, "on")
                                    .flatMap(on -> seat(5).flatMap(roller ->
                                            ended(6, new HtsAction.PlayModifier(seat, card, value, roller))))));
                default -> unreadable(1);
            };
        }

        private Either<Unreadable, HtsAction> play(Seat seat, Card card) {
            if (card.is(CardType.ITEM)) {
                return keyword(3, "on")
                        .flatMap(on -> card(4).flatMap(wearer -> ended(5, new HtsAction.PlayItem(seat, card, wearer))));
            }
            return ended(
                    3,
                    card.is(CardType.HERO) ? new HtsAction.PlayHero(seat, card) : new HtsAction.PlayMagic(seat, card));
        }

        private Either<Unreadable, HtsAction> alone(HtsAction action) {
            return ended(2, action);
        }

        private Either<Unreadable, HtsAction> oneCard(Function<Card, HtsAction> action) {
            return card(2).flatMap(card -> ended(3, action.apply(card)));
        }

        private Either<Unreadable, HtsAction> ended(int place, HtsAction action) {
            return words.size() > place ? unreadable(place) : Either.right(action);
        }

        private Either<Unreadable, Word> word(int place) {
            return words.size() > place ? Either.right(words.get(place)) : unreadable(place);
        }

        private Either<Unreadable, Word> keyword(int place, String expected) {
            return word(place).flatMap(word -> word.text().equals(expected) ? Either.right(word) : unreadable(place));
        }

        private Either<Unreadable, Seat> seat(int place) {
            return word(place)
                    .flatMap(word -> word.text().matches("[0-9]")
                                    && Integer.parseInt(word.text())
                                            < setting.rules().seats()
                            ? Either.right(Seat.of(Integer.parseInt(word.text())))
                            : unreadable(place));
        }

        private Either<Unreadable, Integer> number(int place) {
            return word(place)
                    .flatMap(word -> word.text().matches("[+-]?[0-9]{1,4}")
                            ? Either.right(Integer.parseInt(word.text()))
                            : unreadable(place));
        }

        private Either<Unreadable, Card> card(int place) {
            return word(place).flatMap(word -> {
                Option<Card> card = setting.catalogue().named(word.text());
                return card.isDefined() ? Either.right(card.get()) : unreadable(place);
            });
        }

        private <T> Either<Unreadable, T> unreadable(int place) {
            int column = words.size() > place ? words.get(place).column() : text.length() + 1;
            String found = words.size() > place ? words.get(place).text() : text;
            return Either.left(Unreadable.at(text, column, found));
        }
    }
}

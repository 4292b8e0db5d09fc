package dev.croupier.frontend.heretoslay;

import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.frontend.game.Face;
import dev.croupier.frontend.game.Names;
import dev.croupier.frontend.terminal.Ink;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.bot.HtsBots;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsView;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/** How Here to Slay shows itself. */
final class HtsFace implements Face<HtsAction, HtsEvent, HtsView> {
    private final Names names;
    private final HereToSlay game;

    HtsFace(Names names, HereToSlay game) {
        this.names = names;
        this.game = game;
    }

    @Override
    public Seq<String> table(HtsView view) {
        return new HtsTable(names, view).lines();
    }

    @Override
    public String said(Message message) {
        return HtsText.said(message, names, game.catalogue());
    }

    @Override
    public boolean isMilestone(HtsEvent event) {
        return false;
    }

    /** What is paid shows at the table, and that somebody passed is mostly that nothing happened. */
    @Override
    public boolean isTold(HtsEvent event) {
        return !(event instanceof HtsEvent.Paid
                || event instanceof HtsEvent.Passed
                || event instanceof HtsEvent.TurnEnded
                || event instanceof HtsEvent.GameOver);
    }

    @Override
    public String choice(HtsAction action, String notation, HtsView view) {
        return action.accept(new MoveWords(names, view, notation));
    }

    @Override
    public Option<Seq<String>> told(String typed, HtsView view) {
        String[] words = typed.strip().split("\\s+", 2);
        return switch (words[0].toLowerCase(Locale.ROOT)) {
            case "info", "i" -> Option.some(CardInfo.asked(words.length > 1 ? words[1] : "", game.catalogue()));
            case "discards" ->
                Option.some(Array.of(
                        HtsText.DISCARDS.of(view.discards().map(Card::name).mkString(", "))));
            default -> Option.none();
        };
    }

    @Override
    public Either<String, String> expanded(String typed, HtsView view) {
        return new TypedPlayer(names, view.observer()).expanded(typed);
    }

    @Override
    public String shown(HtsAction action, String notation, HtsView view) {
        return new TypedPlayer(names, view.observer()).shown(action, notation);
    }

    @Override
    public Seq<String> hint(HtsView view) {
        return new HtsHint(names, view).lines();
    }

    @Override
    public Option<HtsAction> advice(HtsView view, IndexedSeq<HtsAction> legal) {
        return Option.none();
    }

    @Override
    public Option<HtsAction> judgement(HtsView view, IndexedSeq<HtsAction> legal) {
        return Option.when(
                        !legal.isEmpty(),
                        () -> HtsBots.heuristic()
                                .choose(view, legal, Randomness.seeded(0).open()))
                .filter(legal::contains);
    }

    @Override
    public String judge() {
        return "heuristic";
    }

    @Override
    public Seq<String> score(HtsView view) {
        return Array.range(0, view.players().size()).map(seat -> {
            HtsView.SeenPlayer player = view.players().get(seat);
            return HtsText.SCORE.of(
                    names.of(Seat.of(seat)),
                    player.classes().size(),
                    player.classes().map(HeroClass::word).mkString(", "),
                    player.monsters().size());
        });
    }

    @Override
    public Seq<String> rules() {
        return HtsRules.options().options().map(option -> option.name() + "=" + option.text(game.rules()));
    }

    @Override
    public Seq<String> words() {
        return Array.of(
                        HtsText.WORD_INFO,
                        HtsText.WORD_DISCARDS,
                        HtsText.WORD_MOVES,
                        HtsText.WORD_MORE,
                        HtsText.WORD_MODIFY,
                        HtsText.WORD_PLAYER,
                        HtsText.WORD_CHOOSE,
                        HtsText.WORD_ANSWER)
                .map(HtsText::english);
    }

    @Override
    public String painted(String line, Ink ink) {
        return HtsPaint.painted(line, ink);
    }
}

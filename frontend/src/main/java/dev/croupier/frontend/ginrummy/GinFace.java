package dev.croupier.frontend.ginrummy;

import dev.croupier.core.Message;
import dev.croupier.core.chance.Randomness;
import dev.croupier.frontend.game.Face;
import dev.croupier.frontend.game.Names;
import dev.croupier.frontend.terminal.Ink;
import dev.croupier.ginrummy.bot.GinBots;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** How Gin Rummy shows itself. */
final class GinFace implements Face<GinAction, GinEvent, GinView> {
    private final Names names;
    private final GinRules rules;

    GinFace(Names names, GinRules rules) {
        this.names = names;
        this.rules = rules;
    }

    @Override
    public Seq<String> table(GinView view) {
        return new GinTable(names, view).lines();
    }

    @Override
    public String said(Message message) {
        return GinText.said(message, names);
    }

    @Override
    public boolean isMilestone(GinEvent event) {
        return event instanceof GinEvent.HandOver;
    }

    @Override
    public Either<String, String> expanded(String typed, GinView view) {
        return new TypedMove(view).expanded(typed);
    }

    @Override
    public Seq<String> hint(GinView view) {
        return new GinHint(view).lines();
    }

    @Override
    public Option<GinAction> advice(GinView view, IndexedSeq<GinAction> legal) {
        return new GinAdvice(view).action().filter(legal::contains);
    }

    @Override
    public Option<GinAction> judgement(GinView view, IndexedSeq<GinAction> legal) {
        return Option.when(
                        !legal.isEmpty(),
                        () -> GinBots.heuristic()
                                .choose(view, legal, Randomness.seeded(0).open()))
                .filter(legal::contains);
    }

    @Override
    public String judge() {
        return "heuristic";
    }

    @Override
    public Seq<String> score(GinView view) {
        return new ScoreSheet(names, view).lines();
    }

    @Override
    public Seq<String> rules() {
        return GinRules.options().options().map(option -> option.name() + "=" + option.text(rules));
    }

    @Override
    public Seq<String> words() {
        return Array.of(
                        GinText.WORD_PASS,
                        GinText.WORD_PILE,
                        GinText.WORD_STOCK,
                        GinText.WORD_DISCARD,
                        GinText.WORD_KNOCK,
                        GinText.WORD_BIG_GIN,
                        GinText.WORD_MELD,
                        GinText.WORD_LAY_OFF,
                        GinText.WORD_DONE,
                        GinText.WORD_DEAL)
                .map(GinText::english);
    }

    @Override
    public String painted(String line, Ink ink) {
        return CardPaint.painted(line, ink);
    }
}

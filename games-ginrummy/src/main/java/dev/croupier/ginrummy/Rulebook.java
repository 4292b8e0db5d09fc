package dev.croupier.ginrummy;

import dev.croupier.core.Happening;
import dev.croupier.core.Violation;
import dev.croupier.ginrummy.deal.Deal;
import dev.croupier.ginrummy.deal.Dealing;
import dev.croupier.ginrummy.discard.Discard;
import dev.croupier.ginrummy.draw.DrawPile;
import dev.croupier.ginrummy.draw.DrawStock;
import dev.croupier.ginrummy.knock.BigGin;
import dev.croupier.ginrummy.knock.Knock;
import dev.croupier.ginrummy.opening.Pass;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.showdown.Answer;
import dev.croupier.ginrummy.showdown.Declaration;
import dev.croupier.ginrummy.showdown.DeclareMeld;
import dev.croupier.ginrummy.showdown.Done;
import dev.croupier.ginrummy.showdown.LayOff;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinRule;
import dev.croupier.ginrummy.table.GinState;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The rule of each kind of action under one table's options. */
record Rulebook(
        Dealing dealing,
        Pass pass,
        DrawPile drawPile,
        DrawStock drawStock,
        Discard discard,
        Knock knock,
        BigGin bigGin,
        DeclareMeld declareMeld,
        LayOff layOff,
        Done done,
        Deal deal) {

    Rulebook(GinRules rules) {
        this(rules, new Dealing(rules), new Answer(rules));
    }

    private Rulebook(GinRules rules, Dealing dealing, Answer answer) {
        this(rules, dealing, answer, new Declaration(rules, answer));
    }

    private Rulebook(GinRules rules, Dealing dealing, Answer answer, Declaration declaration) {
        this(
                dealing,
                new Pass(rules),
                new DrawPile(rules),
                new DrawStock(),
                new Discard(rules),
                new Knock(rules, declaration),
                new BigGin(rules, declaration),
                new DeclareMeld(rules),
                new LayOff(rules, answer),
                new Done(declaration, answer),
                new Deal(dealing));
    }

    /** All rules in canonical order. */
    Array<GinRule<? extends GinAction>> rules() {
        return Array.of(pass, drawPile, drawStock, discard, knock, bigGin, declareMeld, layOff, done, deal);
    }

    /** Asks the rule of an action why it is refused. */
    record Violations(Rulebook book, GinState state) implements GinAction.Visitor<Seq<Violation>> {
        @Override
        public Seq<Violation> pass(GinAction.Pass action) {
            return book.pass.violations(state, action);
        }

        @Override
        public Seq<Violation> drawPile(GinAction.DrawPile action) {
            return book.drawPile.violations(state, action);
        }

        @Override
        public Seq<Violation> drawStock(GinAction.DrawStock action) {
            return book.drawStock.violations(state, action);
        }

        @Override
        public Seq<Violation> discard(GinAction.Discard action) {
            return book.discard.violations(state, action);
        }

        @Override
        public Seq<Violation> knock(GinAction.Knock action) {
            return book.knock.violations(state, action);
        }

        @Override
        public Seq<Violation> bigGin(GinAction.BigGin action) {
            return book.bigGin.violations(state, action);
        }

        @Override
        public Seq<Violation> declareMeld(GinAction.DeclareMeld action) {
            return book.declareMeld.violations(state, action);
        }

        @Override
        public Seq<Violation> layOff(GinAction.LayOff action) {
            return book.layOff.violations(state, action);
        }

        @Override
        public Seq<Violation> done(GinAction.Done action) {
            return book.done.violations(state, action);
        }

        @Override
        public Seq<Violation> deal(GinAction.Deal action) {
            return book.deal.violations(state, action);
        }
    }

    /** Has the rule of an action do what it does. */
    record Effects(Rulebook book, GinState state, Happening<GinEvent> happening)
            implements GinAction.Visitor<GinState> {
        @Override
        public GinState pass(GinAction.Pass action) {
            return book.pass.effect(state, action, happening);
        }

        @Override
        public GinState drawPile(GinAction.DrawPile action) {
            return book.drawPile.effect(state, action, happening);
        }

        @Override
        public GinState drawStock(GinAction.DrawStock action) {
            return book.drawStock.effect(state, action, happening);
        }

        @Override
        public GinState discard(GinAction.Discard action) {
            return book.discard.effect(state, action, happening);
        }

        @Override
        public GinState knock(GinAction.Knock action) {
            return book.knock.effect(state, action, happening);
        }

        @Override
        public GinState bigGin(GinAction.BigGin action) {
            return book.bigGin.effect(state, action, happening);
        }

        @Override
        public GinState declareMeld(GinAction.DeclareMeld action) {
            return book.declareMeld.effect(state, action, happening);
        }

        @Override
        public GinState layOff(GinAction.LayOff action) {
            return book.layOff.effect(state, action, happening);
        }

        @Override
        public GinState done(GinAction.Done action) {
            return book.done.effect(state, action, happening);
        }

        @Override
        public GinState deal(GinAction.Deal action) {
            return book.deal.effect(state, action, happening);
        }
    }
}

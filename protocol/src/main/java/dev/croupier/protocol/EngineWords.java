package dev.croupier.protocol;

import dev.croupier.core.Action;
import dev.croupier.core.CoreMessage;
import dev.croupier.core.Event;
import dev.croupier.core.GameIsOver;
import dev.croupier.core.NotYourDecision;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.UnknownCard;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Commitments;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.agenda.Window;
import dev.croupier.core.play.RecordingMessage;
import dev.croupier.core.play.Salt;
import dev.croupier.core.play.StaleDecision;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.protocol.codec.Typed;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The words of the engine itself, which every game shares. */
final class EngineWords {
    private EngineWords() {}

    /** A game's vocabulary with those of the engine. */
    static <A extends Action, E extends Event, V, R> Vocabulary<A, E, V, R> in(Vocabulary<A, E, V, R> game) {
        Vocabulary<A, E, V, R> all = game.withMessages(CoreMessage.values())
                .withMessages(RecordingMessage.values())
                .withWords(
                        game.roots().violation(),
                        NotYourDecision.class,
                        GameIsOver.class,
                        UnknownCard.class,
                        StaleDecision.class)
                .withBound(Seat.class, Integer.class, Boolean.class, String.class, Window.class, Commitments.class)
                .withSpelling(
                        RuleRef.class,
                        "the id of a rule",
                        "[A-Z]+(?:-[A-Za-z0-9]+)*",
                        RuleRef::id,
                        id -> Option.some(new RuleRef(id)))
                .withSpelling(
                        Salt.class,
                        "at least 32 hexadecimal digits",
                        "(?:[0-9a-f]{2}){16,}",
                        Salt::hex,
                        hex -> Option.some(Salt.ofHex(hex)))
                .withListing(Slots.class, Slots.Binding.class, Slots::bindings, EngineWords::slots)
                .withListing(Agenda.class, Frame.class, EngineWords::frames, EngineWords::agenda);
        Array<Class<?>> bound = all.bound();
        return all.withSpelling(
                Class.class,
                "the name of what a slot holds",
                bound.map(EngineWords::called).sorted().mkString("|"),
                EngineWords::called,
                name -> bound.find(type -> called(type).equals(name)).map(type -> (Class<?>) type));
    }

    private static String called(Class<?> type) {
        return Typed.hyphened(type.getSimpleName());
    }

    @SuppressWarnings({"rawtypes", "unchecked"}) // a listing tells its items by class
    private static Slots slots(Array<Slots.Binding> bindings) {
        return Slots.of((Seq<Slots.Binding<?>>) (Seq<?>) bindings);
    }

    @SuppressWarnings({"rawtypes", "unchecked"}) // frames of any game
    private static Seq<Frame> frames(Agenda agenda) {
        return agenda.frames();
    }

    @SuppressWarnings({"rawtypes", "unchecked"}) // frames of any game
    private static Agenda agenda(Array<Frame> frames) {
        return Agenda.of((List) frames.toList());
    }
}

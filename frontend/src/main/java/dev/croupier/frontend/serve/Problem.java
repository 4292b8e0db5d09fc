package dev.croupier.frontend.serve;

import dev.croupier.frontend.game.Flaw;
import dev.croupier.frontend.host.Refusal;
import dev.croupier.protocol.ReadError;
import java.util.List;
import java.util.function.Consumer;

/** A request that cannot be answered as it was meant: ends its handling, and says why. */
final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Answer answer;

    private Problem(Answer answer) {
        super("HTTP " + answer.status(), null, false, false);
        this.answer = answer;
    }

    /**
     * What is wrong.
     *
     * @param error its stable name
     * @param what in words
     * @param where a JSON pointer into the body, or a part of the request by name
     */
    static Problem of(int status, String error, String what, String where) {
        return of(status, error, what, where, body -> {});
    }

    private static Problem of(int status, String error, String what, String where, Consumer<Body> more) {
        return new Problem(Answer.json(status, body -> {
            body.text("error", error).text("what", what).text("where", where);
            more.accept(body);
        }));
    }

    /** The body of the request is not what is read there. */
    static Problem unreadable(List<ReadError> errors) {
        ReadError first = errors.get(0);
        return of(
                400,
                first.reason() == ReadError.Reason.SYNTAX ? "not-json" : "bad-request",
                first.explain(),
                first.pointer(),
                body -> body.objects(
                        "errors",
                        errors,
                        error -> body.text("reason", Words.of(error.reason()))
                                .text("pointer", error.pointer())
                                .text("what", error.explain())
                                .text("expected", error.expected())
                                .text("found", error.found())));
    }

    static Problem of(Refusal refusal, String where) {
        return refusal.flaws().isEmpty()
                ? of(refusal, where, body -> {})
                : of(
                        refusal,
                        refusal.flaws().head().pointer(),
                        body -> body.objects("errors", refusal.flaws(), flaw -> flaw(flaw, body)));
    }

    private static void flaw(Flaw flaw, Body body) {
        body.text("reason", "value").text("pointer", flaw.pointer()).text("what", flaw.what());
        if (flaw.line() > 0) {
            body.number("line", flaw.line());
        }
    }

    static Problem of(Refusal refusal, String where, Consumer<Body> more) {
        return of(
                status(refusal.kind()), Words.of(refusal.kind()), refusal.why().english(), where, more);
    }

    private static int status(Refusal.Kind kind) {
        return switch (kind) {
            case NO_TABLE -> 404;
            case STALE_DECISION -> 409;
            case ILLEGAL_ACTION -> 422;
            case NOT_ALLOWED -> 403;
            case BAD_REQUEST -> 400;
            case TOO_MANY -> 503;
            case NOT_KEPT -> 507;
        };
    }

    Answer answer() {
        return answer;
    }
}

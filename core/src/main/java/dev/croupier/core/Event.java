package dev.croupier.core;

/** Something that happened, as data: enough to animate a table. {@link Game#project} redacts it for an observer. */
public interface Event {

    /** What happened, in words. */
    Message message();

    /**
     * Whether somebody learned by it what they could not have known before (a card drawn, shown or laid out).
     * {@link dev.croupier.core.play.Session#undo() Undo} stops here.
     */
    boolean reveals();
}

package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** A player who would have a Supporter played for it agrees or declines. Until then nothing is played, and after declining the same is not offered again in that turn. */
record Offer(PokemonAction.PlayTrainer offered) implements Asking {

    /** The offer is made, and the card is shown. */
    static PokemonState of(PokemonState state, PokemonAction.PlayTrainer action, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.SupporterOffered(action.seat(), action.card(), action.player()));
        CardSet card = CardSet.of(state.deck(action.seat())
                .copies(action.card())
                .intersection(state.hand(action.seat()))
                .first());
        PokemonState shown = Zones.show(state, action.seat(), card, PokemonEvent.Zone.HAND, happening);
        return shown.withAgenda(
                shown.agenda().push(Frame.of(action.player(), action.card().name(), new Offer(action))));
    }

    /** By what it is remembered that this was offered. */
    static String name(PokemonAction.PlayTrainer action) {
        return action.card().name() + " for " + action.player();
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return state.isAtTable(offered.seat()) && state.isAtTable(offered.player())
                ? Array.of(offered.player())
                : Array.empty();
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return Array.of(new Choice.Yes(), new Choice.Done());
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        PokemonState taken = state.withAgenda(state.agenda().taken());
        if (choice instanceof Choice.Yes) {
            return PlayTrainer.played(taken, offered, happening);
        }
        Side side = taken.side(offered.seat());
        return taken.withSide(offered.seat(), side.withTurn(side.turn().withName(name(offered))));
    }

    @Override
    public boolean isOptional(PokemonState state, Seat seat) {
        return true;
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-TURN-8";
    }

    @Override
    public String kind() {
        return "consent";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_CONSENT.with(offered.seat(), offered.card().name());
    }
}

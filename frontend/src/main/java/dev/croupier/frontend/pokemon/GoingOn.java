package dev.croupier.frontend.pokemon;

import dev.croupier.core.agenda.Frame;
import dev.croupier.frontend.game.Names;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.SeenAttachedCards;
import dev.croupier.pokemon.table.SeenPicked;
import dev.croupier.pokemon.table.SeenPokemon;
import dev.croupier.pokemon.table.SeenSide;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What is being carried out, below the table: the text that asks, and what was chosen for it so far.
 *
 * @param names what the seats are called
 * @param view what is seen
 */
record GoingOn(Names names, PokemonView view) {
    private static final String BEGIN = " >> ";

    Array<String> lines() {
        Array<String> lines = view.seats()
                .flatMap(seat -> view.side(seat)
                        .resolving()
                        .map(card -> BEGIN + PokemonText.RESOLVING.of(names.of(seat), CardInfo.line(card))));
        if (view.agenda().isEmpty() || view.outcome().isDefined()) {
            return lines;
        }
        Frame<PokemonState, PokemonEvent> frame = view.agenda().top();
        Option<String> text = view.sides()
                        .flatMap(SeenSide::resolving)
                        .exists(card -> card.name().equals(frame.source()))
                ? Option.none()
                : text(frame.source());
        Array<String> chosen = frame.isDone() ? Array.empty() : chosen(frame);
        return lines.appendAll(text.map(line -> BEGIN + line))
                .appendAll(Option.when(
                        !chosen.isEmpty(), () -> BEGIN + PokemonText.CHOSEN_SO_FAR.of(chosen.mkString(", "))));
    }

    /** The Ability, attack or card in play of that name, as it is written. */
    private Option<String> text(String source) {
        Array<Card> cards = view.sides()
                .flatMap(SeenSide::inPlay)
                .flatMap(SeenPokemon::cards)
                .map(seen -> seen.card())
                .appendAll(view.stadium().map(stadium -> stadium.card().card()))
                .appendAll(view.sides().flatMap(SeenSide::discard))
                .distinct();
        return Array.ofAll(cards).flatMap(card -> CardInfo.textOf(card, source)).headOption();
    }

    private Array<String> chosen(Frame<PokemonState, PokemonEvent> frame) {
        SeenAttachedCards attached = frame.slots().get(SeenAttachedCards.CHOOSING);
        return picked(frame.slots().get(SeenPicked.CHOOSING))
                .appendAll(frame.slots().get(Group.CHOOSING, Group.none()).all().map(this::pokemon))
                .appendAll(
                        attached == null
                                ? Array.empty()
                                : attached.all()
                                        .map(on -> PokemonText.OF.of(
                                                on.card().card().name(), pokemon(on.pokemon()))));
    }

    private static Array<String> picked(@Nullable SeenPicked picked) {
        return picked == null || picked.size() == 0
                ? Array.empty()
                : picked.cards()
                        .map(PokemonTable::counted)
                        .getOrElse(() -> Array.of(PokemonText.SO_MANY_CARDS.of(picked.size())));
    }

    private String pokemon(PokemonId id) {
        return view.find(id).map(seen -> seen.card().name() + " " + id).getOrElse(id::toString);
    }
}

package dev.croupier.frontend.pokemon;

import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Names;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.SeenPokemon;
import dev.croupier.pokemon.table.SeenSide;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import java.util.Locale;

/**
 * Messages of the game with names in them: of the seats, and of the Pokémon in play, which the game calls by number.
 *
 * @param names what the seats are called
 * @param pokemon what the Pokémon are, as far as it is known
 */
record Sayings(Names names, TreeMap<PokemonId, String> pokemon) {
    /** Who is addressed, until it is known whether a sentence begins with that. */
    private static final String ADDRESSED = "\uE000";

    private static final String YOU = "You";

    static Sayings of(Names names) {
        return new Sayings(names, TreeMap.empty());
    }

    /** With the names of all Pokémon in play, and the last ones of those that events name. */
    static Sayings of(Names names, PokemonView view, Seq<PokemonEvent> events) {
        TreeMap<PokemonId, String> known = TreeMap.empty();
        for (PokemonEvent event : events) {
            for (Named named : named(event)) {
                known = known.put(named.pokemon(), named.card().name());
            }
        }
        for (SeenPokemon seen : view.sides().flatMap(SeenSide::inPlay)) {
            known = known.put(seen.id(), seen.card().name());
        }
        return new Sayings(names, known);
    }

    /** With the names that held when that happened, where these hold right after it. */
    Sayings at(PokemonEvent event) {
        return event instanceof PokemonEvent.KnockedOut || event instanceof PokemonEvent.LeftPlay
                ? with(named(event))
                : this;
    }

    /** With the names that held before that happened, where these hold right after it. */
    Sayings before(PokemonEvent event) {
        if (event instanceof PokemonEvent.Evolved evolved) {
            return with(Array.of(new Named(evolved.pokemon(), evolved.from())));
        }
        if (event instanceof PokemonEvent.Exchanged exchanged) {
            return with(Array.of(new Named(exchanged.pokemon(), exchanged.from())));
        }
        return event instanceof PokemonEvent.Devolved devolved
                ? with(Array.of(new Named(devolved.pokemon(), devolved.from())))
                : this;
    }

    private Sayings with(Array<Named> named) {
        return new Sayings(
                names,
                named.foldLeft(
                        pokemon,
                        (known, one) -> known.put(one.pokemon(), one.card().name())));
    }

    /** That a Pokémon is that card. */
    private record Named(PokemonId pokemon, Card card) {}

    private static Array<Named> named(PokemonEvent event) {
        if (event instanceof PokemonEvent.EnteredPlay entered) {
            return Array.of(new Named(entered.pokemon(), entered.card()));
        }
        if (event instanceof PokemonEvent.Evolved evolved) {
            return Array.of(new Named(evolved.pokemon(), evolved.to()));
        }
        if (event instanceof PokemonEvent.KnockedOut out) {
            return Array.of(new Named(out.pokemon(), out.card()));
        }
        return event instanceof PokemonEvent.LeftPlay left
                ? Array.of(new Named(left.pokemon(), left.card()))
                : Array.empty();
    }

    String said(Message message) {
        String text = words(message);
        return (text.startsWith(ADDRESSED) ? YOU + text.substring(1) : text)
                .replace(ADDRESSED, YOU.toLowerCase(Locale.ROOT));
    }

    /** A Pokémon by name and number. */
    String of(PokemonId id) {
        return pokemon.get(id).fold(id::toString, name -> name + " " + id);
    }

    private String words(Message message) {
        String pattern = PokemonText.insteadOf(message.key())
                .getOrElse(() -> message.key().english().replace("seat {", "{"));
        Array<Object> arguments = message.arguments()
                .zipWithIndex((argument, place) -> argument instanceof PokemonId id && follows(pattern, place)
                        ? id.toString()
                        : argument(argument));
        return new Message(message.key(), arguments).in(pattern);
    }

    /** Whether a name stands before the number anyway. */
    private static boolean follows(String pattern, int place) {
        return pattern.contains("{" + (place - 1) + "} {" + place + "}");
    }

    private Object argument(Object argument) {
        if (argument instanceof Seat seat) {
            return names.of(seat).equals(YOU) ? ADDRESSED : names.of(seat);
        }
        if (argument instanceof Message nested) {
            return words(nested);
        }
        return argument instanceof PokemonId id ? of(id) : argument;
    }
}

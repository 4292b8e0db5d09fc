package dev.croupier.frontend.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Names;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.SeenPokemon;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves as they are typed, with names of cards and Pokémon where the notation has printings and numbers: {@code bench toxel}, {@code energy darkness
 * energy #3}, {@code evolve drakloak dreepy}, {@code ability #4}; the begin of a name is enough where it is that of one card only. Answers go without
 * the word for it: {@code #3}, {@code card toxel}, {@code prize 2}.
 *
 * @param names what the seats are called
 * @param view what the typist sees
 */
record TypedNames(Names names, PokemonView view) {
    private static final Set<String> OF_CARD = Set.of("bench", "play");
    private static final Set<String> ONTO = Set.of("evolve", "energy", "tool");
    private static final Set<String> ANSWERS =
            Set.of("yes", "done", "attached", "number", "prize", "seat", "type", "condition", "option");
    private static final Pattern FOR = Pattern.compile("(.+?)\\s+for\\s+(.+)", Pattern.CASE_INSENSITIVE);
    private static final String BETWEEN = "^(on|onto|to|into)\\s+";

    /** The move in notation, as far as the names are known, or why one is not; anything else as it is. */
    Either<String, String> expanded(String typed) {
        String[] words = typed.strip().split("\\s+", 2);
        String verb = words[0].toLowerCase(Locale.ROOT);
        String rest = words.length > 1 ? words[1].strip() : "";
        if (rest.isEmpty() && (OF_CARD.contains(verb) || ONTO.contains(verb) || verb.equals("card"))) {
            return Either.left(PokemonText.NAME_A_CARD.of(verb));
        }
        if (rest.isEmpty() && verb.equals("attack")) {
            return Either.left(whichAttack());
        }
        if (OF_CARD.contains(verb)) {
            Matcher forAnother = FOR.matcher(rest);
            Option<Seat> player = forAnother.matches() ? player(forAnother.group(2)) : Option.none();
            String card = player.isDefined() ? forAnother.group(1) : rest;
            String behind = player.fold(() -> "", seat -> own(seat) ? "" : " for " + seat);
            return card(card, hand(), PokemonText.NOT_IN_HAND)
                    .map(named -> verb + " " + (named.notation() + " " + named.after()).strip() + behind);
        }
        if (ONTO.contains(verb)) {
            return card(rest, hand(), PokemonText.NOT_IN_HAND)
                    .flatMap(named ->
                            pokemon(named.after()).map(onto -> (verb + " " + named.notation() + " " + onto).strip()));
        }
        if (verb.equals("card")) {
            return card(rest, known(), PokemonText.NOT_KNOWN).map(named -> "answer card " + named.notation());
        }
        if (ANSWERS.contains(verb) || verb.startsWith("#")) {
            return Either.right("answer " + typed.strip());
        }
        return verb.equals("ability") ? ability(rest) : Either.right(typed);
    }

    /** Who is called so or has the seat of that number, counted from 1 as at the keyboard. */
    private Option<Seat> player(String called) {
        return view.seats()
                .find(seat -> names.of(seat).equalsIgnoreCase(called)
                        || Integer.toString(seat.index() + 1).equals(called));
    }

    private boolean own(Seat seat) {
        return seat.equals(view.observer());
    }

    /** A card in notation, and what stands behind it. */
    private record Named(String notation, String after) {}

    /** The card whose name, or the begin of it, or printing stands at the begin of the text. */
    private static Either<String, Named> card(String text, Array<Card> among, PokemonText none) {
        String plain = CardInfo.plain(text);
        Option<Card> whole = among.filter(card -> begins(plain, CardInfo.plain(card.name())))
                .maxBy(card -> card.name().length());
        if (whole.isDefined()) {
            return Either.right(new Named(
                    CardInfo.key(whole.get()), behind(text, whole.get().name().length())));
        }
        if (PokemonCards.all().appendAll(among).exists(card -> begins(plain, CardInfo.plain(CardInfo.key(card))))) {
            int end = text.indexOf(' ');
            return Either.right(end < 0 ? new Named(text, "") : new Named(text.substring(0, end), behind(text, end)));
        }
        int number = text.indexOf(" #");
        String begin = CardInfo.plain(
                number < 0 ? text : text.substring(0, number).replaceFirst("\\s+(on|onto|to|into)$", ""));
        Array<Card> like = among.filter(
                card -> !begin.isEmpty() && CardInfo.plain(card.name()).startsWith(begin));
        Array<String> names = like.map(Card::name).distinct();
        return switch (names.size()) {
            case 0 -> Either.left(none.of(text));
            case 1 -> Either.right(new Named(CardInfo.key(like.head()), number < 0 ? "" : behind(text, number)));
            default -> Either.left(PokemonText.WHICH_CARD.of(text, names.mkString(", ")));
        };
    }

    private static boolean begins(String text, String name) {
        return text.equals(name) || text.startsWith(name + " ");
    }

    private static String behind(String text, int end) {
        return text.substring(Math.min(text.length(), end)).strip().replaceFirst(BETWEEN, "");
    }

    /** One's own Pokémon in play of that number or name, by number. */
    private Either<String, String> pokemon(String text) {
        if (text.startsWith("#")) {
            return Either.right(text);
        }
        String plain = CardInfo.plain(text);
        Array<SeenPokemon> like =
                own().filter(seen -> CardInfo.plain(seen.card().name()).startsWith(plain));
        if (text.isEmpty()) {
            return Either.left(
                    PokemonText.ONTO_WHICH.of(own().map(TypedNames::numbered).mkString(", ")));
        }
        return switch (like.size()) {
            case 0 -> Either.left(PokemonText.NOT_IN_PLAY.of(text));
            case 1 -> Either.right(like.head().id().toString());
            default ->
                Either.left(PokemonText.WHICH_POKEMON.of(
                        text, like.map(TypedNames::numbered).mkString(", ")));
        };
    }

    private static String numbered(SeenPokemon seen) {
        return seen.card().name() + " " + seen.id();
    }

    /** An Ability by the number or name of its Pokémon, or by its own name. */
    private Either<String, String> ability(String text) {
        String plain = CardInfo.plain(text);
        if (text.matches("#\\d+\\s+.+")) {
            return Either.right("ability " + text);
        }
        Array<SeenPokemon> able = own().filter(seen -> usable(seen).isDefined());
        Array<SeenPokemon> meant = able.filter(seen -> seen.id().toString().equals(text)
                || !plain.isEmpty()
                        && (CardInfo.plain(seen.card().name()).startsWith(plain)
                                || CardInfo.plain(usable(seen).get()).startsWith(plain)));
        return switch (meant.size()) {
            case 0 -> isOfDiscard(plain) ? Either.right("ability " + text) : Either.left(noAbility(text, able));
            case 1 ->
                Either.right("ability " + meant.head().id() + " "
                        + usable(meant.head()).get());
            default ->
                Either.left(PokemonText.WHICH_POKEMON.of(
                        text, meant.map(TypedNames::numbered).mkString(", ")));
        };
    }

    /** Why there is none that is called so. */
    private String noAbility(String text, Array<SeenPokemon> able) {
        Option<SeenPokemon> named = own().find(seen -> seen.id().toString().equals(text));
        if (named.isDefined()) {
            return PokemonText.NO_ABILITY_OF.of(numbered(named.get()));
        }
        if (!text.isEmpty()) {
            return PokemonText.NO_ABILITY.of(text);
        }
        return able.isEmpty()
                ? PokemonText.NO_ABILITIES.of()
                : PokemonText.WHICH_ABILITY.of(
                        able.map(seen -> PokemonText.ABILITY.of(usable(seen).get(), numbered(seen)))
                                .mkString(", "));
    }

    /** Whether an Ability of a card in one's discard pile is called so. */
    private boolean isOfDiscard(String plain) {
        return view.observer() instanceof Seat seat
                && view.side(seat)
                        .discard()
                        .filter(Card::isPokemon)
                        .exists(card -> card.pokemon()
                                .abilities()
                                .exists(ability -> plain.endsWith(CardInfo.plain(ability.name()))));
    }

    private String whichAttack() {
        Array<String> attacks = view.observer() instanceof Seat seat
                ? view.side(seat)
                        .active()
                        .toArray()
                        .flatMap(active -> active.card().pokemon().attacks())
                        .map(Attack::name)
                : Array.empty();
        return attacks.isEmpty() ? PokemonText.NO_ATTACK.of() : PokemonText.WHICH_ATTACK.of(attacks.mkString(", "));
    }

    private static Option<String> usable(SeenPokemon seen) {
        Card card = seen.card();
        return card.isPokemon()
                ? card.pokemon()
                        .abilities()
                        .find(ability -> ability.use() != null)
                        .map(Ability::name)
                : Option.none();
    }

    private Array<Card> hand() {
        return view.observer() instanceof Seat seat
                ? view.side(seat).hand().getOrElse(Array.empty()).distinct()
                : Array.empty();
    }

    private Array<SeenPokemon> own() {
        return view.observer() instanceof Seat seat ? view.side(seat).inPlay() : Array.empty();
    }

    private Array<Card> known() {
        return view.observer() instanceof Seat seat
                ? hand().appendAll(view.side(seat).deckList().getOrElse(Array.empty()))
                        .appendAll(view.sides().flatMap(side -> side.discard()))
                        .distinct()
                : Array.empty();
    }
}

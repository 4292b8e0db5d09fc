package dev.croupier.frontend.game;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.options.OptionTable;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Which rules somebody wants to play by.
 *
 * @param variant the preset to begin with; none is the game's own
 * @param options what is changed in it, each {@code name=value}
 * @param hand whether one hand is played, not a whole match
 * @param seats how many sit at the table, where that was said
 * @param decks what each seat plays with, where that was said
 * @param opposition how many play against which boss, where that was said
 * @param cards cards of one's own, where there are any
 */
public record GameChoice(
        Option<String> variant,
        Array<String> options,
        boolean hand,
        Option<Integer> seats,
        Array<Brought> decks,
        Opposition opposition,
        Option<Brought> cards) {

    /** Rules of a game with the cards that come with the engine alone. */
    public GameChoice(
            Option<String> variant,
            Array<String> options,
            boolean hand,
            Option<Integer> seats,
            Array<Brought> decks,
            Opposition opposition) {
        this(variant, options, hand, seats, decks, opposition, Option.none());
    }

    /** Rules of a game without a boss. */
    public GameChoice(
            Option<String> variant, Array<String> options, boolean hand, Option<Integer> seats, Array<Brought> decks) {
        this(variant, options, hand, seats, decks, Opposition.none());
    }

    /** Rules of a game whose players bring no decks, or whose usual decks are played. */
    public GameChoice(Option<String> variant, Array<String> options, boolean hand, Option<Integer> seats) {
        this(variant, options, hand, seats, Array.empty());
    }

    /** The same for so many seats, where nothing was said of them before. */
    public GameChoice orWithSeats(Option<Integer> number) {
        return new GameChoice(variant, options, hand, seats.orElse(number), decks, opposition, cards);
    }

    /** The rules that were chosen, or why there are none such. */
    public <R> Either<String, R> rules(Function<String, Either<OptionError, R>> presets, R own, OptionTable<R> table) {
        return changed(preset(presets, own), table);
    }

    /** The rules of the preset that was named, else the game's own. */
    public <R> Either<String, R> preset(Function<String, Either<OptionError, R>> presets, R own) {
        return variant.map(name -> presets.apply(name).mapLeft(error -> "variant " + error.explain()))
                .getOrElse(() -> Either.right(own));
    }

    /** Those rules with what was changed in them. */
    public <R> Either<String, R> changed(Either<String, R> rules, OptionTable<R> table) {
        return options.foldLeft(
                rules,
                (so, option) -> so.flatMap(
                        before -> changed(before, option, table).mapLeft(error -> "option " + error.explain())));
    }

    private static <R> Either<OptionError, R> changed(R rules, String option, OptionTable<R> table) {
        int equals = option.indexOf('=');
        return equals < 0
                ? Either.left(new OptionError(option, "?", "name=value"))
                : table.with(
                        rules,
                        option.substring(0, equals).strip(),
                        option.substring(equals + 1).strip());
    }
}

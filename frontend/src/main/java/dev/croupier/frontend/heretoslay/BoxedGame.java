package dev.croupier.frontend.heretoslay;

import dev.croupier.core.Game;
import dev.croupier.core.GameId;
import dev.croupier.core.options.OptionError;
import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.Flaw;
import dev.croupier.frontend.game.Identified;
import dev.croupier.frontend.game.OwnCardFile;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.HtsVocabulary;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.heretoslay.table.Setting;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Here to Slay with cards of one's own in the box of the base game, which the id of the game has.
 *
 * @param game the rules
 * @param own these cards, in the order in which they were put into the box; none where it is the base game
 */
record BoxedGame(HereToSlay game, Array<Card> own) implements Identified<HtsState, HtsAction, HtsEvent, HtsView> {
    private static final OwnCardFile<Card> FILE = new OwnCardFile<>(HtsVocabulary::cards);
    private static final String CARDS = ",cards=";

    /** The game with the cards in that text, where there is one, or in English everything that is wrong with it, or why there is no such game. */
    static Either<String, Game<HtsState, HtsAction, HtsEvent, HtsView>> of(HtsRules rules, Option<Brought> text) {
        return cards(text).flatMap(own -> of(rules, own));
    }

    /** The cards in that text, where there is one, or in English everything that is wrong with it. */
    static Either<String, Array<Card>> cards(Option<Brought> text) {
        return text.map(FILE::cards).getOrElse(() -> Either.right(Array.empty()));
    }

    /** Everything that is wrong with that text, where there is one. */
    static Seq<Flaw> flaws(Option<Brought> text) {
        return text.map(FILE::flaws).getOrElse(Array.empty());
    }

    /** The game that was recorded with those options, or in English why it cannot be made. */
    static Either<String, Game<HtsState, HtsAction, HtsEvent, HtsView>> recorded(String options) {
        int at = options.indexOf(CARDS);
        Either<String, Array<Card>> own =
                at < 0 ? Either.right(Array.empty()) : FILE.inOneWord(options.substring(at + CARDS.length()));
        return HtsRules.parse(at < 0 ? options : options.substring(0, at))
                .mapLeft(OptionError::explain)
                .flatMap(rules -> own.flatMap(cards -> of(rules, cards)));
    }

    private static Either<String, Game<HtsState, HtsAction, HtsEvent, HtsView>> of(HtsRules rules, Array<Card> own) {
        Catalogue box = BaseGame.catalogue();
        Setting setting = new Setting(rules, own.isEmpty() ? box : box.with(own));
        Seq<OptionError> problems = setting.problems();
        return problems.isEmpty()
                ? Either.right(new BoxedGame(HereToSlay.of(rules, setting.catalogue()), own))
                : Either.left(problems.map(OptionError::explain).mkString("; "));
    }

    /** The rules themselves, of a game at a table of this module. */
    static HereToSlay rulesOf(Game<HtsState, HtsAction, HtsEvent, HtsView> game) {
        return game instanceof BoxedGame boxed ? boxed.game() : (HereToSlay) game;
    }

    @Override
    public GameId id() {
        GameId id = game.id();
        return own.isEmpty() ? id : new GameId(id.game(), id.rulesVersion(), id.options() + CARDS + FILE.word(own));
    }
}

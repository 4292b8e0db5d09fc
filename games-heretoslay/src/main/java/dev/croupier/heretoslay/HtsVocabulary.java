package dev.croupier.heretoslay;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.vocabulary.CardWords;
import dev.croupier.core.vocabulary.Roots;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.card.CardCheck;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.heretoslay.table.HtsViolation;
import dev.croupier.heretoslay.table.Rolls;
import io.vavr.control.Option;

/** What the values of Here to Slay are made of: cards are their ids, such as {@code bad-axe}. */
public final class HtsVocabulary {
    /** What may stand on an agenda, by package. */
    private static final String WORDS = """
            challenge ChallengeWindow ChallengerIsHere SettleChallenge
            effect AmongBound CommitCards CommitHeroes Counted Discard Fetch Heroes InDiscards IsDone IsOfType Lasts LookAtDeck
            effect LookAtHand MayReveal MissingTo MoveHero Numbers Players PlayersHaving Pull PutBack ReturnItem ReturnItems Steal
            effect SwapHands TakeFromHand TakeOfDeck Together Wearers WornBy
            hero ResolveHeroRoll RollForHero
            monster ResolveAttack TurnUpMonster
            play EquipPlayed FinishMagic MayPlay Report ResolvePlay WithoutItem
            removal Destroy Removal Sacrifice
            roll ChangeRoll ModifierWindow OpenModifiers ThrowDice
            setup Deal PickLeaders
            skill OrderSkills TellSkill
            turn BeginTurn FinishTurn TakeTurn
            zone Draw
            """;

    private HtsVocabulary() {}

    /** How cards of one's own are written; they are put into the box of the base game, as {@link Catalogue#with} says. */
    public static CardWords<Card> cards() {
        return new CardWords<>("heretoslay", of(), Card.class, cards -> CardCheck.flaws(BaseGame.catalogue(), cards));
    }

    /** Of the base game. */
    public static Vocabulary<HtsAction, HtsEvent, HtsView, HtsRules> of() {
        return of(BaseGame.catalogue());
    }

    /** Of those cards. */
    public static Vocabulary<HtsAction, HtsEvent, HtsView, HtsRules> of(Catalogue catalogue) {
        String box = catalogue.equals(BaseGame.catalogue()) ? "base-game" : "own";
        return Vocabulary.of(
                        1,
                        new Roots<>(HtsAction.class, HtsEvent.class, HtsView.class, HtsRules.class, HtsViolation.class),
                        HtsRules.options())
                .withMessages(HtsMessage.values())
                .withCombinators()
                .withWordsBelow(HtsVocabulary.class, WORDS)
                .withBound(HeroRef.class, CardRef.class, Held.class, HtsView.SeenHeld.class, Rolls.class)
                .withSpelling(
                        Card.class,
                        "the id of a card, such as bad-axe",
                        "[a-z0-9]+(?:-[a-z0-9]+)*",
                        Card::id,
                        catalogue::named)
                .withSpelling(
                        Catalogue.class,
                        "the name of the box of cards",
                        "base-game|own",
                        cards -> box,
                        name -> Option.when(name.equals(box), catalogue))
                .withListing(
                        CardSet.class,
                        Integer.class,
                        set -> set.map(Integer::valueOf),
                        numbers -> numbers.foldLeft(CardSet.empty(), CardSet::with));
    }
}

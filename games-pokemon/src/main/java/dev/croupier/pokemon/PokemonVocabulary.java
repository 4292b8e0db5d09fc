package dev.croupier.pokemon;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.options.OptionTable;
import dev.croupier.core.vocabulary.CardWords;
import dev.croupier.core.vocabulary.Roots;
import dev.croupier.core.vocabulary.Vocabulary;
import dev.croupier.pokemon.attack.Targets;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.deck.CardCheck;
import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Cost;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.table.SeenAttachedCards;
import dev.croupier.pokemon.table.SeenCard;
import dev.croupier.pokemon.table.SeenPicked;
import dev.croupier.pokemon.table.SeenPlacements;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.table.Tags;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What the values of the Pokémon TCG are made of: cards are their printings, such as {@code TWM-95}, costs their symbols. */
public final class PokemonVocabulary {
    /** What programs and agendas are made of, by package. */
    private static final String WORDS = """
            attack AttackAgain ChooseAttacker Confusion DealDamage EachDefender HandBack SetOff TryToAttack
            checkup Checkup CheckupOrder
            effect AllEnergy Attachments ChooseCards ChooseEnergy ChooseNumber ChooseOwn ChoosePokemon Coins Control Deck
            effect DiscardOwnEnergy DiscardStadium EachPlayer EvolveEach Harm Hit HitOneByOne IgnoreFlips Lasts
            effect LookAtBottom MoveCards Moves OwnPrizes SkipStage UseAttackOf UseTrainerText
            kind Kinds
            knockout CheckWinners CrowdedBenches KnockOuts LeavePlay Promote Settle ShrinkBench TakePrizes
            number HowManys
            play ChooseReplacement Offer OutOfPlay PayRetreat PlayTrainer
            query RuleTexts
            round NewGame UsualCourse
            setup BenchExtra ChooseFirst DrawHands ExtraDraws FlipForFirst PlacePokemon SetPrizes TurnUp
            table ChooseOpponent
            trigger Offered RunTriggers
            turn BeginTurn EndOfTurn Expire FirstTurn TakeTurn
            when Whens
            which Likes Those
            zone Cut
            """;

    private static final String BOUND = """
            attack Share$Shares
            setup Mulligans
            """;

    private static final Roots<PokemonAction, PokemonEvent, PokemonView, PokemonRules> ROOTS = new Roots<>(
            PokemonAction.class, PokemonEvent.class, PokemonView.class, PokemonRules.class, PokemonViolation.class);

    private PokemonVocabulary() {}

    /** How cards of one's own are written; they are added to all that come with the engine. */
    public static CardWords<Card> cards() {
        return cards(KnownCards.index());
    }

    /** The same where they are added to those cards. */
    public static CardWords<Card> cards(CardIndex known) {
        return new CardWords<>(
                "pokemon",
                of(new Catalogue(Array.empty()), ROOTS, PokemonRules.options()),
                Card.class,
                cards -> CardCheck.flaws(known, cards));
    }

    /** Of a table with those decks. */
    public static Vocabulary<PokemonAction, PokemonEvent, PokemonView, PokemonRules> of(Pokemon game) {
        return of(game, ROOTS, PokemonRules.options());
    }

    /** The same where the options of the table are others. */
    public static <R> Vocabulary<PokemonAction, PokemonEvent, PokemonView, R> of(
            Pokemon game, Roots<PokemonAction, PokemonEvent, PokemonView, R> roots, OptionTable<R> options) {
        return of(new Catalogue(game.setting().decks()), roots, options);
    }

    private static <R> Vocabulary<PokemonAction, PokemonEvent, PokemonView, R> of(
            Catalogue catalogue, Roots<PokemonAction, PokemonEvent, PokemonView, R> roots, OptionTable<R> options) {
        return Vocabulary.of(1, roots, options)
                .withMessages(PokemonMessage.values())
                .withMessages(TextMessage.values())
                .withWordsBelow(PokemonVocabulary.class, WORDS)
                .withBound(
                        PokemonId.class,
                        Origin.class,
                        Attack.class,
                        Card.class,
                        Group.class,
                        Hits.class,
                        Ignored.class,
                        Targets.class,
                        Picked.class,
                        SeenPicked.class,
                        Placements.class,
                        SeenPlacements.class,
                        AttachedCards.class,
                        SeenAttachedCards.class,
                        SeenCard.class)
                .withBoundBelow(PokemonVocabulary.class, BOUND)
                .withSpelling(
                        Card.class,
                        "the printing of a card, such as TWM-95",
                        "[A-Za-z0-9.-]+-[A-Za-z0-9-]+",
                        Catalogue::text,
                        catalogue::card)
                .withSpelling(
                        Cost.class,
                        "the symbols of a cost, such as RPC, or 0",
                        "0|[GRWLPFDMYNC]+",
                        Cost::toString,
                        text -> Option.some(text.equals("0") ? Cost.free() : Cost.parse(text)))
                .withListing(
                        Types.class, EnergyType.class, Types::all, all -> Types.of(all.toJavaArray(EnergyType[]::new)))
                .withListing(Tags.class, Tag.class, Tags::all, all -> Tags.of(all.toJavaArray(Tag[]::new)))
                .withListing(
                        CardSet.class,
                        Integer.class,
                        set -> set.map(Integer::valueOf),
                        numbers -> numbers.foldLeft(CardSet.empty(), CardSet::with));
    }
}

package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import io.vavr.control.Option;

/** What holds for every game. {@link GameLaws} checks them. */
public enum Law {
    LEGAL_ACTIONS_APPLY(
            "every action that is offered is explained as legal and can be applied", Legality::offeredApply),
    ILLEGAL_ACTIONS_ARE_REFUSED(
            "an action whose canonical form is not offered is refused by explain and apply alike",
            Legality::othersAreRefused),
    LEGAL_ACTIONS_ARE_LISTED_ONCE(
            "the legal actions are listed without duplicates, in a stable order, seat by seat", Legality::listedOnce),
    GENERATOR_EQUALS_DEFINITION(
            "the legal actions are the candidates of the rules without violations",
            Legality::generatorEqualsDefinition),
    SOMEBODY_CAN_ACT(
            "every seat to act has a legal action, and there is an outcome exactly when nobody is to act",
            Endings::somebodyCanAct),
    DEFAULTS_ARE_LEGAL(
            "what a decision does by default is a legal action of the deciding seat", Endings::defaultsAreLegal),
    PLAY_ENDS("play ends within the declared number of decisions", Endings::playEnds),
    UTILITIES_AGREE_WITH_RANKS(
            "a better rank never has a lower utility, and equal ranks have equal ones", Endings::utilitiesAgree),
    WITHDRAWAL_IS_SANE("after a seat withdrew the game is over, or goes on with the others", Endings::withdrawalIsSane),
    APPLY_IS_A_FUNCTION(
            "applying an action twice gives the same step and leaves the state as it was", Application::isFunction),
    CHECKED_EQUALS_UNCHECKED(
            "the checked and the unchecked apply lead to the same step", Application::checkedEqualsUnchecked),
    RECORDED_DRAWS_REPLAY("the recorded draws of a step lead to the same step again", Application::recordedDrawsReplay),
    CARDS_ARE_CONSERVED("every card is in exactly one place", Application::cardsAreConserved),
    NOTATION_READS_BACK(
            "the text of an action begins with its seat and reads back as the same action", Writing::notationReadsBack),
    CANONICAL_FORM_IDENTIFIES(
            "the canonical form is one line, equal exactly for equal states", Writing::canonicalFormIdentifies),
    SEATS_SEE_THEIR_DECISIONS(
            "who is to act is public, and a seat sees its own decision in full", Interference::seatsSeeTheirDecisions),
    SAMPLES_FIT_THE_VIEW("a state sampled from a view has that view", Interference::samplesFitTheView),
    LOOKALIKES_HAVE_EQUAL_VIEWS(
            "states that an observer must not tell apart give it the same view",
            Interference::lookalikesHaveEqualViews),
    EQUAL_VIEWS_EQUAL_CHOICES(
            "states with the same view give a seat the same turn and the same legal actions",
            Interference::equalChoices),
    EQUAL_VIEWS_EQUAL_VIOLATIONS(
            "states with the same view give a seat the same reasons against any action of its own",
            Interference::equalViolations),
    VIEWS_FOLLOW_FROM_EVENTS(
            "a new view is a function of the old view, the seat's own action and the projected events",
            Interference::viewsFollowFromEvents),
    SPECTATORS_SEE_NO_MORE(
            "what a spectator sees is a function of what any seat sees", Interference::spectatorsSeeNoMore),
    SAMPLES_ARE_BLIND(
            "a sampled state is the truth no more often than it is any other sample", Law::askedOfTheWholeCampaign),
    AGREES_WITH_REFERENCE("the game and its reference offer, refuse, do and show the same", Reference::agrees);

    private final String statement;

    @SuppressWarnings("ImmutableEnumChecker") // references to static methods
    private final Check check;

    Law(String statement, Check check) {
        this.statement = statement;
        this.check = check;
    }

    /** The law as a sentence. */
    public String statement() {
        return statement;
    }

    /** What breaks this law at a position; a law about something that the campaign does not know, such as a sampler, holds. */
    <S, A extends Action, E extends Event, V> Option<String> broken(Position<S, A, E, V> position) {
        return check.broken(position);
    }

    private static <S, A extends Action, E extends Event, V> Option<String> askedOfTheWholeCampaign(
            Position<S, A, E, V> position) {
        return Option.none();
    }

    /** How a law is asked. */
    @FunctionalInterface
    interface Check {
        <S, A extends Action, E extends Event, V> Option<String> broken(Position<S, A, E, V> position);
    }
}

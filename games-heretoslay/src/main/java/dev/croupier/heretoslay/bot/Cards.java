package dev.croupier.heretoslay.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;

/** What cards are worth in a hand, on a Hero and in a Party, by what they say. */
final class Cards {
    /** What the card is worth that somebody likes least. */
    static final double LEAST = 0.6;

    private static final double PER_PIP = 0.4;
    private static final double PER_POINT = 4.0;

    private Cards() {}

    /** What a card in the hand is worth to its player. */
    static double held(Standing standing, Seat seat, Card card) {
        if (card.face() instanceof Face.Hero hero) {
            return 0.55
                    + (standing.isMissing(seat, hero.heroClass()) ? 0.2 * standing.gain(seat, hero.heroClass()) : 0.0);
        }
        if (card.face() instanceof Face.Item item) {
            return item.cursed() ? 0.65 : 0.7;
        }
        if (card.face() instanceof Face.Modifier modifier) {
            return 0.35 + standing.counting().modifier() * spread(modifier);
        }
        return card.face() instanceof Face.Challenge ? standing.counting().challenge() : 0.85;
    }

    private static double spread(Face.Modifier modifier) {
        int most = 0;
        int least = 0;
        for (int value : modifier.values()) {
            most = Math.max(most, value);
            least = Math.min(least, value);
        }
        return most - least;
    }

    /** What the cards of a hand are worth to its player. */
    static double held(Standing standing, Seat seat, CardSet hand) {
        double worth = 0.0;
        for (var cards = hand.iterator(); cards.hasNext(); ) {
            worth += held(standing, seat, standing.state().card(cards.nextInt()));
        }
        return worth;
    }

    /** What it is worth to the Party of a Hero that it wears the Item; below 0 for a curse. */
    static double worn(Standing standing, Seat party, int hero, Card item) {
        HtsState state = standing.state();
        Face.Hero wearer = state.card(hero).hero();
        double worth = 0.0;
        for (Passive passive : item.face().passives()) {
            if (passive instanceof Passive.Bonus bonus) {
                worth += PER_PIP * bonus.amount();
            } else if (passive instanceof Passive.CountsAs counts) {
                worth += standing.change(party, wearer.heroClass(), counts.heroClass());
            } else if (passive instanceof Passive.Replacement) {
                worth += 0.35 * standing.loss(party, hero);
            } else if (passive instanceof Passive.Forbids) {
                worth -= 1.6;
            } else if (passive instanceof Passive.Trigger trigger) {
                worth += trigger.when() == Passive.When.ROLL_OF_WEARER_FAILED ? 0.8 : -0.9;
            }
        }
        return worth;
    }

    /** What a skill is worth for the rest of the game. */
    static double skill(Card card) {
        double worth = 0.0;
        for (Passive passive : card.face().passives()) {
            if (passive instanceof Passive.Bonus bonus) {
                worth += bonus.amount() * scope(bonus.scope());
            } else if (passive instanceof Passive.ExtraPoints extra) {
                worth += PER_POINT * extra.points();
            } else if (passive instanceof Passive.Activated) {
                worth += 1.5;
            } else {
                worth += 1.2;
            }
        }
        return worth;
    }

    private static double scope(Passive.Scope scope) {
        return switch (scope) {
            case EVERY_ROLL -> 2.5;
            case HERO_ROLL -> 1.6;
            case ATTACK_ROLL -> 1.5;
            case ROLL_OF_WEARER, CHALLENGER_ROLL, CHALLENGE_ROLL -> 0.6;
        };
    }

    /** What the Items that a Hero wears are worth to its Party. */
    static double worn(Standing standing, Seat party, int hero) {
        double worth = 0.0;
        HtsState state = standing.state();
        if (state.equipment().wearers().contains(hero)) {
            for (var items = state.equipment().on(hero).iterator(); items.hasNext(); ) {
                Card item = state.card(items.nextInt());
                worth += item.face().passives().exists(Passive.CountsAs.class::isInstance)
                        ? 0.0
                        : worn(standing, party, hero, item);
            }
        }
        return worth;
    }

    /** What a Hero in play, with what it wears, is worth to the Party that it is in. */
    static double lost(Standing standing, Seat party, int hero) {
        return standing.loss(party, hero) + worn(standing, party, hero);
    }

    /** What a Hero in play would be worth to another Party. */
    static double gained(Standing standing, Seat party, int hero) {
        return standing.gain(party, Party.classOf(standing.state(), hero)) + worn(standing, party, hero);
    }
}

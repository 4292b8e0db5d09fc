package dev.croupier.heretoslay.table;

import dev.croupier.core.Action;
import dev.croupier.core.Seat;

/** What a player may do. Cards are named as cards, never as copies; {@link dev.croupier.heretoslay.HtsNotation} writes and reads them. */
public sealed interface HtsAction extends Action {

    /** Finds what belongs to this kind of action. */
    <R> R accept(Visitor<R> visitor);

    /** One answer for each kind of action. */
    interface Visitor<R> {
        R chooseLeader(ChooseLeader action);

        R drawCard(DrawCard action);

        R playHero(PlayHero action);

        R playItem(PlayItem action);

        R playMagic(PlayMagic action);

        R useHero(UseHero action);

        R attack(Attack action);

        R useSkill(UseSkill action);

        R refresh(Refresh action);

        R endTurn(EndTurn action);

        R playChallenge(PlayChallenge action);

        R playModifier(PlayModifier action);

        R pass(Pass action);

        R accept(Accept action);

        R decline(Decline action);

        R choosePlayer(ChoosePlayer action);

        R chooseHero(ChooseHero action);

        R chooseCard(ChooseCard action);

        R chooseValue(ChooseValue action);
    }

    /** Takes a Party Leader at the beginning. */
    record ChooseLeader(Seat seat, Card leader) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.chooseLeader(this);
        }
    }

    /** Draws a card for one action point. */
    record DrawCard(Seat seat) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.drawCard(this);
        }
    }

    /** Plays a Hero from the hand. */
    record PlayHero(Seat seat, Card hero) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.playHero(this);
        }
    }

    /** Plays an Item from the hand on a Hero in play. */
    record PlayItem(Seat seat, Card item, Card wearer) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.playItem(this);
        }
    }

    /** Plays a Magic from the hand. */
    record PlayMagic(Seat seat, Card magic) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.playMagic(this);
        }
    }

    /** Rolls to use the effect of a Hero of one's own Party. */
    record UseHero(Seat seat, Card hero) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.useHero(this);
        }
    }

    /** Attacks a Monster. */
    record Attack(Seat seat, Card monster) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.attack(this);
        }
    }

    /** Uses a skill that costs action points. */
    record UseSkill(Seat seat, Card source) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.useSkill(this);
        }
    }

    /** Discards the hand and draws five cards. */
    record Refresh(Seat seat) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.refresh(this);
        }
    }

    /** Ends one's turn. */
    record EndTurn(Seat seat) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.endTurn(this);
        }
    }

    /** Challenges the card that another player is playing. */
    record PlayChallenge(Seat seat, Card challenge) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.playChallenge(this);
        }
    }

    /** Plays a Modifier on a player's roll, with one of its values. */
    record PlayModifier(Seat seat, Card modifier, int value, Seat roller) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.playModifier(this);
        }
    }

    /** Does not respond. */
    record Pass(Seat seat) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pass(this);
        }
    }

    /** Has done what is offered. */
    record Accept(Seat seat) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.accept(this);
        }
    }

    /** Does not have it done. */
    record Decline(Seat seat) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.decline(this);
        }
    }

    /** Chooses a player. */
    record ChoosePlayer(Seat seat, Seat player) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.choosePlayer(this);
        }
    }

    /** Chooses a Hero in play. */
    record ChooseHero(Seat seat, Card hero) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.chooseHero(this);
        }
    }

    /** Chooses a card. */
    record ChooseCard(Seat seat, Card card) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.chooseCard(this);
        }
    }

    /** Chooses a number. */
    record ChooseValue(Seat seat, int value) implements HtsAction {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.chooseValue(this);
        }
    }
}

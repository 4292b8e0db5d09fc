package dev.croupier.frontend.heretoslay;

import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Names;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.heretoslay.table.Passive;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Moves as they stand in the list, with what they cost.
 *
 * @param names what the seats are called
 * @param view what is seen
 * @param notation the move in notation
 */
record MoveWords(Names names, HtsView view, String notation) implements HtsAction.Visitor<String> {

    @Override
    public String chooseLeader(HtsAction.ChooseLeader action) {
        return HtsText.LEADER_MOVE.of(
                action.leader().name(), action.leader().leader().heroClass().word());
    }

    @Override
    public String drawCard(HtsAction.DrawCard action) {
        return HtsText.DRAW.of();
    }

    @Override
    public String playHero(HtsAction.PlayHero action) {
        return played(action.hero());
    }

    @Override
    public String playItem(HtsAction.PlayItem action) {
        return HtsText.PLAY_ON.of(action.item().name(), hero(action.wearer(), action.seat()))
                + (isTurn() ? " (1)" : "");
    }

    @Override
    public String playMagic(HtsAction.PlayMagic action) {
        return played(action.magic());
    }

    @Override
    public String useHero(HtsAction.UseHero action) {
        return HtsText.USE.of(action.hero().name(), action.hero().hero().roll());
    }

    @Override
    public String attack(HtsAction.Attack action) {
        return HtsText.ATTACK.of(action.monster().name());
    }

    @Override
    public String useSkill(HtsAction.UseSkill action) {
        int cost = Passive.of(action.source().face().passives(), Passive.Activated.class)
                .map(Passive.Activated::cost)
                .sum()
                .intValue();
        return HtsText.SKILL.of(action.source().name(), cost);
    }

    @Override
    public String refresh(HtsAction.Refresh action) {
        return HtsText.REFRESH.of();
    }

    @Override
    public String endTurn(HtsAction.EndTurn action) {
        return HtsText.END.of();
    }

    @Override
    public String playChallenge(HtsAction.PlayChallenge action) {
        return HtsText.CHALLENGE.of(action.challenge().name());
    }

    @Override
    public String playModifier(HtsAction.PlayModifier action) {
        boolean oneRoll = view.rolls().forAll(on -> on.rolls().size() == 1);
        return (oneRoll ? HtsText.MODIFY_ONE : HtsText.MODIFY)
                .of(action.modifier().name(), Amounts.signed(action.value()), named(action.roller(), action.seat()));
    }

    @Override
    public String pass(HtsAction.Pass action) {
        return notation;
    }

    @Override
    public String accept(HtsAction.Accept action) {
        return notation;
    }

    @Override
    public String decline(HtsAction.Decline action) {
        return notation;
    }

    @Override
    public String choosePlayer(HtsAction.ChoosePlayer action) {
        return named(action.player(), action.seat());
    }

    @Override
    public String chooseHero(HtsAction.ChooseHero action) {
        return hero(action.hero(), action.seat());
    }

    @Override
    public String chooseCard(HtsAction.ChooseCard action) {
        return action.card().name();
    }

    @Override
    public String chooseValue(HtsAction.ChooseValue action) {
        return Amounts.signed(action.value());
    }

    private String played(Card card) {
        return (isTurn() ? HtsText.PLAY : HtsText.PLAY_NOW).of(card.name());
    }

    /** Whether it is a turn's own decision, which costs action points, and not something done at once. */
    private boolean isTurn() {
        return view.agenda().frames().size() == 1 && view.resolving().isEmpty();
    }

    private String hero(Card hero, Seat asking) {
        Option<Seat> owner = ownerOf(hero);
        return owner.contains(asking)
                ? HtsText.OWN_HERO.of(hero.name())
                : HtsText.HERO_OF.of(hero.name(), owner.map(names::of).getOrElse(""));
    }

    private String named(Seat seat, Seat asking) {
        return seat.equals(asking) ? HtsText.YOU_WITHIN.of() : names.of(seat);
    }

    private Option<Seat> ownerOf(Card hero) {
        return Array.range(0, view.players().size())
                .map(Seat::of)
                .find(seat ->
                        view.player(seat).heroes().exists(seen -> seen.card().equals(hero)));
    }
}

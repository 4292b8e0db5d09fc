package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.chance.Chance;

/** Plays any legal action, each equally likely. */
public record RandomBot<A extends Action, V>() implements BlindBot<A, V> {
    @Override
    public int place(int choices, Chance chance) {
        return choices == 1 ? 0 : chance.below(choices);
    }
}

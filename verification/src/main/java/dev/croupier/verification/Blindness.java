package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.chance.Chance;
import io.vavr.control.Option;

/**
 * Whether samples know more than the view they are drawn from. When a sampler is uniform over what a view allows, a sample equals the
 * truth exactly as often as it equals another sample, whatever the truth's own distribution is; so the two counts are compared.
 *
 * @param truths how often a sample was the truth
 * @param coincidences how often it was another sample of the same view
 */
record Blindness(long truths, long coincidences) {
    private static final double DEVIATIONS = 5.0;

    static Blindness none() {
        return new Blindness(0, 0);
    }

    /** With two samples of every observer's view at a position. */
    <S, A extends Action, E extends Event, V> Blindness looking(Position<S, A, E, V> at) {
        Blindness counted = this;
        Chance chance = at.randomness(12).open();
        for (var sampler : at.campaign().sampler()) {
            for (var observer : at.observers()) {
                V view = at.game().view(at.state(), observer);
                S sample = sampler.sample(view, chance);
                counted = new Blindness(
                        counted.truths + (sample.equals(at.state()) ? 1 : 0),
                        counted.coincidences + (sample.equals(sampler.sample(view, chance)) ? 1 : 0));
            }
        }
        return counted;
    }

    Option<String> broken() {
        return Option.when(
                truths - coincidences > DEVIATIONS * Math.sqrt((double) (truths + coincidences)),
                () -> "samples were the truth " + truths + " times, but another sample only " + coincidences
                        + " times");
    }
}

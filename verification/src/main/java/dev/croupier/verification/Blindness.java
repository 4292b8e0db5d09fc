package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.chance.Chance;
import io.vavr.control.Option;
import io.vavr.control.Try;

/**
 * Whether samples know more than the view they are drawn from. When a sampler is uniform over what a view allows, a sample equals the
 * truth exactly as often as it equals another sample, whatever the truth's own distribution is; so the two counts are compared. A sampler that
 * always tells the truth is not found out in this way, but by {@link SamplerUniformity}.
 *
 * <p>Only positions count at which one of the two holds and the other does not (McNemar's test): where there is nothing hidden both do.
 *
 * @param truths how often a sample was the truth, but not the other sample of the same view
 * @param coincidences how often it was the other sample, but not the truth
 */
record Blindness(long truths, long coincidences) {
    private static final double DEVIATIONS = 5.0;

    static Blindness none() {
        return new Blindness(0, 0);
    }

    /** With two samples of every observer's view at a position. Where sampling fails, {@link Law#SAMPLES_FIT_THE_VIEW} reports it. */
    <S, A extends Action, E extends Event, V> Blindness looking(Position<S, A, E, V> at) {
        return Try.of(() -> counting(at)).getOrElse(this);
    }

    private <S, A extends Action, E extends Event, V> Blindness counting(Position<S, A, E, V> at) {
        Blindness counted = this;
        Chance chance = at.randomness(12).open();
        for (var sampler : at.campaign().sampler()) {
            for (var observer : at.observers()) {
                V view = at.game().view(at.state(), observer);
                S sample = sampler.sample(view, chance);
                boolean truth = sample.equals(at.state());
                boolean coincidence = sample.equals(sampler.sample(view, chance));
                counted = new Blindness(
                        counted.truths + (truth && !coincidence ? 1 : 0),
                        counted.coincidences + (coincidence && !truth ? 1 : 0));
            }
        }
        return counted;
    }

    Option<String> broken() {
        return Option.when(
                truths - coincidences > DEVIATIONS * Math.sqrt((double) (truths + coincidences)),
                () -> "samples were the truth " + truths + " times, but the other sample " + coincidences + " times");
    }
}

package dev.croupier.heretoslay.table;

import dev.croupier.heretoslay.rules.HtsRules;

/** Whether what is possible has to be done (HTS-EFF-06, HTS-SKILL). */
public enum Obligation {
    /** A card says "may". */
    MAY,
    /** It has to be done where it is possible. */
    MUST,
    /** A skill: it may be declined unless the options say otherwise. */
    SKILL;

    public boolean isOptional(HtsRules rules) {
        return this == MAY || (this == SKILL && !rules.skillsMandatory());
    }
}

package dev.croupier.frontend.raid;

import dev.croupier.frontend.UserError;
import dev.croupier.raid.damage.RaidDamage;
import dev.croupier.raid.damage.RaidDamageMessage;
import java.math.BigInteger;
import picocli.CommandLine;

/** Damage as it is typed. */
final class Amount {
    private Amount() {}

    /**
     * The number that was typed; whether it can be damage is not asked here.
     *
     * @throws UserError for what is no number, or one that is too great for any damage
     */
    static int of(String typed) {
        if (!typed.matches("[-+]?[0-9]+")) {
            throw UserError.badInput(RaidText.NO_NUMBER.with(typed));
        }
        BigInteger number = new BigInteger(typed);
        if (number.bitLength() < Integer.SIZE) {
            return number.intValueExact();
        }
        throw UserError.badInput(
                number.signum() < 0
                        ? RaidDamageMessage.NO_COUNTERS.with(typed)
                        : RaidDamageMessage.TOO_MUCH.with(typed, RaidDamage.MOST));
    }

    /** For an option that says that something is so: what was given for it belongs to the one that says by how much. */
    static final class NotHere implements CommandLine.ITypeConverter<Boolean> {
        @Override
        public Boolean convert(String value) {
            if (value.equalsIgnoreCase("true") || value.equalsIgnoreCase("false")) {
                return Boolean.valueOf(value);
            }
            throw new CommandLine.TypeConversionException(RaidText.SO_MUCH_ELSEWHERE.of(value));
        }
    }
}

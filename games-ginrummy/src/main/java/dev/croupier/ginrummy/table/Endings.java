package dev.croupier.ginrummy.table;

import dev.croupier.core.Message;
import dev.croupier.ginrummy.score.Ending;

/** How the endings of a hand are called. */
public final class Endings {
    private Endings() {}

    public static Message message(Ending ending) {
        return (switch (ending) {
                    case KNOCK -> GinMessage.BY_KNOCK;
                    case UNDERCUT -> GinMessage.BY_UNDERCUT;
                    case GIN -> GinMessage.BY_GIN;
                    case BIG_GIN -> GinMessage.BY_BIG_GIN;
                    case TIE -> GinMessage.BY_TIE;
                    case VOID_WALL -> GinMessage.BY_WALL;
                    case VOID_PILE_DRAWS -> GinMessage.BY_PILE_DRAWS;
                    case VOID_PUT_BACK -> GinMessage.BY_PUT_BACK;
                })
                .with();
    }
}

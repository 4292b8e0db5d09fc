package dev.croupier.protocol.codec;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A type with its arguments filled in.
 *
 * @param raw the class; {@link Anything} where it is a type parameter that nothing is known of
 * @param arguments of its parameters, in order
 */
public record Typed(Class<?> raw, List<Typed> arguments) {
    /** Stands for whatever a type parameter is. */
    static final class Anything {
        private Anything() {}
    }

    static final Typed ANYTHING = new Typed(Anything.class, List.of());

    static Typed of(Class<?> raw, Typed... arguments) {
        return new Typed(raw, List.of(arguments));
    }

    /** The type as it is declared within this one, whose parameters are known here. */
    Typed declared(Type type) {
        return resolved(type, parameters());
    }

    private Map<TypeVariable<?>, Typed> parameters() {
        Map<TypeVariable<?>, Typed> known = new HashMap<>();
        TypeVariable<?>[] variables = raw.getTypeParameters();
        for (int i = 0; i < variables.length && i < arguments.size(); i++) {
            known.put(variables[i], arguments.get(i));
        }
        return known;
    }

    private static Typed resolved(Type type, Map<TypeVariable<?>, Typed> known) {
        if (type instanceof Class<?> plain) {
            return new Typed(plain, List.of());
        }
        if (type instanceof ParameterizedType generic) {
            return new Typed(
                    (Class<?>) generic.getRawType(),
                    Arrays.stream(generic.getActualTypeArguments())
                            .map(argument -> resolved(argument, known))
                            .toList());
        }
        if (type instanceof TypeVariable<?> variable) {
            return known.getOrDefault(variable, ANYTHING);
        }
        if (type instanceof WildcardType wildcard) {
            return resolved(wildcard.getUpperBounds()[0], known);
        }
        throw new IllegalArgumentException(
                "there is no JSON of " + (type instanceof GenericArrayType ? "arrays" : type));
    }

    /** A class that implements this one, with its parameters as far as this one tells them. */
    Typed implementedBy(Class<?> member) {
        TypeVariable<?>[] variables = member.getTypeParameters();
        List<Typed> filled = new ArrayList<>();
        for (TypeVariable<?> variable : variables) {
            filled.add(told(variable, member));
        }
        return new Typed(member, List.copyOf(filled));
    }

    private Typed told(TypeVariable<?> variable, Class<?> member) {
        for (Type implemented : member.getGenericInterfaces()) {
            if (implemented instanceof ParameterizedType generic && generic.getRawType() == raw) {
                int at = Arrays.asList(generic.getActualTypeArguments()).indexOf(variable);
                if (at >= 0 && at < arguments.size()) {
                    return arguments.get(at);
                }
            }
        }
        return ANYTHING;
    }

    /** The type of the argument at that place. */
    Typed argument(int at) {
        return at < arguments.size() ? arguments.get(at) : ANYTHING;
    }

    /** Its name in schemas: the last part of its package and its own, in lower case with hyphens. */
    String name() {
        String home = raw.getPackageName();
        StringBuilder name = new StringBuilder(home.substring(home.lastIndexOf('.') + 1))
                .append('.')
                .append(enclosed(raw));
        for (Typed argument : arguments) {
            if (argument.raw != Anything.class) {
                name.append("-of-").append(hyphened(argument.raw.getSimpleName()));
            }
        }
        return name.toString();
    }

    private static String enclosed(Class<?> type) {
        Class<?> around = type.getEnclosingClass();
        String own = hyphened(type.getSimpleName());
        return around == null ? own : enclosed(around) + "." + own;
    }

    /** {@code PlayTrainer} as {@code play-trainer}. */
    public static String hyphened(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-")
                .replace('_', '-')
                .toLowerCase(Locale.ROOT);
    }
}

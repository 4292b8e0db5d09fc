package dev.croupier.protocol.codec;

import com.fasterxml.jackson.core.io.SerializedString;
import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.vocabulary.CardWords;
import dev.croupier.core.vocabulary.Listing;
import dev.croupier.core.vocabulary.Spelling;
import dev.croupier.core.vocabulary.Vocabulary;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.SortedMap;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The codecs of a game's types, each derived when it is first needed; complete after construction of what is asked of it. */
public final class Codecs {
    private final java.util.Map<Typed, Codec<?>> known = new HashMap<>();
    private final List<Runnable> incomplete = new ArrayList<>();
    private Array<Class<?>> open = Array.empty();
    private final Vocabulary<?, ?, ?, ?> vocabulary;
    private final Array<Class<?>> words;
    private final java.util.Map<Class<?>, Spelling<?>> spellings = new HashMap<>();
    private final java.util.Map<Class<?>, Listing<?, ?>> listings = new HashMap<>();
    private final SeatNumbers seats;
    private final Scalars.Whole numbers;
    private final Messages messages;

    /** The codecs of that vocabulary at a table of so many seats. */
    public Codecs(Vocabulary<?, ?, ?, ?> vocabulary, int seats) {
        this(vocabulary, seats, new Scalars.Whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    /** The same where no number is above {@code most}, and none below that with the other sign. */
    public Codecs(Vocabulary<?, ?, ?, ?> vocabulary, int seats, int most) {
        this(vocabulary, seats, new Scalars.Whole(-most, most));
    }

    private Codecs(Vocabulary<?, ?, ?, ?> vocabulary, int seats, Scalars.Whole numbers) {
        this.vocabulary = vocabulary;
        this.numbers = numbers;
        this.words = vocabulary.words().flatMap(Codecs::wordsOf).distinct();
        this.seats = new SeatNumbers(seats);
        vocabulary.spellings().forEach(spelling -> spellings.put(spelling.type(), spelling));
        vocabulary.listings().forEach(listing -> listings.put(listing.type(), listing));
        java.util.Map<String, MessageKey> catalogue = new HashMap<>();
        for (MessageKey key : vocabulary.messages()) {
            MessageKey other = catalogue.put(key.key(), key);
            if (other != null && !other.equals(key)) {
                throw new IllegalArgumentException("two messages of the key " + key.key());
            }
        }
        this.messages = new Messages(catalogue);
    }

    /** The types into whose components the codecs reach, by name: their packages have to be open to this module. */
    public Array<Class<?>> reached() {
        return Array.<Class<?>>ofAll(known.entrySet().stream()
                        .filter(entry -> entry.getValue() instanceof Product)
                        .map(entry -> entry.getKey().raw())
                        .toList())
                .distinct()
                .sorted(Comparator.comparing(Class::getName));
    }

    /** The interfaces that anybody may implement and that were met, by name: the words have to name all who do. */
    public Array<Class<?>> met() {
        return open.distinct().sorted(Comparator.comparing(Class::getName));
    }

    /** Whether the vocabulary has that record or enum as a word. */
    public boolean isWord(Class<?> type) {
        return words.contains(type);
    }

    /** A record or enum itself, and what a class holds, in the order of their names. */
    private static Array<Class<?>> wordsOf(Class<?> word) {
        Array<Class<?>> held = Array.of(word.getDeclaredClasses())
                .sorted(Comparator.comparing(Class::getName))
                .flatMap(Codecs::wordsOf);
        return word.isRecord() || word.isEnum() ? held.prepend(word) : held;
    }

    /** The codec of a class with those type arguments. */
    public Codec<Object> of(Class<?> raw, Class<?>... arguments) {
        Codec<Object> codec =
                of(Typed.of(raw, Arrays.stream(arguments).map(Typed::of).toArray(Typed[]::new)));
        complete();
        return codec;
    }

    /** The codec of a class by its components, though the vocabulary says how its values are spelled: what a card is, not which. */
    @SuppressWarnings("unchecked") // as in {@link #of}
    public Codec<Object> definition(Class<?> raw) {
        Codec<Object> codec = (Codec<Object>) composed(Typed.of(raw));
        complete();
        return codec;
    }

    /** The codec of a record that holds an array of cards alone: each is written whole, and they are checked together. */
    public <C> Product definitions(Class<?> record, CardWords<C> words) {
        Codec<C> card = defined(words);
        RecordComponent cards = record.getRecordComponents()[0];
        Product product = new Product(Typed.of(record).name(), Access.making(canonical(record)), () -> new Part[] {
            new Part(
                    new SerializedString(cards.getName()),
                    Access.to(cards.getAccessor()),
                    asPart(new Defined<>(card, words.check())))
        });
        product.complete();
        return product;
    }

    @SuppressWarnings("unchecked") // the definition of a class writes its values
    private <C> Codec<C> defined(CardWords<C> words) {
        return (Codec<C>) (Codec<?>) definition(words.card());
    }

    @SuppressWarnings("unchecked") // the record holds an array of those cards
    private static Codec<Object> asPart(Codec<?> codec) {
        return (Codec<Object>) codec;
    }

    private void complete() {
        while (!incomplete.isEmpty()) {
            incomplete.remove(incomplete.size() - 1).run();
        }
    }

    @SuppressWarnings("unchecked") // a codec writes what its type holds; who asks has a value of that type
    private Codec<Object> of(Typed type) {
        Codec<?> codec = known.get(type);
        if (codec == null) {
            codec = derived(type);
            known.put(type, codec);
        }
        return (Codec<Object>) codec;
    }

    private Codec<?> derived(Typed type) {
        Class<?> raw = type.raw();
        Spelling<?> spelling = spellings.get(raw);
        if (spelling != null) {
            return new Spelled<>(spelling);
        }
        Listing<?, ?> listing = listings.get(raw);
        if (listing != null) {
            return listed(listing);
        }
        Codec<?> engine = ofEngine(raw);
        if (engine != null) {
            return engine;
        }
        Codec<?> scalar = scalar(raw);
        if (scalar != null) {
            return scalar;
        }
        Codec<?> collection = collection(type);
        return collection != null ? collection : composed(type);
    }

    @SuppressWarnings("unchecked") // the vocabulary's listing says what its items are
    private <T, P> Codec<T> listed(Listing<T, P> listing) {
        return new Listed<>(listing, (Codec<P>) (Codec<?>) of(Typed.of(listing.of())));
    }

    private @Nullable Codec<?> ofEngine(Class<?> raw) {
        if (raw == Seat.class) {
            return seats;
        }
        if (raw == Observer.class) {
            return new Observers(seats);
        }
        if (raw == Message.class) {
            return messages;
        }
        if (raw == Object.class) {
            return new Plain(messages);
        }
        if (raw == Action.class) {
            return of(Typed.of(vocabulary.roots().action()));
        }
        return raw == Event.class ? of(Typed.of(vocabulary.roots().event())) : null;
    }

    private @Nullable Codec<?> scalar(Class<?> raw) {
        if (raw == int.class || raw == Integer.class) {
            return numbers;
        }
        if (raw == long.class || raw == Long.class) {
            return new Scalars.LongWhole();
        }
        if (raw == boolean.class || raw == Boolean.class) {
            return new Scalars.Flag();
        }
        if (raw == double.class || raw == Double.class) {
            return new Scalars.Real();
        }
        if (raw == String.class) {
            return new Scalars.Text();
        }
        return raw.isEnum() ? new Enumerated(raw) : null;
    }

    private @Nullable Codec<?> collection(Typed type) {
        Class<?> raw = type.raw();
        if (raw == Option.class) {
            return new Optionally<>(of(type.argument(0)));
        }
        if (raw == Array.class || raw == IndexedSeq.class || raw == Seq.class) {
            return new Sequenced<>(of(type.argument(0)), Function.identity());
        }
        if (raw == io.vavr.collection.List.class) {
            return new Sequenced<>(of(type.argument(0)), Array::toList);
        }
        if (raw == Vector.class) {
            return new Sequenced<>(of(type.argument(0)), Array::toVector);
        }
        if (raw == TreeSet.class || raw == SortedSet.class || raw == Set.class) {
            return sorted(of(type.argument(0)));
        }
        return raw == TreeMap.class || raw == SortedMap.class || raw == Map.class ? mapped(type) : null;
    }

    private static Codec<?> sorted(Codec<Object> items) {
        return new Listed<>(new Listing<>(Object.class, Object.class, Codecs::itemsOf, Codecs::setOf), items);
    }

    @SuppressWarnings("unchecked") // asked of sorted sets alone
    private static Array<Object> itemsOf(Object set) {
        return ((Set<Object>) set).toArray();
    }

    @SuppressWarnings("unchecked") // what a sorted set holds can be compared
    private static Object setOf(Array<Object> items) {
        return TreeSet.ofAll((Comparator<Object>) (Comparator<?>) Comparator.naturalOrder(), items);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the keys of a sorted map can be compared
    private Codec<?> mapped(Typed type) {
        return new Mapped(of(type.argument(0)), of(type.argument(1)));
    }

    private Codec<?> composed(Typed type) {
        Class<?> raw = type.raw();
        if (raw == Typed.Anything.class) {
            return family(type, vocabulary.bound());
        }
        if (raw.isRecord()) {
            return product(type, canonical(raw));
        }
        if (raw.isInterface()) {
            Array<Class<?>> members = raw.isSealed() ? permitted(raw) : words.filter(raw::isAssignableFrom);
            open = raw.isSealed() ? open : open.append(raw);
            if (members.isEmpty()) {
                throw new IllegalArgumentException("the vocabulary has no word for " + raw.getName());
            }
            return family(type, members);
        }
        Constructor<?> constructor = speaking(raw);
        if (constructor == null) {
            throw new IllegalArgumentException("the vocabulary does not say how " + raw.getName() + " is written");
        }
        return product(type, constructor);
    }

    private Array<Class<?>> permitted(Class<?> raw) {
        return Array.<Class<?>>of(raw.getPermittedSubclasses())
                .flatMap(member -> member.isInterface()
                        ? member.isSealed() ? permitted(member) : words.filter(member::isAssignableFrom)
                        : Array.<Class<?>>of(member));
    }

    private Family family(Typed type, Array<Class<?>> members) {
        Family family = new Family(
                type.raw() == Typed.Anything.class ? "core.bound" : type.name(),
                () -> members.map(member -> Family.Member.of(member, of(type.implementedBy(member))))
                        .toJavaList());
        incomplete.add(family::complete);
        return family;
    }

    private Product product(Typed type, Constructor<?> constructor) {
        String name = isMemberOfItsOwner(type.raw()) ? type.name() + ".alone" : type.name();
        Product product = new Product(name, Access.making(constructor), () -> parts(type, constructor));
        incomplete.add(product::complete);
        return product;
    }

    /** Whether it stands in a family that is called as it is, where it has a type besides its components. */
    private static boolean isMemberOfItsOwner(Class<?> type) {
        Class<?> owner = type.getEnclosingClass();
        return owner != null && owner.isSealed() && owner.isAssignableFrom(type);
    }

    private Part[] parts(Typed type, Constructor<?> constructor) {
        java.util.Map<String, Part> parts = new LinkedHashMap<>();
        for (Parameter parameter : constructor.getParameters()) {
            Part part = part(type, parameter);
            if (parts.put(part.name().getValue(), part) != null) {
                throw new IllegalArgumentException(
                        "two fields " + part.name() + " in " + type.raw().getName());
            }
        }
        return parts.values().toArray(new Part[0]);
    }

    private Part part(Typed type, Parameter parameter) {
        Method accessor = accessor(type.raw(), parameter);
        if (accessor == null) {
            throw new IllegalArgumentException(type.raw().getName() + " does not tell its " + parameter.getName());
        }
        Typed component = type.declared(parameter.getParameterizedType());
        Codec<Object> codec;
        try {
            codec = of(component);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    type.raw().getName() + "." + parameter.getName() + ": " + e.getMessage(), e);
        }
        return new Part(
                new SerializedString(field(parameter.getName(), component)),
                Access.to(accessor),
                isNullable(type.raw(), parameter) ? perhaps(codec) : codec);
    }

    @SuppressWarnings("unchecked")
    private static Codec<Object> perhaps(Codec<Object> codec) {
        return new Perhaps<>(codec);
    }

    /** A component called {@code type} is written under the name of its type, for {@code type} tells the kind of an object. */
    private static String field(String name, Typed component) {
        String simple = component.raw().getSimpleName();
        return name.equals(Product.KIND) ? Character.toLowerCase(simple.charAt(0)) + simple.substring(1) : name;
    }

    private static boolean isNullable(Class<?> raw, Parameter parameter) {
        AnnotatedElement type = parameter.getAnnotatedType();
        if (raw.isRecord()) {
            for (var component : raw.getRecordComponents()) {
                if (component.getName().equals(parameter.getName())) {
                    type = component.getAnnotatedType();
                }
            }
        }
        return type.isAnnotationPresent(Nullable.class);
    }

    private static Constructor<?> canonical(Class<?> raw) {
        Class<?>[] types = Arrays.stream(raw.getRecordComponents())
                .map(component -> component.getType())
                .toArray(Class<?>[]::new);
        try {
            return raw.getDeclaredConstructor(types);
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The only public constructor, where the class answers each of its parameters by name. */
    private static @Nullable Constructor<?> speaking(Class<?> raw) {
        Constructor<?>[] all = raw.getConstructors();
        if (all.length != 1 || Modifier.isAbstract(raw.getModifiers())) {
            return null;
        }
        for (Parameter parameter : all[0].getParameters()) {
            if (accessor(raw, parameter) == null) {
                return null;
            }
        }
        return all[0];
    }

    private static @Nullable Method accessor(Class<?> raw, Parameter parameter) {
        Type type = parameter.getParameterizedType();
        for (Method method : raw.getDeclaredMethods()) {
            if (method.getName().equals(parameter.getName())
                    && method.getParameterCount() == 0
                    && method.getGenericReturnType().equals(type)) {
                return method;
            }
        }
        return null;
    }
}

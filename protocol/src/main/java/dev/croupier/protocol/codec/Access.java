package dev.croupier.protocol.codec;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.function.Function;

/** Ways into values, found once for a type: accessors as fast as written code. */
final class Access {
    private Access() {}

    /**
     * What that method without arguments answers. Where the type is in another module it takes a public one for an accessor that the compiler can
     * see through; any other is called by its handle.
     */
    static Function<Object, Object> to(Method method) {
        try {
            MethodHandles.Lookup within = within(method.getDeclaringClass());
            MethodHandle handle = within.unreflect(method);
            MethodHandles.Lookup caller = within.hasFullPrivilegeAccess() ? within : MethodHandles.lookup();
            return isSeenBy(caller, method) ? compiled(caller, handle) : called(handle);
        } catch (Throwable e) {
            throw new IllegalArgumentException("no way to " + method, e);
        }
    }

    private static boolean isSeenBy(MethodHandles.Lookup caller, Method method) {
        try {
            caller.unreflect(method);
            return true;
        } catch (IllegalAccessException e) {
            return false;
        }
    }

    @SuppressWarnings("unchecked") // the factory makes nothing else
    private static Function<Object, Object> compiled(MethodHandles.Lookup caller, MethodHandle handle)
            throws Throwable {
        return (Function<Object, Object>) LambdaMetafactory.metafactory(
                        caller,
                        "apply",
                        MethodType.methodType(Function.class),
                        MethodType.methodType(Object.class, Object.class),
                        handle,
                        handle.type().wrap())
                .getTarget()
                .invoke();
    }

    private static Function<Object, Object> called(MethodHandle handle) {
        MethodHandle plain = handle.asType(MethodType.methodType(Object.class, Object.class));
        return value -> {
            try {
                return (Object) plain.invokeExact(value);
            } catch (Throwable e) {
                throw new IllegalStateException("no answer from " + handle, e);
            }
        };
    }

    /** A constructor that takes its arguments as an array. */
    static MethodHandle making(Constructor<?> constructor) {
        try {
            return within(constructor.getDeclaringClass())
                    .unreflectConstructor(constructor)
                    .asFixedArity()
                    .asSpreader(Object[].class, constructor.getParameterCount())
                    .asType(MethodType.methodType(Object.class, Object[].class));
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException("no way to " + constructor, e);
        }
    }

    private static MethodHandles.Lookup within(Class<?> type) throws IllegalAccessException {
        Access.class.getModule().addReads(type.getModule());
        return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
    }
}

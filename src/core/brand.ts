declare const brand: unique symbol;

/** A `T` that only its own parser or constructor hands out, so that two kinds of id do not mix. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** A value without nested paths. */
type Leaf = string | number | boolean | bigint | null | undefined

/** Every dotted path into a record, with the index in a list as a number: `types.0.name.fr`. */
export type Path<V> = V extends Leaf
  ? never
  : V extends readonly (infer Item)[]
    ? `${number}` | `${number}.${Path<Item>}`
    : { [K in keyof V & string]-?: K | `${K}.${Path<V[K]>}` }[keyof V & string]

/** The value at a path; at an index of a list, the type of its items. */
export type ValueAt<V, P extends string> = V extends null | undefined
  ? V
  : V extends readonly (infer Item)[]
    ? P extends `${infer _Place}.${infer Rest}`
      ? ValueAt<Item, Rest>
      : Item
    : P extends keyof V
      ? V[P]
      : P extends `${infer Key}.${infer Rest}`
        ? Key extends keyof V
          ? ValueAt<V[Key], Rest>
          : never
        : never

/** The paths of the values of this type. */
export type PathTo<V, T> = {
  [P in Path<V>]: [ValueAt<V, P>] extends [T | undefined] ? P : never
}[Path<V>]

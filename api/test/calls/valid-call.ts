/** A request of a call that succeeds. */
export type ValidCall = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/**
 * The valid request of one call. `specified` is present where the specification lists the members
 * of the request: it has the parts that a client sends differently if it knows only those.
 */
export type CatalogueEntry = ValidCall & { specified?: ValidCall }

/** A copy of a record without some of its members. */
export const without = <T extends object, K extends keyof T>(
  record: T,
  ...names: readonly K[]
): Omit<T, K> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name as K))) as Omit<
    T,
    K
  >

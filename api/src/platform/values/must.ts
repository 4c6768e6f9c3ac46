/** The value of a required key. @throws Error that names the missing key */
export function mustGet<K, V>(map: { get(key: K): V | undefined }, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`nothing is stored under ${String(key)}`)
  return value
}

/** The first of a list of rows that must not be empty. @throws Error when it is empty */
export function firstOf<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('no row was found')
  return row
}

/** The last of a list of values that must not be empty. @throws Error when it is empty */
export function lastOf<T>(values: readonly T[]): T {
  const last = values.at(-1)
  if (last === undefined) throw new Error('the list is empty')
  return last
}

/** The first matching value, which must exist. @throws Error when there is none */
export function mustFind<T>(values: readonly T[], matches: (value: T) => boolean): T {
  const found = values.find(matches)
  if (found === undefined) throw new Error('no value matches')
  return found
}

import { textOf } from './address.rules.ts'

/** The texts of an address by name; empty where one says nothing. */
export const textsOf = <Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(search[name])])) as Record<Name, string>

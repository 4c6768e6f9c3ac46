import { textOf } from './address.rules.ts'

/** Text parameters of an address by name; empty where one is missing. */
export const textsOf = <Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(search[name])])) as Record<Name, string>

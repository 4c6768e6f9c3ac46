import { kinds, type Kind } from '@guichet/contract/kinds.ts'

/** Names of kinds in the form of the API, in the order of the kinds. */
export const listedNames = (names: Partial<Record<Kind, string>>): { key: Kind; value: string }[] =>
  kinds.flatMap((key) => {
    const value = names[key]
    return value === undefined ? [] : [{ key, value }]
  })

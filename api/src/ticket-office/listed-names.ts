import { kinds, type Kind } from '@guichet/contract/kinds.ts'

/** The names of kinds as the API lists them, in the order of the kinds. */
export const listedNames = (names: Partial<Record<Kind, string>>): { key: Kind; value: string }[] =>
  kinds.flatMap((key) => {
    const value = names[key]
    return value === undefined ? [] : [{ key, value }]
  })

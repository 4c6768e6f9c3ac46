import { textOf } from '../kit/text/address.rules.ts'

/** Parameters of the search page; an empty or unknown kind means all kinds. */
export type EverythingSearch = { q: string; kind: string }
export const everythingDefaults: EverythingSearch = { q: '', kind: '' }

export const readEverythingSearch = ({
  q,
  kind,
}: Record<string, unknown>): Partial<EverythingSearch> & EverythingSearch => ({
  q: textOf(q),
  kind: textOf(kind),
})

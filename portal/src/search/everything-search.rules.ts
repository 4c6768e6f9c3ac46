import { textOf } from '../kit/text/address.rules.ts'

/** What the address of the search says; no kind, or none that there is, means all of them. */
export type EverythingSearch = { q: string; kind: string }
export const everythingDefaults: EverythingSearch = { q: '', kind: '' }

export const readEverythingSearch = ({
  q,
  kind,
}: Record<string, unknown>): Partial<EverythingSearch> & EverythingSearch => ({
  q: textOf(q),
  kind: textOf(kind),
})

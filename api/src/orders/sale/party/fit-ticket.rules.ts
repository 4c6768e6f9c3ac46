import type { ticketReasons } from '@guichet/contract/orders/sale/fit-party.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { agesOf, isIn } from './read-ages.rules.ts'

/** A ticket type, and the number of people that one ticket admits. */
export type TicketType = { productId: string; title: Bilingual; holders: number }
export type FittedTicket = {
  productId: string | null
  reason: (typeof ticketReasons)[number]
  candidates: string[]
}

/**
 * Ticket type for an age. Certain readings of names come before possible ones; between two equal
 * ones the choice is left open. Passes for several people are left to the page.
 */
export function fitTicket(types: readonly TicketType[], age: number | null): FittedTicket {
  const ofOne = types
    .filter(({ holders }) => holders <= 1)
    .map(({ productId, title }) => ({ productId, ages: agesOf(title) }))
  const [first] = ofOne
  if (!first) return { productId: null, reason: 'none', candidates: [] }
  if (ofOne.length === 1 && first.ages === null) return chosen(first.productId, 'only', ofOne)
  if (age === null) return open('noAge', ofOne)
  const sure = ofOne.filter(({ ages }) => isIn(ages?.sure ?? null, age))
  const fit = sure.length > 0 ? sure : ofOne.filter(({ ages }) => isIn(ages?.possible ?? null, age))
  // A name without ages may be for anybody, unless another type certainly matches.
  if (sure.length === 0 && ofOne.every(({ ages }) => ages === null)) return open('several', ofOne)
  if (fit.length === 0) return open('none', ofOne)
  if (fit.length > 1) return open('several', fit)
  const [only] = fit
  return chosen(only!.productId, only!.ages!.isStated ? 'age' : 'word', ofOne)
}

type Read = readonly { productId: string }[]
const idsOf = (types: Read) => types.map(({ productId }) => productId)
const chosen = (
  productId: string,
  reason: FittedTicket['reason'],
  candidates: Read,
): FittedTicket => ({ productId, reason, candidates: idsOf(candidates) })
const open = (reason: FittedTicket['reason'], candidates: Read): FittedTicket => ({
  productId: null,
  reason,
  candidates: idsOf(candidates),
})

import type { ticketReasons } from '@guichet/contract/orders/sale/fit-party.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { agesOf, isIn } from './read-ages.rules.ts'

/** A ticket type, and for how many people one of it is. */
export type TicketType = { productId: string; title: Bilingual; holders: number }
export type FittedTicket = {
  productId: string | null
  reason: (typeof ticketReasons)[number]
  candidates: string[]
}

/**
 * The type of ticket for an age. What a name surely means comes before what it may mean; between
 * two that mean it equally nobody guesses. A pass for several people is left to the page.
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
  // What says nothing of ages may be for anybody, unless another one is surely meant.
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

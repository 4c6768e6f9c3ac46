import type { Language } from '../../kit/text/messages.ts'
import type { Cart } from './cart.rules.ts'
import { clientOf, firstBadField, type Client } from './client.rules.ts'
import { filledTickets, type Details } from './details.rules.ts'
import type { Draft } from './sell.queries.ts'

export type Payment = { method: 'cash' | 'card' | 'other'; reference: string }

/** The accountant matches the reference of a card with the terminal, so it is asked for. */
export const lacksReference = ({ method, reference }: Payment): boolean =>
  method === 'card' && !reference.trim()

/** Main staff may sell what is not there, and say why: anybody else is short of it. */
export function shortageOf(draft: Draft | undefined, isMain: boolean, reason: string) {
  const isOver = (draft?.shortages.length ?? 0) > 0
  return { isOver, isShort: isOver && !(isMain && reason.trim() !== '') }
}

type Typed = {
  missing: readonly string[]
  client: Client
  language: Language
  payment: Payment
  isFree: boolean
}
/** The first field that stops the sale, in the order of the page. */
export const firstBad = ({ missing, client, language, payment, isFree }: Typed): string | null =>
  missing[0] ??
  firstBadField(client, language) ??
  (!isFree && lacksReference(payment) ? 'reference' : null)

const paymentBody = ({ method, reference }: Payment, isFree: boolean) => {
  if (isFree) return { method: 'free' as const }
  const typed = reference.trim()
  return { method, ...(method !== 'cash' && typed && { reference: typed }) }
}

type Sale = {
  cart: Cart
  draft: Draft
  details: Details
  client: Client
  payment: Payment
  holdPublicId: string | null
  reason: string
}
/** The sale as the API names it; the expected cost is the one that the button shows. */
export const saleBody = ({
  cart,
  draft,
  details,
  client,
  payment,
  holdPublicId,
  reason,
}: Sale) => ({
  ...filledTickets(cart, draft.forms, details),
  ...clientOf(client),
  expectedFinalCost: draft.finalCost,
  ...(holdPublicId && { holdPublicId }),
  ...(draft.shortages.length > 0 && { overbookingReason: reason.trim() }),
  payment: paymentBody(payment, draft.finalCost === 0),
})

import type { Reply } from '@guichet/contract/endpoint.ts'
import type { previewSale } from '@guichet/contract/orders/sale/sell.ts'
import { mostPerLine, type Cart } from '../../../domain/cart.rules.ts'
import { paidBody, type PaidBy, type ProviderMethod } from '../../../domain/pay/paid-by.rules.ts'
import type { Language } from '../../../kit/text/messages.ts'
import { clientOf, firstBadField, type Client } from '../buyer/client.rules.ts'
import { filledTickets, type Details } from '../buyer/details.rules.ts'
import { partyBody, type Party } from '../buyer/party-in-cart.rules.ts'

type Draft = Reply<typeof previewSale>

/** Manual discount as typed, `10%` or `5$`, with the first missing field. */
export type DiscountOfSale = {
  settings: string
  reason: string
  missing: 'settings' | 'reason' | null
}
/** Request fields of a discount; none before it is complete. */
export const discountBody = (discount: DiscountOfSale | null) =>
  discount?.missing === null
    ? { discount: { settings: discount.settings, reason: discount.reason.trim() } }
    : {}

/** Payment terms of a group as typed, with the first missing field. */
export type GroupTerms = {
  typed: { deposit: string; dueDate: string | null; purchaseOrder: string }
  missing: 'deposit' | 'dueDate' | 'purchaseOrder' | null
  /** The deposit is 0, so that nothing is paid with the sale. */
  isAllLater: boolean
  /** Deposit in cents; null if it is not an amount. */
  cents: number | null
  /** Request fields; none before the terms are complete. */
  body: { balance?: { deposit: string; dueDate: string }; purchaseOrder?: string }
}

/** Whether a line exceeds the maximum quantity per line. */
export const tooMany = (cart: Cart): boolean => cart.some(({ quantity }) => quantity > mostPerLine)

/** Main staff may overbook with a reason; for anybody else a shortage stops the sale. */
export function shortageOf(draft: Draft | undefined, isMain: boolean, reason: string) {
  const isOver = (draft?.shortages.length ?? 0) > 0
  return { isOver, isShort: isOver && !(isMain && reason.trim() !== '') }
}

type CheckOutInput = {
  missing: readonly string[]
  client: Client
  language: Language
  discount: DiscountOfSale | null
  terms: GroupTerms | null
}
/** The first field that stops the sale, in the order of the page. */
export const firstBad = ({
  missing,
  client,
  language,
  discount,
  terms,
}: CheckOutInput): string | null =>
  firstBadField(client, language) ??
  missing[0] ??
  unfinished('terms', terms) ??
  unfinished('discount', discount)

const unfinished = (section: string, typed: { missing: string | null } | null): string | null =>
  typed?.missing ? `${section}.${typed.missing}` : null

type Sale = {
  cart: Cart
  draft: Draft
  details: Details
  party: Party
  client: Client
  /** Null for a sale that is free or paid later. */
  payment: PaidBy<ProviderMethod> | null
  holdPublicId: string | null
  keptCartPublicId: string
  reason: string
  codes: readonly string[]
  discount: DiscountOfSale | null
  terms: GroupTerms | null
}
/** Request body of the sale; the expected cost is the one shown on the button. */
export const saleBody = ({
  cart,
  draft,
  details,
  party,
  client,
  payment,
  holdPublicId,
  keptCartPublicId,
  reason,
  codes,
  discount,
  terms,
}: Sale) => ({
  ...filledTickets(cart, draft.forms, details),
  ...clientOf(client),
  ...partyBody(cart, party),
  keptCartPublicId,
  expectedFinalCost: draft.finalCost,
  ...(codes.length > 0 && { rebateCodes: [...codes] }),
  ...discountBody(discount),
  ...terms?.body,
  ...(holdPublicId && { holdPublicId }),
  ...(draft.shortages.length > 0 && { overbookingReason: reason.trim() }),
  ...(!terms?.isAllLater && { payment: payment ? paidBody(payment) : { method: 'free' as const } }),
})

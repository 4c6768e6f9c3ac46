import type { Reply } from '@guichet/contract/endpoint.ts'
import type { previewSale } from '@guichet/contract/orders/sale/sell.ts'
import { mostPerLine, type Cart } from '../../domain/cart.rules.ts'
import {
  missingOfPayment,
  paymentBody,
  type Paid,
  type Payment,
} from '../../domain/pay/paid-by.rules.ts'
import type { Language } from '../../kit/text/messages.ts'
import { clientOf, firstBadField, type Client } from './client.rules.ts'
import { filledTickets, type Details } from './details.rules.ts'
import { partyBody, type Party } from './party-in-cart.rules.ts'

type Draft = Reply<typeof previewSale>

/** What is taken off by hand as it is typed, `10%` or `5$`, and what it still lacks. */
export type GivenDiscount = {
  settings: string
  reason: string
  missing: 'settings' | 'reason' | null
}
/** What is sent of it: nothing before it is whole. */
export const discountBody = (discount: GivenDiscount | null) =>
  discount?.missing === null
    ? { discount: { settings: discount.settings, reason: discount.reason.trim() } }
    : {}

/** What a group pays now and what later, as it is typed, and the first thing that it still lacks. */
export type GroupTerms = {
  typed: { deposit: string; dueDate: string | null; purchaseOrder: string }
  missing: 'deposit' | 'dueDate' | 'purchaseOrder' | null
  /** Nothing is paid with the sale. */
  isAllLater: boolean
  /** The deposit, where it is an amount. */
  cents: number | null
  /** What is sent of it. */
  body: { balance?: { deposit: string; dueDate: string }; purchaseOrder?: string }
}

/** Lines of which more is wanted than one line may hold. */
export const tooMany = (cart: Cart): boolean => cart.some(({ quantity }) => quantity > mostPerLine)

/** Main staff may sell what is not there, and say why: anybody else is short of it. */
export function shortageOf(draft: Draft | undefined, isMain: boolean, reason: string) {
  const isOver = (draft?.shortages.length ?? 0) > 0
  return { isOver, isShort: isOver && !(isMain && reason.trim() !== '') }
}

type Typed = Paid & {
  missing: readonly string[]
  client: Client
  language: Language
  discount: GivenDiscount | null
  terms: GroupTerms | null
}
/** The first field that stops the sale, in the order of the page. */
export const firstBad = ({
  missing,
  client,
  language,
  discount,
  terms,
  ...paid
}: Typed): string | null =>
  firstBadField(client, language) ??
  missing[0] ??
  missingOfPayment({ ...paid, isFree: paid.isFree || terms?.isAllLater === true }) ??
  unfinished('terms', terms) ??
  unfinished('discount', discount)

const unfinished = (of: string, typed: { missing: string | null } | null): string | null =>
  typed?.missing ? `${of}.${typed.missing}` : null

type Sale = {
  cart: Cart
  draft: Draft
  details: Details
  party: Party
  client: Client
  payment: Payment
  holdPublicId: string | null
  keptCartPublicId: string
  reason: string
  codes: readonly string[]
  discount: GivenDiscount | null
  terms: GroupTerms | null
}
/** The sale as the API names it; the expected cost is the one that the button shows. */
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
  ...(!terms?.isAllLater && { payment: paymentBody(payment, draft.finalCost === 0) }),
})

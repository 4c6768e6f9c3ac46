import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import type { getQuote } from '@guichet/contract/quotes/find-quotes.ts'
import type { createQuote } from '@guichet/contract/quotes/save-quote.ts'
import { keyOf, ticketsOf, type Cart, type CartLine } from '../domain/cart.rules.ts'

type Quote = Reply<typeof getQuote>
type QuoteBody = Body<typeof createQuote>

/** Form values of a quote, except its lines. */
export type QuoteDraft = {
  title: string
  email: string
  firstName: string
  lastName: string
  phone: string
  postalCode: string
  language: 'fr' | 'en'
  note: string
  internalNote: string
  expiresOn: string
  discount: string
  discountReason: string
  codes: string[]
  deposit: string
  dueDate: string
  purchaseOrder: string
  areNamesAsked: boolean
}
export const emptyDraft = (language: 'fr' | 'en', expiresOn: string): QuoteDraft => ({
  title: '',
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  postalCode: '',
  language,
  note: '',
  internalNote: '',
  expiresOn,
  discount: '',
  discountReason: '',
  codes: [],
  deposit: '',
  dueDate: '',
  purchaseOrder: '',
  areNamesAsked: false,
})

const typed = (text: string | null | undefined): string => text ?? ''

export const draftOf = (quote: Quote): QuoteDraft => ({
  ...clientOf(quote.client),
  title: quote.title,
  language: quote.language,
  note: typed(quote.note),
  internalNote: typed(quote.internalNote),
  expiresOn: quote.expiresOn,
  discount: typed(quote.discount?.settings),
  discountReason: typed(quote.discount?.reason),
  codes: quote.rebateCodes,
  deposit: typed(quote.balance?.deposit.toFixed(2)),
  dueDate: typed(quote.balance?.dueDate),
  purchaseOrder: typed(quote.purchaseOrder),
  areNamesAsked: quote.areNamesAsked,
})

const clientOf = ({ email, firstName, lastName, phone, postalCode }: Quote['client']) => ({
  email: typed(email),
  firstName: typed(firstName),
  lastName: typed(lastName),
  phone: typed(phone),
  postalCode: typed(postalCode),
})

type Ticket = Quote['tickets'][number]
/**
 * Time of a stored line for display, in figures; instants are shown in the time zone of the
 * business.
 */
function whenOf(ticket: Ticket, sharedDateOf: (instant: string) => string): string {
  const {
    checkInDate,
    checkOutDate,
    activationDateTimeUtc: at,
    timeslotBegin,
    timeslotEnd,
  } = ticket
  if (checkInDate && checkOutDate) return `${checkInDate} → ${checkOutDate}`
  if (!at) return ''
  const moment = sharedDateOf(at)
  return timeslotBegin ? `${moment.slice(0, 10)} ${timeslotBegin}–${timeslotEnd}` : moment
}

/** The lines of a stored quote as a cart. */
export const cartOf = (quote: Quote, sharedDateOf: (instant: string) => string): Cart =>
  quote.tickets.map((ticket, i): CartLine => {
    const { productId, quantity, accessories = [], parts = [], ...chosen } = ticket
    const line = quote.lines[i]!
    const partNamed = (id: string) => line.parts.find((part) => part.productId === id)
    return {
      key: keyOf(productId, chosen),
      productId,
      kind: line.kind,
      title: line.title,
      activity: line.categoryTitle,
      quantity,
      chosen,
      when: whenOf(ticket, sharedDateOf),
      identifications: [],
      ...(accessories.length > 0 && {
        accessories: accessories.map((accessory) => ({
          ...accessory,
          title: partNamed(accessory.productId)?.title ?? line.title,
        })),
      }),
      ...(line.kind === 'package' && {
        parts: line.parts.map((part) => {
          const { productId: _, ...choice } = parts.find(
            (each) => each.productId === part.productId,
          ) ?? {
            productId: '',
          }
          return {
            ...part,
            chosen: choice,
            when: whenOf({ ...choice } as Ticket, sharedDateOf),
            identifications: [],
          }
        }),
      }),
    }
  })

/** A manual discount is sent with its reason, or not at all. */
const discountIn = ({ discount, discountReason }: QuoteDraft) =>
  discount.trim() ? { discount: { settings: discount.trim(), reason: discountReason.trim() } } : {}

/** Body of the price preview. */
export const pricedBody = (cart: Cart, draft: QuoteDraft) => ({
  tickets: ticketsOf(cart),
  ...(draft.postalCode.trim() && { postalCode: draft.postalCode.trim() }),
  ...(draft.codes.length > 0 && { rebateCodes: draft.codes }),
  ...(draft.discountReason.trim() && discountIn(draft)),
})

export const bodyOf = (cart: Cart, draft: QuoteDraft): QuoteBody => {
  const filledText = (
    name:
      | 'email'
      | 'firstName'
      | 'lastName'
      | 'phone'
      | 'note'
      | 'internalNote'
      | 'purchaseOrder'
      | 'expiresOn',
  ) => (draft[name].trim() ? { [name]: draft[name].trim() } : {})
  return {
    ...pricedBody(cart, draft),
    ...discountIn(draft),
    title: draft.title.trim(),
    language: draft.language,
    areNamesAsked: draft.areNamesAsked,
    ...filledText('email'),
    ...filledText('firstName'),
    ...filledText('lastName'),
    ...filledText('phone'),
    ...filledText('note'),
    ...filledText('internalNote'),
    ...filledText('purchaseOrder'),
    ...filledText('expiresOn'),
    ...(draft.deposit.trim() && {
      balance: { deposit: draft.deposit.trim(), dueDate: draft.dueDate },
    }),
  }
}

type Missing = 'lines' | 'title' | 'discountReason' | 'dueDate'
/** The first reason why a quote cannot be saved, checked before the request. */
export function missingOf(cart: Cart, draft: QuoteDraft): Missing | null {
  if (cart.length === 0) return 'lines'
  if (!draft.title.trim()) return 'title'
  if (draft.discount.trim() && !draft.discountReason.trim()) return 'discountReason'
  return draft.deposit.trim() && !draft.dueDate ? 'dueDate' : null
}

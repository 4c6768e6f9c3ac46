import type { Input } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Move } from '../../availability/public.ts'
import type { PlannedCart } from './cart/planned-cart.ts'
import type { Answers } from './form-answers.rules.ts'
import type { FindOwners } from './pass-owners.ts'
import type { AgreedPayment } from './take-payment.ts'
import type { PrintedTickets } from './writing/write-tickets.ts'

type Sale = Input<typeof sell>['body']

/** A sale whose checks have passed. Only the end of the hold is written at this point. */
export type AgreedSale = {
  body: Sale
  cart: PlannedCart
  /** Places of the hold of the cart: the sale releases them and takes its own. */
  held: Move[]
  /** Overbooked, with a reason. */
  isForced: boolean
  payment: AgreedPayment
  /** Amount paid with the sale, in cents: the whole price, or the deposit. */
  paidCents: number
  /** Language of the client's emails and of the stored answers. */
  language: Language
  ownersOf: FindOwners
  answers: Answers
  /** Sold and paid in another system, so there is no payment, and no figure of sales. */
  isTakenOver?: true
  /** Number of the card of its only pass in that system. */
  formerNumber?: string | undefined
  /** Tickets that were printed before the sale was recorded. */
  printed?: PrintedTickets
}

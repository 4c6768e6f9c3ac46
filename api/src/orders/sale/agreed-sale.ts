import type { Input } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Move } from '../../availability/public.ts'
import type { Answers } from './form-answers.rules.ts'
import type { OwnersOf } from './pass-owners.ts'
import type { PlannedCart } from './planned-cart.ts'
import type { AgreedPayment } from './take-payment.ts'
import type { PrintedTickets } from './write-tickets.ts'

type Sale = Input<typeof sell>['body']

/** What is going to be sold, once nothing prevents it. Nothing but the end of the hold is written. */
export type AgreedSale = {
  body: Sale
  cart: PlannedCart
  /** Places of the hold that the cart comes from: the sale gives them back and takes its own. */
  held: Move[]
  /** Sold although it is not there, with a reason. */
  isForced: boolean
  payment: AgreedPayment
  /** What is paid with the sale, in cents: all of it, or the deposit. */
  paidCents: number
  /** Language of the client's emails and of the answers as they are kept. */
  language: Language
  ownersOf: OwnersOf
  answers: Answers
  /** Sold in another system, where its money was received: no payment, and no figure of sales. */
  isTakenOver?: true
  /** Of the card that its one pass had there. */
  formerNumber?: string | undefined
  /** The tickets that were printed before it was written down. */
  printed?: PrintedTickets
}

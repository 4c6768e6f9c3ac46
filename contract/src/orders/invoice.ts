import { z } from 'zod'
import { kinds } from '../kinds.ts'
import { Bilingual, Dollars, Id, Instant, LocalDate, WallTime } from '../primitives.ts'
import { TicketMove, TicketTime } from '../tickets/ticket-time.ts'
import { PriceStep } from './price-step.ts'

/** States of an item in use: picked up and not returned, or checked in and not checked out. */
export const withClientStates = ['pickedUp', 'checkedIn'] as const

/** Ticket and stay of a unit, with their current time. An accessory has the time of its rental. */
const tied = {
  ticketPublicId: Id.nullable(),
  ticketReferenceKey: z.string().nullable(),
  isTicketVoided: z.boolean(),
  isTicketBlocked: z.boolean().optional(),
  /** The stay of the unit, unless it was cancelled. */
  bookingPublicId: Id.nullable(),
  /** The product that it was exchanged for; null when it was not exchanged. */
  exchangedFor: z
    .strictObject({
      productId: Id,
      productTitle: Bilingual,
      categoryTitle: Bilingual.nullable(),
    })
    .nullable(),
  /** True for an accessory that was removed from its rental. */
  isDropped: z.boolean(),
  time: TicketTime.nullable(),
  moved: TicketMove.nullable(),
  /** True when its ticket has a time that can be cancelled: the client may then choose another. */
  isReschedulable: z.boolean(),
  /** Equipment that is out, or a stay that is checked in: it is not available before its return. */
  withClient: z.enum(withClientStates).optional(),
  /** The last time a gate admitted its ticket. */
  usedDateTimeUtc: Instant.optional(),
}

/** A part of a package, or an accessory of a rental, as sold: shown under its entry. */
export const EntryPart = z.strictObject({
  kind: z.enum(kinds),
  title: Bilingual,
  categoryTitle: Bilingual.nullable(),
  count: z.int(),
  activationDateTimeUtc: Instant.nullable(),
  timeslotBegin: WallTime.nullable(),
  timeslotEnd: WallTime.nullable(),
  checkInDate: LocalDate.nullable(),
  checkOutDate: LocalDate.nullable(),
  units: z.array(z.strictObject({ publicId: Id, ...tied })).optional(),
})

export const TaxShare = z.strictObject({ key: z.string(), description: Bilingual, total: Dollars })
export const Tax = z.strictObject({
  key: z.string(),
  description: Bilingual,
  number: z.string().nullable(),
  percent: z.number(),
  total: Dollars,
})
export const RebateShare = z.strictObject({ description: z.string(), total: Dollars })
/**
 * A counted unit of an entry: it is refunded, ticketed and rescheduled by itself. Amounts are what
 * the buyer paid for it, taxes included.
 */
export const Unit = z.strictObject({
  publicId: Id,
  ordinal: z.int(),
  paid: Dollars,
  refunded: Dollars,
  refundable: Dollars,
  /**
   * True when it is cancelled and nothing is left to refund; the amounts of a unit at cost 0 do not
   * show it.
   */
  isCanceled: z.boolean(),
  /** Set on the extra charge of an exchange: the exchanged unit and its ticket. */
  supplementTo: z
    .strictObject({ unitPublicId: Id, ticketReferenceKey: z.string().nullable() })
    .optional(),
  ...tied,
})
export const InvoiceEntry = z.strictObject({
  publicId: Id.optional(),
  productId: Id.nullable(),
  kind: z.enum([...kinds, 'adjustment']),
  categoryTitle: Bilingual.nullable(),
  productTitle: Bilingual,
  productTypeDescription: Bilingual,
  count: z.int(),
  price: Dollars,
  total: Dollars,
  activationDateTimeUtc: Instant.nullable(),
  timeslotBegin: WallTime.nullable(),
  timeslotEnd: WallTime.nullable(),
  ticketOwners: z.array(z.array(z.strictObject({ firstName: z.string(), lastName: z.string() }))),
  rebates: z.array(RebateShare),
  taxes: z.array(TaxShare),
  units: z.array(Unit).optional(),
  parts: z.array(EntryPart),
})
export const LodgingEntry = z.strictObject({
  publicId: Id.optional(),
  productPublicId: Id,
  name: Bilingual,
  categoryName: Bilingual,
  checkInDateTime: Instant,
  checkOutDateTime: Instant,
  checkInDate: LocalDate,
  checkOutDate: LocalDate,
  numberOfPerson: z.int(),
  price: Dollars,
  rebates: z.array(RebateShare),
  taxes: z.array(TaxShare),
  units: z.array(Unit).optional(),
})
const totals = {
  entriesTotal: Dollars,
  fees: z.strictObject({ total: Dollars }),
  rebates: z.strictObject({ total: Dollars, items: z.array(RebateShare) }),
  taxes: z.strictObject({ total: Dollars, items: z.array(Tax) }),
  finalCost: Dollars,
  entries: z.array(InvoiceEntry),
  lodgingEntries: z.array(LodgingEntry),
}
export const Payer = z.strictObject({
  fullName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.strictObject({ postalCode: z.string().nullable() }),
})
export const Invoice = z.strictObject({
  publicId: Id,
  user: Payer,
  province: z.string(),
  taxingRuleName: z.string(),
  issuedDateTimeUtc: Instant,
  ...totals,
  /** Calculation of each invoice of the order: the sale first, then the supplements. */
  explanations: z.array(z.array(PriceStep)).optional(),
})
/** An invoice before it is stored: it has no id and no payer. */
export const DraftInvoice = z.strictObject(totals)

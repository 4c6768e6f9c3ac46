import { z } from 'zod'
import { kinds } from '../kinds.ts'
import { Bilingual, Dollars, Id, Instant, LocalDate, WallTime } from '../primitives.ts'
import { TicketMove, TicketTime } from '../tickets/ticket-time.ts'
import { PriceStep } from './price-step.ts'

/** How a piece is with its client: picked up and not returned, or checked in and not left. */
export const withClientStates = ['pickedUp', 'checkedIn'] as const

/**
 * What hangs on a counted piece: its ticket with the time that it has now, its stay. An accessory
 * has the time of the rental that it goes with.
 */
const tied = {
  ticketPublicId: Id.nullable(),
  ticketReferenceKey: z.string().nullable(),
  isTicketVoided: z.boolean(),
  isTicketBlocked: z.boolean().optional(),
  /** The stay that hangs on it, unless it was canceled. */
  bookingPublicId: Id.nullable(),
  /** What it became since it was sold; null while it is what its entry says. */
  exchangedFor: z
    .strictObject({
      productId: Id,
      productTitle: Bilingual,
      categoryTitle: Bilingual.nullable(),
    })
    .nullable(),
  /** An accessory that no longer goes with its rental. */
  isDropped: z.boolean(),
  time: TicketTime.nullable(),
  moved: TicketMove.nullable(),
  /** Whether its ticket has a time that it can lose: the client may be asked to choose another. */
  isReschedulable: z.boolean(),
  /** Equipment that is out, or a stay whose people are in: it is not free before it is back. */
  withClient: z.enum(withClientStates).optional(),
  /** When a gate last let its ticket in. */
  usedDateTimeUtc: Instant.optional(),
}

/** What a package holds, or what goes with a rental, as it was sold: shown under its entry. */
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
 * One counted piece of an entry: what is refunded, ticketed, moved. Amounts are what the buyer paid
 * for it, taxes included.
 */
export const Unit = z.strictObject({
  publicId: Id,
  ordinal: z.int(),
  paid: Dollars,
  refunded: Dollars,
  refundable: Dollars,
  /** It is cancelled, and nothing of it is left to refund: no amount shows it at cost 0. */
  isCanceled: z.boolean(),
  /** The supplement of an exchange: the piece that it was charged for, and its ticket. */
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
  /** How each invoice of the order came to its total: that of the sale, then its supplements. */
  explanations: z.array(z.array(PriceStep)).optional(),
})
/** An invoice before it exists: no id, no payer. */
export const DraftInvoice = z.strictObject(totals)

import { z } from 'zod'
import { bookingStatuses, rentalStates } from '../bookings/bookings-view.ts'
import { endpoint } from '../endpoint.ts'
import { OrderRow } from '../orders/lists/find-orders.ts'
import { Bilingual, Id, LocalDate, QueryInteger, Text } from '../primitives.ts'
import { SomeOf } from '../query-lists.ts'
import { QuoteRow } from '../quotes/quote-row.ts'
import { TicketRow } from '../tickets/lists/find-tickets.ts'
import { accessesOfKind, catalogueKinds, searchKinds } from './search-kinds.ts'

/** Maximum length of a search in characters. */
const searchTermLimit = 200
/** Results of a kind are counted up to this number: the screen shows "100+". */
export const searchCountCap = 100
/** Minimum number of characters, spaces not counted; shorter searches match too much. */
export const leastSearched = 2

/**
 * Fields that a result was found by; null for a field that is not displayed, such as a purchase
 * order.
 */
const matchedFields = [
  'reference',
  'scannedCode',
  'payment',
  'name',
  'email',
  'phone',
  'postalCode',
  'order',
  'code',
  'description',
  'title',
] as const
export type MatchedField = (typeof matchedFields)[number]

const FoundClient = z.strictObject({
  profilePublicId: Id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  postalCode: z.string().nullable(),
})
/** A stay or a rented item; `day` is the day on which the bookings page lists it. */
const FoundBooking = z.strictObject({
  publicId: Id,
  type: z.enum(['lodging', 'rental']),
  name: Bilingual,
  status: z.enum([...bookingStatuses, ...rentalStates]),
  day: LocalDate,
  lastDay: LocalDate,
  guestName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  orderReferenceNumber: z.string(),
})
/** A promo code. For a group: one of its codes, or the group when its description matched. */
const FoundCode = z.strictObject({
  publicId: Id,
  groupPublicId: Id.nullable(),
  code: z.string().nullable(),
  description: z.string(),
  isActive: z.boolean(),
})
const FoundInCatalogue = z.strictObject({
  publicId: Id,
  type: z.enum(catalogueKinds),
  name: Bilingual,
})

const groupOf = <K extends string, R extends z.ZodObject>(kind: K, record: R) =>
  z.strictObject({
    kind: z.literal(kind),
    /**
     * `similar`: no exact match, the results have similar words; `late`: the search exceeded its
     * time and was stopped.
     */
    outcome: z.enum(['found', 'similar', 'late']),
    total: z.int(),
    totalIsCapped: z.boolean(),
    items: z.array(
      z.strictObject({
        /**
         * True when the text identifies this result: a complete reference, a scanned code, an
         * email.
         */
        isExact: z.boolean(),
        matched: z.enum(matchedFields).nullable(),
        record,
      }),
    ),
  })
export const FoundGroup = z.discriminatedUnion('kind', [
  groupOf('order', OrderRow),
  groupOf('ticket', TicketRow),
  groupOf('client', FoundClient),
  groupOf('booking', FoundBooking),
  groupOf('quote', QuoteRow),
  groupOf('code', FoundCode),
  groupOf('catalogue', FoundInCatalogue),
])
export type FoundGroup = z.output<typeof FoundGroup>

export const findEverything = endpoint({
  service: 'search',
  method: 'GET',
  path: '/1.0/everything',
  summary:
    'Search orders, tickets, clients, bookings, quotes, promo codes and catalogue records, each kind for accounts that can open its page; exact matches come first, similar records only without a match',
  access: [...new Set(['Search' as const, ...Object.values(accessesOfKind).flat()])],
  effect: 'read',
  costly: true,
  query: z.strictObject({
    term: Text(searchTermLimit),
    kinds: SomeOf(searchKinds).optional(),
    /** Maximum number of results per kind. */
    limit: QueryInteger(1, 25).optional(),
  }),
  reply: z.strictObject({ groups: z.array(FoundGroup) }),
  problems: ['Unavailable'],
})

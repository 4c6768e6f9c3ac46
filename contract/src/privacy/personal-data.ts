import { z } from 'zod'
import { consentMeans } from '../consents/consent.ts'
import { StoredMember } from '../orders/sale/party.ts'
import { Bilingual, Dollars, Id, Instant, LanguageCode, LocalDate } from '../primitives.ts'

const words = z.string().nullable()
const moment = Instant.nullable()

const Contact = z.strictObject({
  firstName: words,
  lastName: words,
  email: words,
  phoneNumber: words,
  postalCode: words,
})
/** `picture` is the path of the picture in the archive that contains this file. */
const Holder = z.strictObject({
  label: Bilingual,
  firstName: words,
  lastName: words,
  birthDate: words,
  picture: words,
})
const Answer = z.strictObject({ form: z.string(), question: z.string(), answer: z.string() })

const Invoice = z.strictObject({
  issuedDateTimeUtc: Instant,
  entries: z.array(
    z.strictObject({
      title: Bilingual,
      category: Bilingual.nullable(),
      quantity: z.int(),
      unitPrice: Dollars,
    }),
  ),
  subtotal: Dollars,
  rebates: Dollars,
  fees: Dollars,
  taxes: z.array(z.strictObject({ label: Bilingual, amount: Dollars })),
  total: Dollars,
})
/** A payment never has card data. `reference` is that of the provider or of the clerk. */
const Payment = z.strictObject({
  method: z.string(),
  provider: z.string(),
  reference: words,
  amount: Dollars,
  /** Amount that rounding to the smallest coin added in cash. */
  rounding: Dollars.optional(),
  state: z.string(),
  paidDateTimeUtc: moment,
})
const Refund = z.strictObject({
  creditNote: words,
  amount: Dollars,
  reason: z.string(),
  state: z.string(),
  requestedDateTimeUtc: Instant,
  settledDateTimeUtc: moment,
})
const Ticket = z.strictObject({
  ticketReferenceKey: z.string(),
  title: Bilingual,
  status: z.string(),
  isVoided: z.boolean(),
  formerNumber: words,
  blockedReason: words,
  activePeriodStartDateTimeUtc: moment,
  activePeriodStopDateTimeUtc: moment,
  holders: z.array(Holder),
  formAnswers: z.array(Answer),
  scans: z.array(z.strictObject({ scannedDateTimeUtc: Instant, result: z.string() })),
})
const Order = z.strictObject({
  orderReferenceNumber: z.string(),
  status: z.string(),
  createdDateTimeUtc: Instant,
  completedDateTimeUtc: moment,
  language: LanguageCode,
  contact: Contact,
  purchaseOrder: words,
  note: words,
  invoices: z.array(Invoice),
  payments: z.array(Payment),
  refunds: z.array(Refund),
  tickets: z.array(Ticket),
  /** Tickets to be issued once the order is paid. */
  ticketsToIssue: z.array(
    z.strictObject({ holders: z.array(Holder), formAnswers: z.array(Answer) }),
  ),
  formAnswers: z.array(Answer),
  /** The people of the party. */
  party: z.array(StoredMember),
  notes: z.array(
    z.strictObject({ text: z.string(), writtenDateTimeUtc: Instant, editedDateTimeUtc: moment }),
  ),
})

const Quote = z.strictObject({
  number: z.string(),
  status: z.string(),
  title: z.string(),
  createdDateTimeUtc: Instant,
  contact: Contact,
  note: words,
  internalNote: words,
  purchaseOrder: words,
  discountReason: words,
  declineReason: words,
  names: z.array(z.string()),
  formAnswers: z.array(Answer),
  entries: z.array(z.strictObject({ title: Bilingual, total: Dollars })),
  total: Dollars,
})

/** A saved cart, not sold yet. `picture` is as in `Holder`. */
const Cart = z.strictObject({
  name: words,
  changedDateTimeUtc: Instant,
  contact: Contact,
  entries: z.array(z.strictObject({ title: Bilingual, when: z.string(), quantity: z.int() })),
  holders: z.array(
    z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      birthDate: z.string(),
      picture: words,
    }),
  ),
  party: z.array(StoredMember),
  answers: z.array(z.string()),
  discountReason: words,
  purchaseOrder: words,
  overbookingReason: words,
})

/**
 * All data that a business holds about a client, for that client. Keys are English for every
 * language; amounts are in Canadian dollars.
 */
export const PersonalData = z.strictObject({
  format: z.literal('guichet-personal-data'),
  formatVersion: z.literal(1),
  writtenDateTimeUtc: Instant,
  business: z.strictObject({ publicId: Id, name: Bilingual }),
  client: z.strictObject({
    profilePublicId: Id,
    identity: z.strictObject({
      firstName: words,
      lastName: words,
      birthDate: LocalDate.nullable(),
      gender: words,
      language: LanguageCode,
    }),
    contact: z.strictObject({ email: words, phoneNumber: words, postalCode: words }),
    /** Earlier email addresses of the same person. */
    formerEmails: z.array(z.string()),
    note: words,
  }),
  /** Answers about marketing messages, latest first. */
  consents: z.array(
    z.strictObject({
      isGiven: z.boolean(),
      means: z.enum(consentMeans),
      saidOn: z.string(),
      text: z.strictObject({ version: z.int(), fr: z.string(), en: z.string() }).nullable(),
      recordedDateTimeUtc: Instant,
    }),
  ),
  orders: z.array(Order),
  quotes: z.array(Quote),
  carts: z.array(Cart),
  letters: z.array(
    z.strictObject({
      kind: z.string(),
      to: z.string(),
      language: LanguageCode,
      state: z.string(),
      orderReferenceNumber: words,
      writtenDateTimeUtc: Instant,
      sentDateTimeUtc: moment,
    }),
  ),
  /** Actions that concern the client; staff are not named. */
  activityLog: z.array(
    z.strictObject({
      dateTimeUtc: Instant,
      code: z.string(),
      orderReferenceNumber: words,
      isByClient: z.boolean(),
      /** Text typed with the action. */
      texts: z.record(z.string(), z.string()),
    }),
  ),
})
export type PersonalData = z.output<typeof PersonalData>

import type { Language } from '@guichet/contract/rules.messages.ts'
import {
  adult,
  billed,
  business,
  gst,
  invoice,
  morning,
  picture,
  qst,
  sampleTickets,
  silent,
  skiing,
} from './email-sample-data.ts'
import type { EmailSample } from './email-sample.ts'

const order = { business, picture, reference: '12345678', firstName: 'Ève' }

const confirmations = (language: Language): EmailSample[] => [
  {
    name: 'order-confirmation',
    kind: 'order-confirmation',
    data: {
      ...order,
      language,
      invoice,
      billed,
      tickets: sampleTickets(2),
      link: null,
      standing: 'confirmed',
    },
  },
  {
    name: 'order-confirmation-lost-day',
    kind: 'order-confirmation',
    data: {
      ...order,
      language,
      invoice,
      billed,
      tickets: sampleTickets(2).map((ticket, i) => (i === 0 ? ticket : { ...ticket, code: null })),
      link: 'https://example.test/r/abc?x=1&y=2',
      standing: 'changed',
    },
  },
  {
    name: 'order-confirmation-plain',
    kind: 'order-confirmation',
    data: {
      language,
      business: silent,
      reference: '12345678',
      firstName: '',
      invoice: { ...invoice, lodgingEntries: [], rebates: { items: [] }, fees: { total: 0 } },
      billed,
      tickets: [],
      link: null,
      standing: 'nothingValid',
    },
  },
]
const refundedAdults = {
  productPublicId: null,
  productTitle: adult,
  categoryTitle: skiing,
  times: [morning],
  checkInDate: null,
  checkOutDate: null,
  supplementTo: null,
  isSupplement: false,
  activationDateTimeUtc: null,
  timeslotBegin: null,
  timeslotEnd: null,
  count: 1,
  parts: [],
  refundedAmount: 0,
}
const refunds = (language: Language): EmailSample[] => [
  {
    name: 'refund',
    kind: 'refund',
    data: {
      ...order,
      language,
      finalCost: 103.48,
      credited: 0,
      items: [
        { ...refundedAdults, count: 2, times: [morning, morning], refundedAmount: 80.48 },
        { ...refundedAdults, isSupplement: true, supplementTo: 'ABCD000001', refundedAmount: 11.5 },
      ],
      fees: 11.5,
      taxes: [
        { ...gst, total: 4.5 },
        { ...qst, total: 8.98 },
      ],
      creditNoteNumber: '42',
      reason: 'Neige insuffisante',
      issuedOn: '2026-11-21',
      client: ['Ève Lachance'],
    },
  },
  {
    name: 'cancellation',
    kind: 'cancellation',
    data: {
      language,
      business,
      reference: '12345678',
      finalCost: 0,
      credited: 0,
      items: [refundedAdults],
      fees: null,
      taxes: [],
      creditNoteNumber: '43',
      reason: 'Erreur de date',
      issuedOn: '2026-11-21',
      client: ['Ève Lachance'],
    },
  },
]
const payments = (language: Language): EmailSample[] => [
  {
    name: 'payment-link',
    kind: 'payment-link',
    data: {
      ...order,
      language,
      amount: 1234.56,
      invoice,
      isBalance: false,
      until: language === 'fr' ? '21 novembre 2026 à 12 h 30' : 'November 21, 2026 at 12:30',
      link: 'https://example.test/b/-/pay/abc',
    },
  },
  {
    name: 'payment-link-plain',
    kind: 'payment-link',
    data: {
      ...order,
      language,
      business: silent,
      firstName: '',
      amount: 5,
      invoice,
      isBalance: false,
      until: language === 'fr' ? '28 janvier 2027 à 12 h 30' : 'January 28, 2027 at 12:30',
      link: 'https://example.test/b/-/pay/abc',
    },
  },
]

/** Emails of an order: its confirmation, refunds, requests for payment. */
export const orderEmailSamples = (language: Language): EmailSample[] => [
  ...confirmations(language),
  ...refunds(language),
  ...payments(language),
]

import type { ConfirmationContent } from '../../../src/orders/emails/order-confirmation.email.ts'
import type { EmailInvoice } from '../../../src/orders/emails/order-email-lines.ts'
import { issuedAt } from '../../../src/orders/pdf/billed.view.ts'

const texts = {
  message: '<h2>Bientôt</h2><p>Arrivez <strong>tôt</strong> &amp; secs.</p><ul><li>Gants</li></ul>',
  termsAndConditions: 'Ligne 1\nLigne <2>',
  refundPolicy: 'Aucun remboursement après la visite.',
}
const communication = { replyEmail: 'billets@example.test', fr: texts, en: texts }
export const business = {
  name: 'Station du Mont-Blanc & Fils',
  colour: '#1f5c4a',
  replyTo: 'billets@example.test',
  contact: ['info@example.test', '418 555-0101'],
  address: '120 rue du Sommet, Mont-Cendré (Québec) G0A 1A0',
  communication,
}
/** A business without texts and without contacts. */
export const silent = {
  ...business,
  contact: [],
  address: null,
  communication: {
    replyEmail: '',
    fr: { message: '', termsAndConditions: '', refundPolicy: '' },
    en: { message: '', termsAndConditions: '', refundPolicy: '' },
  },
}
/** Products of an order. */
export const picture = { key: 'hills', alt: 'Ski & planche' }
export const skiing = { fr: 'Ski de jour', en: 'Day skiing' }
export const adult = { fr: 'Adulte', en: 'Adult' }
export const family = { fr: 'Forfait familial', en: 'Family package' }
export const gst = {
  key: 'gst',
  description: { fr: 'TPS', en: 'GST' },
  number: '123456789 RT0001',
  percent: 5,
}
export const qst = {
  key: 'qst',
  description: { fr: 'TVQ', en: 'QST' },
  number: null,
  percent: 9.975,
}

export const morning = {
  standing: 'set' as const,
  beginDateTimeUtc: '2026-12-01T14:00:00Z',
  endDateTimeUtc: '2026-12-01T21:00:00Z',
  date: '2026-12-01',
  endDate: '2026-12-01',
  timeslotBegin: '09:00',
  timeslotEnd: '16:00',
}

export const invoice: EmailInvoice = {
  entries: [
    {
      count: 2,
      categoryTitle: skiing,
      productTitle: adult,
      total: 90,
      parts: [],
      units: [
        { time: morning, isTicketVoided: false, exchangedFor: null },
        {
          time: morning,
          isTicketVoided: false,
          exchangedFor: { categoryTitle: null, productTitle: { fr: 'Soirée', en: 'Night' } },
        },
      ],
    },
    {
      count: 1,
      categoryTitle: null,
      productTitle: family,
      total: 1120.5,
      parts: [
        { count: 2, title: adult },
        { count: 3, title: { fr: 'Enfant', en: 'Child' } },
      ],
    },
  ],
  lodgingEntries: [
    {
      name: { fr: 'Chalet 4', en: 'Cabin 4' },
      categoryName: { fr: 'Chalets', en: 'Cabins' },
      checkInDate: '2026-12-01',
      checkOutDate: '2026-12-04',
      price: 600,
    },
  ],
  entriesTotal: 1810.5,
  rebates: { items: [{ description: 'Automne', total: 50 }] },
  fees: { total: 12.25 },
  taxes: {
    items: [
      { ...gst, total: 88.64 },
      { ...qst, total: 176.83 },
    ],
  },
  finalCost: 2038.22,
}

/** Tickets of one order, each with its own reference. */
export const sampleTickets = (count: number): ConfirmationContent['tickets'] =>
  Array.from({ length: count }, (_, i) => ({
    reference: `ABCD${String(i).padStart(6, '0')}`,
    title: 'Ski & planche – 18 à 64 ans, toute la montagne',
    when: '2026-12-01, 09:00 – 16:00',
    holder: 'Ève Lachance-Tremblay',
    code: `ABCD${i}.sealed-code-of-a-ticket`,
  }))

export const billed: ConfirmationContent['billed'] = {
  issuedAt: issuedAt('2026-11-20T15:15:00.000Z', 'America/Toronto'),
  client: ['Ève Lachance', 'eve@example.test'],
  soldBy: 'Anne Roy',
  payments: [{ method: 'card', amount: 2038.22, reference: 'T-0042' }],
  refunded: 0,
  credited: 0,
  balance: null,
  purchaseOrder: null,
  kept: 2038.22,
}

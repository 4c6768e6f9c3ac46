import type { Language } from '@guichet/contract/rules.messages.ts'
import {
  adult,
  business,
  family,
  picture,
  sampleTickets,
  silent,
  skiing,
} from './email-sample-data.ts'
import type { DataOf, EmailSample } from './email-sample.ts'
import { orderEmailSamples } from './order-email-samples.ts'

const order = { business, picture, reference: '12345678', firstName: 'Ève' }

const lostDay = (language: Language): DataOf<'rescheduling'> => {
  const lost = { title: adult, categoryTitle: skiing }
  const morning = { beginsAt: '2026-11-22T14:00:00Z', endsAt: '2026-11-22T17:00:00Z' }
  const night = { beginsAt: '2026-11-23T03:00:00Z', endsAt: '2026-11-23T07:30:00Z' }
  return {
    ...order,
    language,
    timeZone: 'America/Toronto',
    reason: 'Vents violents.\nLe télésiège est fermé.',
    tickets: [
      { ...lost, ...morning },
      { ...lost, ...morning },
      { title: family, categoryTitle: null, ...night },
    ],
    kept: [
      { ...lost, ...morning, checkIn: null, checkOut: null },
      {
        title: family,
        categoryTitle: null,
        ...night,
        checkIn: '2026-11-21',
        checkOut: '2026-11-23',
      },
    ],
    link: 'https://example.test/r/abc?x=1&y=2',
  }
}
const reschedulings = (language: Language): EmailSample[] => [
  { name: 'rescheduling', kind: 'rescheduling', data: lostDay(language) },
  {
    name: 'rescheduling-plain',
    kind: 'rescheduling',
    data: { ...lostDay(language), business: silent, firstName: '', reason: '', kept: [] },
  },
]
const newTimes = (language: Language): EmailSample[] => [
  {
    name: 'new-time',
    kind: 'new-time',
    data: { ...order, language, tickets: sampleTickets(2) },
  },
  {
    name: 'new-time-plain',
    kind: 'new-time',
    data: { ...order, language, business: silent, firstName: '', tickets: sampleTickets(1) },
  },
]
const updates = (language: Language): EmailSample[] => [
  {
    name: 'tickets-updated',
    kind: 'tickets-updated',
    data: { ...order, language, tickets: sampleTickets(2), link: null },
  },
  {
    name: 'tickets-updated-to-choose',
    kind: 'tickets-updated',
    data: {
      ...order,
      language,
      firstName: '',
      tickets: sampleTickets(1).map((ticket) => ({ ...ticket, code: null })),
      link: 'https://example.test/r/abc?x=1&y=2',
    },
  },
]
const accounts = (language: Language): EmailSample[] => [
  {
    name: 'set-password',
    kind: 'set-password',
    data: { language, business, firstName: 'Ève', url: 'https://example.test/p?token=a&lang=fr' },
  },
  {
    name: 'session-ended',
    kind: 'session-ended',
    data: { language, business, firstName: 'Ève', helpUrl: 'https://example.test/help?a=1&b=2' },
  },
  {
    name: 'new-device',
    kind: 'new-device',
    data: {
      language,
      business,
      firstName: 'Ève',
      browser: 'Firefox',
      system: 'Windows',
      at: language === 'fr' ? '21 novembre 2026 à 12 h 30' : 'November 21, 2026 at 12:30',
      helpUrl: 'https://example.test/help?a=1&b=2',
    },
  },
  ...[true, false].map((choosesPassword): EmailSample => ({
    name: choosesPassword ? 'staff-invited' : 'staff-invited-again',
    kind: 'staff-invited',
    data: {
      language,
      business,
      firstName: 'Ève',
      invitedBy: 'Maude Essai',
      choosesPassword,
      url: 'https://example.test/p?token=a&lang=fr',
    },
  })),
]

const providers = (language: Language): EmailSample[] =>
  (
    [
      ['connected', 'person'],
      ['disconnected', 'installation'],
      ['takenBack', 'owner'],
    ] as const
  ).map(([change, by]) => ({
    name: `payment-provider-${change}`,
    kind: 'payment-provider',
    data: {
      language,
      business,
      firstName: 'Ève',
      change,
      provider: 'Square',
      account: 'MLX3KQ',
      by,
      personName: 'Maude Essai',
      at: '21 novembre 2026 à 09 h 30',
      link: 'https://example.test/payment-taxes?tab=provider',
    },
  }))

const failingWebhooks = (language: Language): EmailSample[] =>
  (['paused', 'dead'] as const).map((why) => ({
    name: `webhook-${why}`,
    kind: 'webhook-failing',
    data: {
      language,
      business,
      firstName: 'Ève',
      why,
      address: 'https://hooks.example.test/guichet',
      link: 'https://example.test/configuration/webhooks',
    },
  }))

/** A scheduled export that is ready, and one that failed. */
const scheduledExports = (language: Language): EmailSample[] =>
  ([null, 'notWritten'] as const).map((fault) => ({
    name: fault ? 'scheduled-export-failed' : 'scheduled-export',
    kind: 'scheduled-export',
    data: {
      language,
      business,
      firstName: 'Ève',
      title: 'Commandes de la veille',
      subject: 'orders',
      startDate: '2026-11-20',
      endDate: '2026-11-20',
      rows: fault ? null : 1284,
      fault,
      until: fault ? null : '28 novembre 2026 à 06 h 00',
      link: 'https://example.test/exports/runs/1',
    },
  }))

/** An email of each kind in one language, also with its optional parts missing. */
export const emailSamples = (language: Language): EmailSample[] => [
  ...orderEmailSamples(language),
  ...reschedulings(language),
  ...newTimes(language),
  ...updates(language),
  ...scheduledExports(language),
  ...failingWebhooks(language),
  ...accounts(language),
  ...providers(language),
]

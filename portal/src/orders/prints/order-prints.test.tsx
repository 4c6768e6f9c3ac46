import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import type { Language } from '../../kit/text/messages.ts'
import type { Order } from '../orders.queries.ts'
import { OrderPrints } from './order-prints.tsx'

type Tickets = Parameters<typeof OrderPrints>[0]['tickets']
const time = {
  standing: 'set',
  date: '2030-02-02',
  endDate: '2030-02-02',
  timeslotBegin: '09:00',
  timeslotEnd: '12:00',
}
const valid = {
  publicId: 't',
  ticketReferenceKey: 'ABCD000001',
  title: { fr: 'Adulte', en: 'Adult' },
  description: { fr: 'Ski alpin', en: 'Downhill skiing' },
  isVoided: false,
  barcode: 'G1.abc',
  blockedReason: null,
  time,
  owners: [],
  pictureUrl: null,
}
const orderIn = (language: Language) =>
  ({
    orderReferenceNumber: 'MC1',
    businessName: { fr: 'Mont', en: 'Mount' },
    language,
  }) as unknown as Order

const when = '2030-02-02 09:00–12:00'
/** Tickets by their state: texts in both languages, and the number of printed codes. */
const states: [
  state: string,
  tickets: object[],
  says: Record<Language, string[]>,
  codes: number,
][] = [
  [
    'valid',
    [valid],
    {
      fr: ['Adulte', 'Ski alpin', when, 'Commande MC1', 'Présentez ce code à l’entrée.'],
      en: ['Adult', 'Downhill skiing', when, 'Order MC1', 'Show this code at the entrance.'],
    },
    1,
  ],
  [
    'cancelled in part',
    [valid, { ...valid, publicId: 'u', isVoided: true }],
    { fr: [when], en: [when] },
    1,
  ],
  [
    'blocked',
    [{ ...valid, barcode: '', blockedReason: 'Perdu' }],
    { fr: ['Ce billet est bloqué', when], en: ['This ticket is blocked', when] },
    0,
  ],
  [
    'without a date since a lost day',
    [{ ...valid, barcode: '', time: { ...time, standing: 'toBeChosen' } }],
    {
      fr: ['Nouvelle date à choisir', 'tant que sa date n’est pas choisie'],
      en: ['New date to be chosen', 'until its date is chosen'],
    },
    0,
  ],
  [
    'cancelled',
    [{ ...valid, isVoided: true }],
    { fr: ['Aucun billet valide à imprimer.'], en: ['No valid ticket to print.'] },
    0,
  ],
  [
    'missing, as the order is not paid',
    [],
    { fr: ['Aucun billet valide à imprimer.'], en: ['No valid ticket to print.'] },
    0,
  ],
]
const rows = states.flatMap(([state, tickets, says, codes]) =>
  (['fr', 'en'] as const).map((language) => ({ state, tickets, says, codes, language })),
)

test.each(rows)(
  'the print of tickets that are $state, $language',
  async ({ tickets, says, codes, language }) => {
    // The screen of the clerk is in the other language.
    await renderScreen(
      <OrderPrints order={orderIn(language)} tickets={tickets as Tickets} what="tickets" />,
      { language: language === 'fr' ? 'en' : 'fr' },
    )
    const text = document.body.textContent.replaceAll('\u00a0', ' ')
    expect(says[language].filter((words) => !text.includes(words))).toEqual([])
    expect(screen.queryAllByRole('img', { name: /ABCD000001/ })).toHaveLength(codes)
  },
)

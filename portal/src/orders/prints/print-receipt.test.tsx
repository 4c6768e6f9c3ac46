import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../test/render-screen.tsx'
import type { Language } from '../../kit/text/messages.ts'
import type { Order } from '../orders.queries.ts'
import { PrintReceipt } from './print-receipt.tsx'

const soldTime = {
  standing: 'set',
  beginDateTimeUtc: '2030-02-02T14:00:00.000Z',
  endDateTimeUtc: '2030-02-02T17:00:00.000Z',
  date: '2030-02-02',
  endDate: '2030-02-02',
  timeslotBegin: '09:00',
  timeslotEnd: '12:00',
}
const unit = { isTicketVoided: false, bookingPublicId: null, exchangedFor: null, time: soldTime }
const title = {
  categoryTitle: { fr: 'Ski alpin', en: 'Downhill skiing' },
  productTitle: { fr: 'Adulte', en: 'Adult' },
}
const stay = {
  name: { fr: 'Chalet 4', en: 'Cabin 4' },
  categoryName: { fr: 'Chalets', en: 'Cabins' },
  checkInDate: '2030-02-01',
  checkOutDate: '2030-02-03',
  price: 200,
}
const part = {
  kind: 'lodging',
  count: 1,
  title: stay.name,
  categoryTitle: stay.categoryName,
  checkInDate: '2030-02-01',
  checkOutDate: '2030-02-03',
  units: [{ ...unit, time: null, bookingPublicId: 'b' }],
}
type ReceiptFixture = { units?: object[]; parts?: object[]; lodgingEntries?: object[] }
/** An order of two tickets that cost $280.67 together. */
const orderWith = (
  { units = [unit, unit], parts = [], lodgingEntries = [] }: ReceiptFixture,
  more: object = {},
) =>
  ({
    orderReferenceNumber: 'MC1',
    createdDateTimeUtc: '2030-01-01T15:00:00.000Z',
    totalPaid: 280.67,
    totalKept: 280.67,
    can: { receipt: true, why: {} },
    invoice: {
      user: {},
      entries: [{ ...title, count: 2, total: 280.67, units, parts }],
      lodgingEntries,
      entriesTotal: 280.67,
      rebates: { items: [] },
      fees: { total: 0 },
      taxes: { items: [] },
      finalCost: 280.67,
    },
    payments: [
      {
        publicId: 'p',
        method: 'cash',
        state: 'succeeded',
        amount: 280.67,
        rounding: -0.02,
        tendered: 300,
        change: 19.35,
      },
    ],
    ...more,
  }) as unknown as Order

async function drawReceipt(order: Order, language: Language = 'fr') {
  await renderScreen(<PrintReceipt order={order} />, { language })
  const textOf = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ')
  return {
    text: textOf(screen.getByRole('article')),
    figures: [...[...document.querySelectorAll('dl')].at(-1)!.children].map((line) =>
      [...line.children].map(textOf),
    ),
  }
}

test('a receipt lists each amount of a cash payment on its own line, with the rounding', async () => {
  const { figures } = await drawReceipt(orderWith({}))
  expect(figures).toEqual([
    ['Argent comptant', '280,67 $'],
    ['Arrondi aux 5 cents', '−0,02 $'],
    ['En argent comptant', '280,65 $'],
    ['Reçu du client', '300,00 $'],
    ['Monnaie rendue', '19,35 $'],
  ])
})

const gone = { ...unit, isTicketVoided: true }
const unpaid = { totalPaid: 0, totalKept: 0, payments: [], can: { receipt: false, why: {} } }
/** States of an order, with the expected texts of the receipt in both languages. */
const states: [state: string, Order, says: Record<Language, string[]>, never: string[]][] = [
  [
    'sold',
    orderWith({}),
    {
      fr: ['Reçu · Commande MC1', '2 × Adulte', 'Ski alpin · 2030-02-02 09:00–12:00'],
      en: ['Receipt · Order MC1', '2 × Adult', 'Downhill skiing · 2030-02-02 09:00–12:00'],
    },
    ['annulé', 'cancelled', 'Net'],
  ],
  [
    'part refunded',
    orderWith({ units: [unit, gone] }, { totalKept: 140.33 }),
    {
      fr: ['09:00–12:00', '1 × annulé', 'Remboursé−140,34 $', 'Net140,33 $'],
      en: ['09:00–12:00', '1 × cancelled', 'Refunded−$140.34', 'Net$140.33'],
    },
    [],
  ],
  [
    'refunded',
    orderWith({ units: [gone, gone] }, { totalKept: 0 }),
    {
      fr: ['12:00annulé', 'Remboursé−280,67 $', 'Net0,00 $'],
      en: ['12:00cancelled', 'Refunded−$280.67', 'Net$0.00'],
    },
    ['2 × annulé'],
  ],
  [
    'exchanged',
    orderWith({
      units: [
        unit,
        {
          ...unit,
          exchangedFor: {
            categoryTitle: { fr: 'Raquette', en: 'Snowshoeing' },
            productTitle: { fr: 'Soirée', en: 'Evening' },
          },
        },
      ],
    }),
    {
      fr: ['1 × maintenant Raquette – Soirée, 2030-02-02 09:00–12:00'],
      en: ['1 × now Snowshoeing – Evening, 2030-02-02 09:00–12:00'],
    },
    ['annulé'],
  ],
  [
    'on a lost day',
    orderWith({ units: [{ ...unit, time: { ...soldTime, standing: 'toBeChosen' } }] }),
    { fr: ['Nouvelle date à choisir'], en: ['New date to be chosen'] },
    ['2030-02-02'],
  ],
  [
    'unpaid',
    orderWith({}, unpaid),
    {
      fr: ['Commande non payée', 'Ce document n’est pas un reçu.', '09:00–12:00'],
      en: ['Order not paid', 'This is not a receipt.', '09:00–12:00'],
    },
    ['Merci', 'Thank you'],
  ],
  [
    'a package with a stay',
    orderWith({ parts: [part] }),
    {
      fr: ['1 × Chalet 4 · Chalets · 2030-02-01 → 2030-02-03'],
      en: ['1 × Cabin 4 · Cabins · 2030-02-01 → 2030-02-03'],
    },
    ['annulé', 'cancelled'],
  ],
  [
    'a stay that is cancelled',
    orderWith({ lodgingEntries: [{ ...stay, units: [{ ...unit, time: null }] }] }),
    {
      fr: ['1 × Chalet 4Chalets · 2030-02-01 → 2030-02-03', 'Réservation annulée'],
      en: ['1 × Cabin 4Cabins · 2030-02-01 → 2030-02-03', 'Booking cancelled'],
    },
    [],
  ],
]
const rows = states.flatMap(([state, order, says, never]) =>
  (['fr', 'en'] as const).map((language) => ({ state, language, order, says, never })),
)

test.each(rows)('receipt in $language of an order that is $state', async (row) => {
  const { order, language, says, never } = row
  const { text } = await drawReceipt(order, language)
  expect(says[language].filter((words) => !text.includes(words))).toEqual([])
  expect(never.filter((words) => text.includes(words))).toEqual([])
})

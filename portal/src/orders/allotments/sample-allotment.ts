import type { Allotment } from './allotment.rules.ts'

const id = (last: number) => `0192f000-0000-7000-8000-${String(last).padStart(12, '0')}`
const types = [
  { productId: id(1), title: { fr: 'Adulte', en: 'Adult' }, price: 20 },
  { productId: id(2), title: { fr: 'Enfant', en: 'Child' }, price: 10 },
]
const costs: [number[], number][] = [
  [[1, 0], 23],
  [[0, 1], 11.5],
  [[2, 0], 45.99],
  [[1, 1], 34.49],
  [[0, 2], 22.99],
  [[2, 1], 57.49],
]
/** A slot of `places` seats, the first `settled` of them settled; at most three seats per sale. */
export const sampleAllotment = (places = 4, settled = 0): Allotment => ({
  publicId: id(100),
  devicePublicId: id(101),
  counterName: 'Chalet',
  takenBy: 'Léa Roy',
  takenDateTimeUtc: '2030-02-02T13:00:00.000Z',
  untilDateTimeUtc: '2030-02-02T16:00:00.000Z',
  endedDateTimeUtc: null,
  ending: null,
  places,
  settledPlaces: settled,
  business: { publicId: id(102), name: { fr: 'Mont', en: 'Mount' }, timeZone: 'America/Toronto' },
  slots: [
    {
      timeslotPublicId: id(200),
      activityPublicId: id(201),
      activityTitle: { fr: 'Glissade', en: 'Tubing' },
      startDateTimeUtc: '2030-02-02T14:00:00.000Z',
      endDateTimeUtc: '2030-02-02T16:00:00.000Z',
      timeslotBegin: '09:00',
      timeslotEnd: '11:00',
      priceTable: 0,
      omitted: 0,
      seats: Array.from({ length: places }, (_, i) => ({
        ticketPublicId: id(300 + i),
        ticketReferenceKey: `T-${i}`,
        barcode: `code ${i}`,
        isSettled: i < settled,
      })),
    },
  ],
  priceTables: [
    {
      types,
      taxes: [
        { key: 'tps', description: { fr: 'TPS', en: 'GST' }, number: '12 RT', percent: 5 },
        { key: 'tvq', description: { fr: 'TVQ', en: 'QST' }, number: '34 TQ', percent: 9.975 },
      ],
      bound: 3,
      totals: costs.map(([quantities, finalCost]) => ({
        quantities,
        entriesTotal: quantities[0]! * 20 + quantities[1]! * 10,
        feesTotal: 0,
        taxTotals: [1, 2],
        finalCost,
      })),
    },
  ],
})

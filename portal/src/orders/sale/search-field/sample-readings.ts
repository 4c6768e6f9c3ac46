import type { Reading, RequestedLine } from './search-field.rules.ts'

// Test data: parsed sentences and search results.

export const line = (over: Partial<RequestedLine> = {}): RequestedLine => ({
  productId: 'adult',
  kind: 'daily_ticket',
  title: { fr: 'Adulte', en: 'Adult' },
  price: 45,
  identifications: [],
  activityPublicId: 'ski',
  categoryTitle: { fr: 'Ski alpin', en: 'Downhill skiing' },
  quantity: 3,
  askedQuantity: 3,
  state: 'ready',
  date: '2030-02-02',
  slot: {
    publicId: 'slot',
    activationDateTimeUtc: '2030-02-02T14:00:00.000Z',
    timeslotBegin: '09:00',
    timeslotEnd: '12:00',
    quantity: 10,
    remainingQuantity: 8,
    isAvailable: true,
  },
  remaining: null,
  ...over,
})
export const reading = (over: Partial<Reading>): Reading => ({
  lines: [],
  ambiguous: [],
  unclear: [],
  ...over,
})
export const ticket = {
  kind: 'ticket',
  outcome: 'found',
  total: 1,
  totalIsCapped: false,
  items: [
    {
      isExact: true,
      matched: 'scannedCode',
      record: {
        publicId: 'ticket-1',
        ticketReferenceKey: 'T-1',
        title: { fr: 'Adulte', en: 'Adult' },
        firstName: 'Maëlle',
        lastName: 'Roy',
        isVoided: false,
        activationDateTimeUtc: null,
      },
    },
  ],
}

import type { Body } from '@guichet/contract/endpoint.ts'
import type { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'

type TypeBody = Body<typeof createLodgingCategory>['types'][number]

/** A unit type with a season and weekends, as the editor sends a new one. */
export const aLodgingType = (over: Partial<TypeBody> = {}): TypeBody => ({
  internationalizedFields: { fr: { name: 'Chalet du lac', description: 'Au bord de l’eau' }, en: { name: 'Lake chalet', description: 'By the water' } }, imageUrl: null,
  quantity: 4, maxPersons: 6, minNights: 1, maxNights: 14, checkInTime: '16:00', checkOutTime: '11:00', price: '120.00',
  rates: [
    { firstNight: '2026-12-20', lastNight: '2027-01-03', weekdays: [7, 6, 5, 4, 3, 2, 1], price: 250 },
    { firstNight: '2026-01-01', lastNight: '2027-12-31', weekdays: [5, 6], price: '180.00' },
  ],
  ...over,
})

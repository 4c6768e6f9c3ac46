import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Dollars, LocalDate, Price, TenantId } from '../primitives.ts'
import { LodgingRates } from './lodging-category.ts'

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

export const previewStay = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/lodging/preview',
  summary: 'Preview the price of a stay per night, with unsaved prices',
  access: 'Lodging',
  effect: 'read',
  scopes: ['quote'],
  body: z
    .strictObject({
      collaboratorPublicId: TenantId.optional(),
      price: Price(0, 1_000_000),
      rates: LodgingRates,
      checkInDate: LocalDate,
      checkOutDate: LocalDate,
    })
    .refine(({ checkInDate, checkOutDate }) => checkInDate < checkOutDate, {
      error: 'order',
      path: ['checkOutDate'],
    })
    .refine(({ checkInDate, checkOutDate }) => daysBetween(checkInDate, checkOutDate) <= 365, {
      error: 'maxValue:365',
      path: ['checkOutDate'],
    }),
  reply: z.strictObject({
    price: Dollars,
    /** `rate` is the index of the applied rate, from 0; null is the base price. */
    nights: z.array(z.strictObject({ date: z.string(), price: Dollars, rate: z.int().nullable() })),
  }),
  problems: [],
})

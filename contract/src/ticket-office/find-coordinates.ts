import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Required, Text } from '../primitives.ts'

export const findCoordinates = endpoint({
  service: 'maps',
  method: 'POST',
  path: '/1.0/geocode',
  summary: 'Get the coordinates of an address',
  access: 'MyTicketing',
  effect: 'outside',
  body: z.strictObject({
    address: z.strictObject({
      streetNumber: Text(10),
      street: Text(50),
      city: Required(50),
      state: Text(50),
      country: Text(50),
      postalCode: Text(10),
    }),
  }),
  reply: z.strictObject({
    latitude: z.number(),
    longitude: z.number(),
    /** `postalArea`: only the area of the postal code is known. */
    accuracy: z.enum(['address', 'postalArea']),
    /** Named places nearby, for a map without streets. */
    nearby: z.array(
      z.strictObject({
        name: z.string(),
        /** The same in both languages. */
        names: Bilingual,
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
  }),
  problems: ['LocationNotFound', 'Unavailable'],
})

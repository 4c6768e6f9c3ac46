import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Id } from '../primitives.ts'

/** `isDeleted`: deleted from the catalogue while clients still hold tickets. */
const item = { publicId: Id, name: Bilingual, isDeleted: z.boolean() }

export const findLostItems = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/rescheduling/items',
  summary:
    'List the items that a date can be cancelled for: activities with daily tickets, equipment types and accessories, deleted ones too while they have future tickets',
  access: ['Rescheduling', 'Orders'],
  effect: 'read',
  reply: z.strictObject({
    activities: z.array(z.strictObject(item)),
    models: z.array(z.strictObject({ ...item, rentalName: Bilingual })),
    accessories: z.array(z.strictObject(item)),
  }),
  problems: [],
})

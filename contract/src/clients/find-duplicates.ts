import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../primitives.ts'
import { Client } from './client.ts'

/** What two records of one person often share. */
const sharedTraits = ['name', 'phone', 'postalCode'] as const
export type SharedTrait = (typeof sharedTraits)[number]

/** As many as are worth looking at. */
export const duplicatesShown = 10

export const findDuplicates = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Clients/:profilePublicId/duplicates',
  summary: 'Others who may be the same person as a client, and those who were merged into them',
  access: 'Clients',
  effect: 'read',
  costly: true,
  params: z.object({ profilePublicId: Id }),
  reply: z.strictObject({
    /** The likeliest first: those who share the most. */
    candidates: z
      .array(z.strictObject({ client: Client, shared: z.array(z.enum(sharedTraits)) }))
      .max(duplicatesShown),
    /** The latest first. */
    merged: z.array(
      z.strictObject({
        mergePublicId: Id,
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        email: z.string().nullable(),
        /** Orders that moved. */
        orders: z.int(),
        mergedDateTimeUtc: Instant,
        mergedBy: z.string().nullable(),
        /** Until when it can be undone; past that it stays. */
        undoableUntilDateTimeUtc: Instant,
        /** Not past that moment, and nothing merged later stands in the way. */
        isUndoable: z.boolean(),
      }),
    ),
  }),
  problems: ['NotFound', 'Unavailable'],
})

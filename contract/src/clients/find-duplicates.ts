import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../primitives.ts'
import { Client } from './client.ts'

/** Traits that two records of one person often share. */
const sharedTraits = ['name', 'phone', 'postalCode'] as const
export type SharedTrait = (typeof sharedTraits)[number]

/** Maximum number of candidates. */
export const duplicatesShown = 10

export const findDuplicates = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Clients/:profilePublicId/duplicates',
  summary: 'List possible duplicates of a client, and the clients merged into it',
  access: 'Clients',
  effect: 'read',
  costly: true,
  params: z.object({ profilePublicId: Id }),
  reply: z.strictObject({
    /** Candidates with the most shared traits first. */
    candidates: z
      .array(z.strictObject({ client: Client, shared: z.array(z.enum(sharedTraits)) }))
      .max(duplicatesShown),
    /** Merged records, latest first. */
    merged: z.array(
      z.strictObject({
        mergePublicId: Id,
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        email: z.string().nullable(),
        /** Number of orders moved. */
        orders: z.int(),
        mergedDateTimeUtc: Instant,
        mergedBy: z.string().nullable(),
        /** Time limit for undoing the merge. */
        undoableUntilDateTimeUtc: Instant,
        /** True before that time, when no later merge prevents it. */
        isUndoable: z.boolean(),
      }),
    ),
  }),
  problems: ['NotFound', 'Unavailable'],
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import { Bilingual, Id, Instant } from '../primitives.ts'
import { scanResults } from './gate.ts'

/** How long a gate may decide by a list, in minutes: what happened since is not in it. */
export const listMinutes = 10

/**
 * What a gate needs while it has no network. A ticket that is not in the list cannot be used within
 * a day, or was sold after it.
 */
export const getGate = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/validation/gate',
  summary: `What a gate decides by while it has no network: the key of the codes and the tickets that may come within a day. It holds for ${listMinutes} minutes`,
  access: 'Validator',
  effect: 'read',
  costly: true,
  reply: z.strictObject({
    collaboratorPublicId: Id,
    name: Bilingual,
    timeZone: z.string(),
    staffPublicId: Id,
    issuedDateTimeUtc: Instant,
    validUntilDateTimeUtc: Instant,
    /** Ed25519, the 32 bytes as base64url. */
    publicKey: z.string(),
    items: z.array(
      z.strictObject({
        category: z.enum(kinds),
        title: Bilingual,
        description: Bilingual.nullable(),
      }),
    ),
    tickets: z.array(
      z.strictObject({
        publicId: Id,
        ticketReferenceKey: z.string(),
        generation: z.int(),
        /** Which of `items` it is for. */
        item: z.int(),
        /** Between these it lets in; null without a time of its own. */
        fromDateTimeUtc: Instant.nullable(),
        untilDateTimeUtc: Instant.nullable(),
        isDaily: z.boolean(),
        /** Why it does not, whatever the time; null where only the time decides. */
        whyNot: z.enum(scanResults).nullable(),
        holderName: z.string().nullable(),
        picture: z.string().nullable(),
        /** A place that a counter took ahead, and has not settled yet. */
        isUnsettled: z.boolean().optional(),
      }),
    ),
  }),
  problems: [],
})

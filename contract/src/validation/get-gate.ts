import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import { Bilingual, Id, Instant } from '../primitives.ts'
import { scanResults } from './gate.ts'

/** Minutes during which a gate may decide by its offline list, which lacks later changes. */
export const listMinutes = 10

/**
 * Data for a gate without a network. A ticket that is not in the list cannot be used within a day,
 * or was sold later.
 */
export const getGate = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/validation/gate',
  summary: `Get the offline data of a gate: the key of the codes and the tickets that can be used within a day. It is valid for ${listMinutes} minutes`,
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
    /** Ed25519 public key, 32 bytes as base64url. */
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
        /** Index in `items`. */
        item: z.int(),
        /** Beginning of its period as shown to the client: admission begins earlier. */
        activePeriodStartDateTimeUtc: Instant.nullable(),
        /** Period of admission; null when the ticket has none. */
        fromDateTimeUtc: Instant.nullable(),
        untilDateTimeUtc: Instant.nullable(),
        isDaily: z.boolean(),
        /** Why it is refused at any time; null when only the period decides. */
        whyNot: z.enum(scanResults).nullable(),
        holderName: z.string().nullable(),
        picture: z.string().nullable(),
        /** True for a place taken ahead by a counter and not settled yet. */
        isUnsettled: z.boolean().optional(),
      }),
    ),
  }),
  problems: [],
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, NotEmpty, Required, Unique } from '../primitives.ts'
import { GateTicket, scanResults } from './gate.ts'

/** Maximum number of scans of one call. */
export const scanLimit = 100

export const recordScans = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/validation/scan',
  summary:
    'Decide and record scans of a gate. Each scan has an id: a repeated one returns the same result and counts once',
  access: 'Validator',
  effect: 'write',
  body: z.strictObject({
    devicePublicId: Id,
    scans: Unique(
      NotEmpty(
        z.strictObject({
          publicId: Id,
          /** Text of the QR code, or the ticket number that staff typed. */
          code: Required(300),
          scannedDateTimeUtc: Instant,
          /** True when the device decided offline; `isAdmitted` is its decision. */
          isOffline: z.boolean('type'),
          isAdmitted: z.boolean('type'),
        }),
        scanLimit,
      ),
      (item) => (item as { publicId: string }).publicId,
    ),
  }),
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        publicId: Id,
        result: z.enum(scanResults),
        /**
         * True when the device admitted a person with an entry that another device had already
         * used.
         */
        isDoubleUse: z.boolean(),
        ticket: GateTicket.nullable(),
      }),
    ),
  }),
  problems: [],
})

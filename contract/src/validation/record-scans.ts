import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, NotEmpty, Required, Unique } from '../primitives.ts'
import { GateTicket, scanResults } from './gate.ts'

/** As many readings as are sent at once. */
export const scanLimit = 100

export const recordScans = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/validation/scan',
  summary:
    'Decides and writes down what a gate read. A reading has an id of its own: one that is sent again is answered as before, and counts once',
  access: 'Validator',
  effect: 'write',
  body: z.strictObject({
    devicePublicId: Id,
    scans: Unique(
      NotEmpty(
        z.strictObject({
          publicId: Id,
          /** The text of the QR code, or the number of a ticket as somebody typed it. */
          code: Required(300),
          scannedDateTimeUtc: Instant,
          /** Decided by the device alone; `isAdmitted` is what it decided. */
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
        /** Somebody was let in by an entry that another device had given already. */
        isDoubleUse: z.boolean(),
        ticket: GateTicket.nullable(),
      }),
    ),
  }),
  problems: [],
})

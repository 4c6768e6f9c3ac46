import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Instant, Nothing, Required } from '../../primitives.ts'

export const noteLimit = 2000
/** A staff note on an order; clients never see it. */
export const OrderNote = z.strictObject({
  publicId: Id,
  text: z.string(),
  authorName: z.string(),
  createdDateTimeUtc: Instant,
  editedDateTimeUtc: Instant.nullable(),
  /** True when the caller can change and remove it: its author, and main staff. */
  canChange: z.boolean(),
})
const at = { service: 'order', access: 'Orders', effect: 'write' } as const
const params = z.object({ id: Id })
const body = z.strictObject({ text: Required(noteLimit) })

export const findNotes = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/order/:ref/note',
  summary: 'List the staff notes of an order, newest first, and the note of its sale',
  effect: 'read',
  params: z.object({ ref: Required(50) }),
  reply: z.strictObject({ saleNote: z.string().nullable(), items: z.array(OrderNote) }),
  problems: ['NotFound'],
})
export const addNote = endpoint({
  ...at,
  method: 'POST',
  path: '/1.0/order/:ref/note',
  summary: 'Add a note to an order',
  idempotent: true,
  params: z.object({ ref: Required(50) }),
  body,
  reply: OrderNote,
  problems: ['NotFound', 'ListFull', 'KeyReused', 'StillRunning'],
})
export const saveNote = endpoint({
  ...at,
  method: 'PUT',
  path: '/1.0/ordernote/:id',
  summary: 'Change the text of a note',
  params,
  body,
  reply: OrderNote,
  problems: ['NotFound', 'Restricted'],
})
export const removeNote = endpoint({
  ...at,
  method: 'DELETE',
  path: '/1.0/ordernote/:id',
  summary: 'Delete a note',
  params,
  reply: Nothing,
  problems: ['NotFound', 'Restricted'],
})

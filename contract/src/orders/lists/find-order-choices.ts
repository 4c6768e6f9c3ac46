import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { kinds } from '../../kinds.ts'
import { Bilingual, Id, LocalDate, WallTime } from '../../primitives.ts'

export const findOrderChoices = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/order/choices',
  summary: 'List the products and sellers of orders, as choices for filtering a list of orders',
  access: 'Orders',
  effect: 'read',
  query: z.strictObject({
    /** Selects the day whose slots are listed. */
    date: LocalDate.optional(),
    /** Adds this slot, whatever its day. */
    timeslotId: Id.optional(),
  }),
  reply: z.strictObject({
    /** Products without a category are listed under their kind; `publicId` is then null. */
    categories: z.array(
      z.strictObject({
        publicId: Id.nullable(),
        title: Bilingual,
        products: z.array(
          z.strictObject({ productId: Id, category: z.enum(kinds), title: Bilingual }),
        ),
      }),
    ),
    sellers: z.array(z.strictObject({ publicId: Id, name: z.string() })),
    /** Slots with tickets; empty when neither a day nor a slot is requested. */
    slots: z.array(
      z.strictObject({
        publicId: Id,
        title: Bilingual,
        date: LocalDate,
        timeslotBegin: WallTime,
        timeslotEnd: WallTime,
      }),
    ),
  }),
  problems: ['NotFound'],
})

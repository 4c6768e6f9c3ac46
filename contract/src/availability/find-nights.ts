import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Dollars, Id, LocalDate, TenantId } from '../primitives.ts'

export const findNights = endpoint({
  service: 'exploring',
  method: 'POST',
  path: '/1.0/ScheduleTemplate/availability/lodging/night',
  summary:
    'List the nights of a period (at most 366) of a unit type, with the price and the number of free units',
  access: ['TicketCreation', 'Orders', 'Calendar', 'Lodging', 'Quotes'],
  effect: 'read',
  scopes: ['quote'],
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    productId: Id,
    firstNight: LocalDate,
    lastNight: LocalDate,
  }),
  reply: z.strictObject({
    nights: z.array(
      z.strictObject({
        date: LocalDate,
        price: Dollars,
        quantity: z.int(),
        remainingQuantity: z.int(),
      }),
    ),
  }),
  problems: ['NotFound', 'InvalidRequest'],
})

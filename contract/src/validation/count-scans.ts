import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, LocalDate } from '../primitives.ts'

export const countScans = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Validations',
  summary: 'Count admitted and refused scans by date and activity, over at most 366 days',
  access: ['Dashboard', 'SalesReports'],
  effect: 'read',
  costly: true,
  query: z.strictObject({ startPeriod: LocalDate, endPeriod: LocalDate }),
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        date: LocalDate,
        /** Null for items that are not activities, and for codes without a ticket. */
        activityPublicId: Id.nullable(),
        accepted: z.int(),
        refused: z.int(),
        doubleUses: z.int(),
      }),
    ),
  }),
  problems: [],
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, LocalDate, TenantId } from '../primitives.ts'
import { Timeslot } from './find-timeslots.ts'

export const findOpenActivities = endpoint({
  service: 'exploring',
  method: 'GET',
  path: '/1.0/ScheduleTemplate/availability/open',
  summary: 'What each activity still offers on a day: its next slot, and the places left in all',
  access: ['TicketCreation', 'Orders', 'Quotes'],
  effect: 'read',
  query: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    /** Today in the zone of the business where it is left out. */
    date: LocalDate.optional(),
  }),
  reply: z.strictObject({
    date: LocalDate,
    /** Those that have a slot on that day which has not ended. */
    activities: z.array(
      z.strictObject({
        activityPublicId: Id,
        /** The first one with a place, or where none has any the first one. */
        next: Timeslot,
        remaining: z.int(),
      }),
    ),
  }),
  problems: [],
})

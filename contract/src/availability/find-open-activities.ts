import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, LocalDate, TenantId } from '../primitives.ts'
import { Timeslot } from './find-timeslots.ts'

export const findOpenActivities = endpoint({
  service: 'exploring',
  method: 'GET',
  path: '/1.0/ScheduleTemplate/availability/open',
  summary:
    'List the activities with a slot left on a day: the next slot, and the total of places left',
  access: ['TicketCreation', 'Orders', 'Quotes'],
  effect: 'read',
  query: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    /** Defaults to today in the time zone of the business. */
    date: LocalDate.optional(),
  }),
  reply: z.strictObject({
    date: LocalDate,
    /** Activities with a slot on that day that has not ended. */
    activities: z.array(
      z.strictObject({
        activityPublicId: Id,
        /** The first slot with a place left; the first slot when all are full. */
        next: Timeslot,
        remaining: z.int(),
      }),
    ),
  }),
  problems: [],
})

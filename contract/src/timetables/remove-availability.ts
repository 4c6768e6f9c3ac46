import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, LocalDate, QueryInteger, TenantId } from '../primitives.ts'
import { Impact, RemovalResult, saysWhy, soldChoice, whyMissing } from './timetable.ts'

const guards = {
  version: QueryInteger(1, 999_999_999).optional(),
  ...soldChoice,
  expectedSold: QueryInteger(0, 1_000_000).optional(),
}
const problems = ['NotFound', 'StaleVersion', 'PlacesSold', 'KeyReused', 'StillRunning'] as const
const remove = {
  service: 'exploring',
  method: 'DELETE',
  access: 'Timetables',
  effect: 'write',
  idempotent: true,
  reply: RemovalResult,
  problems,
} as const
const params = z.object({ id: Id, availabilityId: Id })
const ofDate = z.strictObject({ date: LocalDate, ...guards }).refine(saysWhy, whyMissing)
const ofWeekday = z
  .strictObject({ date: LocalDate.optional(), ...guards })
  .refine(saysWhy, whyMissing)
const ofItem = z
  .strictObject({ itemPublicId: Id, collaboratorPublicId: TenantId.optional(), ...guards })
  .refine(saysWhy, whyMissing)

export const removeOccurrence = endpoint({
  ...remove,
  path: '/1.0/ScheduleTemplate/timetable/:id/availability/:availabilityId/date',
  params,
  query: ofDate,
  summary: 'Remove a slot of a series on one date. Sold places need a choice',
})
export const removeWeekday = endpoint({
  ...remove,
  path: '/1.0/ScheduleTemplate/timetable/:id/availability/:availabilityId/weekday',
  params,
  query: ofWeekday,
  summary:
    'Remove a slot on this date and on every later one of the same weekday; without a date from its next one on',
})
export const removeSeries = endpoint({
  ...remove,
  path: '/1.0/ScheduleTemplate/timetable/:id/availability/:availabilityId/item',
  params,
  query: ofItem,
  summary: 'Remove all future slots of a series for an activity or equipment type; past slots stay',
})
export const removeSeriesByOtherPath = endpoint({
  ...remove,
  path: '/1.0/ScheduleTemplate/timetable/:id/item',
  params: z.object({ id: Id }),
  query: ofItem,
  summary: 'Remove all future slots of a series, without naming a slot',
})

const Scope = z.strictObject({ occurrences: z.int(), lastDate: LocalDate, impact: Impact })
export const getReach = endpoint({
  service: 'exploring',
  method: 'GET',
  path: '/1.0/ScheduleTemplate/timetable/:id/availability/:availabilityId/reach',
  summary:
    'Preview the scopes of a removal from a slot: the number of occurrences, the last date, and the sold places',
  access: 'Timetables',
  effect: 'read',
  params,
  query: z.strictObject({ date: LocalDate }),
  reply: z.strictObject({ version: z.int(), date: Scope, weekday: Scope, item: Scope }),
  problems: ['NotFound'],
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice } from '../primitives.ts'
import {
  ChangeResult,
  conflictResult,
  EitherChange,
  guards,
  Impact,
  RentalChange,
  saysWhy,
  SlotChange,
  whyMissing,
} from './timetable.ts'

const problems = [
  'NotFound',
  'StaleVersion',
  'TimetableConflict',
  'PlacesSold',
  'KeyReused',
  'StillRunning',
] as const
const write = {
  service: 'exploring',
  method: 'PUT',
  access: 'Timetables',
  effect: 'write',
  idempotent: true,
  reply: ChangeResult,
  problems,
} as const
const slot = z
  .strictObject({ ...SlotChange, ...guards })
  .refine(({ timeslotBegin, timeslotEnd }) => timeslotBegin <= timeslotEnd, {
    error: 'order',
    path: ['timeslotEnd'],
  })
  .refine(saysWhy, whyMissing)
const rental = z.strictObject({ ...RentalChange, ...guards }).refine(saysWhy, whyMissing)

export const changeOccurrence = endpoint({
  ...write,
  path: '/1.0/ScheduleTemplate/timetable/availability/date',
  body: slot,
  summary:
    'Change a slot of a series on one date; moved to another date it becomes a separate slot. Sold places need a choice',
})
export const changeWeekday = endpoint({
  ...write,
  path: '/1.0/ScheduleTemplate/timetable/availability/weekday',
  body: slot,
  summary:
    'Change a slot on this date and on every later one of the same weekday; past slots and exceptions do not change',
})
export const changeRentalOccurrence = endpoint({
  ...write,
  path: '/1.0/ScheduleTemplate/timetable/rental/date',
  body: rental,
  summary: 'Change the start times and durations of an equipment type on one date',
})
export const changeRentalWeekday = endpoint({
  ...write,
  path: '/1.0/ScheduleTemplate/timetable/rental/weekday',
  body: rental,
  summary:
    'Change the start times and durations on this date and on every later one of the same weekday',
})
export const changeRentalOccurrenceByOtherPath = endpoint({
  ...write,
  path: '/1.0/ScheduleTemplate/rental/date',
  body: rental,
  summary: 'Same as timetable/rental/date',
})
export const changeRentalWeekdayByOtherPath = endpoint({
  ...write,
  path: '/1.0/ScheduleTemplate/rental/weekday',
  body: rental,
  summary: 'Same as timetable/rental/weekday',
})

export const validateAvailability = endpoint({
  service: 'exploring',
  method: 'POST',
  path: '/1.0/ScheduleTemplate/timetable/availability/date/validate',
  summary:
    'Preview the overlaps of a change of a slot or of start times, and the affected sold places',
  access: 'Timetables',
  effect: 'read',
  body: z.strictObject({ ...EitherChange, scope: Choice(['date', 'weekday']).optional() }),
  reply: z.strictObject({ ...conflictResult, occurrences: z.int(), impact: Impact }),
  problems: ['NotFound'],
})

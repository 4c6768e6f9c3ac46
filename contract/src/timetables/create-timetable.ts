import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { LocalDate } from '../primitives.ts'
import {
  acceptConflicts,
  conflictResult,
  leftOutDates,
  NewTimetable,
  PublicationResult,
} from './timetable.ts'

/** Size of the publication: number of dates, slots per date, and their product. */
export const Draft = z.strictObject({
  dates: z.int(),
  slots: z.int(),
  occurrences: z.int(),
  firstDate: LocalDate,
  lastDate: LocalDate,
  leftOutDates,
})
const problems = ['NotFound', 'TimetableConflict', 'KeyReused', 'StillRunning'] as const

export const createTimetable = endpoint({
  service: 'exploring',
  method: 'POST',
  path: '/1.0/ScheduleTemplate/timetable',
  summary:
    'Publish slots of activities, once or weekly, at most 5 000 of them over at most three years; they can be sold at once',
  access: 'Timetables',
  effect: 'write',
  idempotent: true,
  body: z.strictObject({ ...NewTimetable, acceptConflicts }),
  reply: PublicationResult,
  problems,
})

export const validateTimetable = endpoint({
  service: 'exploring',
  method: 'POST',
  path: '/1.0/ScheduleTemplate/timetable/validate',
  summary:
    'Preview a publication of slots: the occurrences, and the overlaps with slots of the same activities',
  access: 'Timetables',
  effect: 'read',
  body: z.strictObject(NewTimetable),
  reply: z.strictObject({ ...conflictResult, draft: Draft }),
  problems: ['NotFound'],
})

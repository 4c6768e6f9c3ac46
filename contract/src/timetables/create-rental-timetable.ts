import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Draft } from './create-timetable.ts'
import {
  acceptConflicts,
  conflictResult,
  NewRentalTimetable,
  PublicationResult,
} from './timetable.ts'

export const createRentalTimetable = endpoint({
  service: 'exploring',
  method: 'POST',
  path: '/1.0/ScheduleTemplate/timetable/rental',
  summary: 'Publish the start times and durations of an equipment type, once or weekly',
  access: 'Timetables',
  effect: 'write',
  idempotent: true,
  body: z.strictObject({ ...NewRentalTimetable, acceptConflicts }),
  reply: PublicationResult,
  problems: ['NotFound', 'TimetableConflict', 'KeyReused', 'StillRunning'],
})

export const validateRentalTimetable = endpoint({
  service: 'exploring',
  method: 'POST',
  path: '/1.0/ScheduleTemplate/timetable/rental/validate',
  summary:
    'Preview a publication of start times: the occurrences, and those that are already offered',
  access: 'Timetables',
  effect: 'read',
  body: z.strictObject(NewRentalTimetable),
  reply: z.strictObject({ ...conflictResult, draft: Draft }),
  problems: ['NotFound'],
})

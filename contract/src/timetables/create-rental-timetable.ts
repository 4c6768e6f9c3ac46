import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Draft } from './create-timetable.ts'
import { acceptConflicts, conflictResult, NewRentalTimetable, Published } from './timetable.ts'

export const createRentalTimetable = endpoint({
  service: 'exploring',
  method: 'POST',
  path: '/1.0/ScheduleTemplate/timetable/rental',
  summary: 'Publishes the begin times and durations of an equipment type, once or weekly',
  access: 'Timetables',
  effect: 'write',
  idempotent: true,
  body: z.strictObject({ ...NewRentalTimetable, acceptConflicts }),
  reply: Published,
  problems: ['NotFound', 'TimetableConflict', 'KeyReused', 'StillRunning'],
})

export const validateRentalTimetable = endpoint({
  service: 'exploring',
  method: 'POST',
  path: '/1.0/ScheduleTemplate/timetable/rental/validate',
  summary: 'What publishing these begin times would write, and where they are offered already',
  access: 'Timetables',
  effect: 'read',
  body: z.strictObject(NewRentalTimetable),
  reply: z.strictObject({ ...conflictResult, draft: Draft }),
  problems: ['NotFound'],
})

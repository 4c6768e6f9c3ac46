import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, Instant, LanguageCode, Nothing, Required } from '../primitives.ts'

/** Content of a calendar: the slots of timetables, or stays and rented items. */
export const calendarSubjects = ['timetables', 'bookings'] as const

/** A calendar link without its secret, which is shown only once, at creation. */
const CalendarLink = z.strictObject({
  publicId: Id,
  name: z.string(),
  subject: z.enum(calendarSubjects),
  language: LanguageCode,
  createdDateTimeUtc: Instant,
  createdByName: z.string(),
  lastReadDateTimeUtc: Instant.nullable(),
})
const at = {
  service: 'configuration',
  path: '/1.0/configuration/calendarlink',
  access: 'Configuration',
  effect: 'write',
} as const

export const findCalendarLinks = endpoint({
  ...at,
  method: 'GET',
  summary: 'List the calendar links of the business, newest first',
  effect: 'read',
  reply: z.strictObject({ items: z.array(CalendarLink) }),
  problems: [],
})
export const createCalendarLink = endpoint({
  ...at,
  method: 'POST',
  summary: 'Create a calendar link; only this response contains its URL',
  body: z.strictObject({
    name: Required(75),
    subject: Choice(calendarSubjects),
    language: LanguageCode,
  }),
  reply: CalendarLink.extend({ url: z.string() }),
  problems: ['ListFull'],
})
export const revokeCalendarLink = endpoint({
  ...at,
  method: 'DELETE',
  path: '/1.0/configuration/calendarlink/:id',
  summary: 'Revoke a calendar link at once',
  params: z.strictObject({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})

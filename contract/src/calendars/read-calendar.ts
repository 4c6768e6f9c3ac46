import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Text } from '../primitives.ts'

/** Calendar programs cannot sign in: the secret is part of the URL. */
export const readCalendar = endpoint({
  service: 'configuration',
  method: 'GET',
  path: '/1.0/configuration/calendar.ics',
  summary:
    'Get timetables or bookings as a calendar (RFC 5545) by link; it contains no client names',
  access: 'public',
  effect: 'outside',
  query: z.strictObject({ link: Text(200) }),
  produces: 'text/calendar',
  reply: z.unknown(),
  problems: ['NotFound', 'TooManyTries'],
})

import {
  createCalendarLink as createEndpoint,
  findCalendarLinks as findEndpoint,
  revokeCalendarLink as revokeEndpoint,
} from '@guichet/contract/calendars/create-calendar-link.ts'
import { readCalendar as readEndpoint } from '@guichet/contract/calendars/read-calendar.ts'
import type pg from 'pg'
import type { Mount } from '../platform/http/contexts.ts'
import { throttle } from '../sign-in/public.ts'
import {
  createCalendarLink,
  findCalendarLinks,
  revokeCalendarLink,
} from './create-calendar-link.ts'
import { readCalendar } from './read-calendar.ts'

type Deps = { publicUrl: string; pool: pg.Pool }
export function calendarsModule(mount: Mount, { publicUrl, pool }: Deps) {
  mount(findEndpoint, findCalendarLinks)
  mount(createEndpoint, createCalendarLink(publicUrl))
  mount(revokeEndpoint, revokeCalendarLink)
  mount(
    readEndpoint,
    readCalendar({
      publicUrl,
      // Guesses by address; a calendar of a dozen people is read every few minutes.
      perGuess: throttle(pool, 'calendar-guess', 100, 900),
      perLink: throttle(pool, 'calendar', 120, 900),
    }),
  )
}

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
  mount([
    findCalendarLinks,
    createCalendarLink(publicUrl),
    revokeCalendarLink,
    readCalendar({
      publicUrl,
      // Guesses by address; a calendar of a dozen people is read every few minutes.
      perGuess: throttle(pool, 'calendar-guess', 100, 900),
      perLink: throttle(pool, 'calendar', 120, 900),
    }),
  ])
}

import { timingSafeEqual } from 'node:crypto'
import * as contract from '@guichet/contract/calendars/read-calendar.ts'
import { businessOf } from '../businesses/public.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type OutsideCtx } from '../platform/http/contexts.ts'
import { clientPlace } from '../platform/network/client-place.ts'
import { readSecret } from '../platform/secrets/secret-token.ts'
import type { Throttle } from '../sign-in/public.ts'
import { bookingCalendar, timetableCalendar, type Head } from './calendar-file.ts'
import {
  linksOf,
  rentalEvents,
  slotEvents,
  stayEvents,
  type CalendarSubject,
} from './calendar-links.db.ts'

export type CalendarDeps = { publicUrl: string; perGuess: Throttle; perLink: Throttle }

const day = 86_400_000
const titles = {
  fr: { timetables: 'Horaires', bookings: 'Réservations' },
  en: { timetables: 'Timetables', bookings: 'Bookings' },
}

/** Returns the calendar from a month ago to a year ahead, in its current state. */
export const readCalendar = ({ publicUrl, perGuess, perLink }: CalendarDeps) =>
  handle(contract.readCalendar, async (ctx, { query }) => {
    const link = await findLink(ctx, query.link)
    if (!link) {
      await perGuess.spend(clientPlace(ctx.request.ip))
      throw apiError('NotFound')
    }
    await perLink.spend(link.id)
    const { tenantId, subject, language } = link
    const file = await ctx.inTenant({ tenantId, accountId: null }, 'write', async ({ db, now }) => {
      await updateRows(db, tenantId, 'calendar_link')
        .set({ last_read_at: now })
        .where('id', '=', link.id)
        .execute()
      const { name } = await businessOf(db, tenantId)
      const period = {
        since: new Date(Date.parse(now) - 30 * day).toISOString(),
        until: new Date(Date.parse(now) + 366 * day).toISOString(),
      }
      const head: Head = {
        language,
        business: name,
        title: titles[language][subject],
        host: new URL(publicUrl).hostname,
        now,
        address: (path) => publicUrl + path,
      }
      if (subject === 'timetables')
        return timetableCalendar(head, await slotEvents(db, tenantId, period))
      return bookingCalendar(head, {
        stays: await stayEvents(db, tenantId, period),
        rentals: await rentalEvents(db, tenantId, period),
      })
    })
    ctx.reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="guichet.ics"')
      .header('cache-control', 'private, no-store')
    return file
  })

/** The calendar link of a text; null for a forged or revoked one. */
async function findLink(ctx: OutsideCtx, text: string) {
  const named = readSecret('gc_', text)
  if (!named) return null
  const { tenantId, id, digest } = named
  const row = await ctx.inTenant({ tenantId, accountId: null }, 'read', ({ db }) =>
    linksOf(db, tenantId).where('calendar_link.id', '=', id).executeTakeFirst(),
  )
  if (!row || !timingSafeEqual(row.secret_sha256, digest)) return null
  return {
    tenantId,
    id,
    subject: row.subject as CalendarSubject,
    language: row.language as 'fr' | 'en',
  }
}

import * as contract from '@guichet/contract/calendars/create-calendar-link.ts'
import { readCalendar } from '@guichet/contract/calendars/read-calendar.ts'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { makeSecret } from '../platform/secrets/secret-token.ts'
import { newId } from '../platform/values/ids.ts'
import { linksOf, type CalendarSubject } from './calendar-links.db.ts'

const mostLinks = 50

type Row = Awaited<ReturnType<ReturnType<typeof linksOf>['execute']>>[number]
const view = (row: Row) => ({
  publicId: row.id,
  name: row.name,
  subject: row.subject as CalendarSubject,
  language: row.language as 'fr' | 'en',
  createdDateTimeUtc: row.created_at,
  createdByName: `${row.first_name} ${row.last_name}`,
  lastReadDateTimeUtc: row.last_read_at,
})

export const findCalendarLinks = handle(contract.findCalendarLinks, async ({ db, tenantId }) => ({
  items: (await linksOf(db, tenantId).orderBy('calendar_link.id', 'desc').execute()).map(view),
}))

export const createCalendarLink = (publicUrl: string) =>
  handle(contract.createCalendarLink, async ({ db, now, audit, tenantId, accountId }, { body }) => {
    const standing = await linksOf(db, tenantId).execute()
    if (standing.length >= mostLinks) throw apiError('ListFull', { limit: mostLinks })
    const id = newId()
    const { text, digest } = makeSecret('gc_', { tenantId, id })
    await db
      .insertInto('calendar_link')
      .values({
        tenant_id: tenantId,
        id,
        ...body,
        secret_sha256: digest,
        created_by: accountId,
        created_at: now,
      })
      .execute()
    const { subject } = body
    await audit('calendar_link.created', 'calendar_link', id, { facts: { subject } })
    const made = await linksOf(db, tenantId)
      .where('calendar_link.id', '=', id)
      .executeTakeFirstOrThrow()
    return { ...view(made), url: `${publicUrl}${pathOf(readCalendar)}?link=${text}` }
  })

export const revokeCalendarLink = handle(
  contract.revokeCalendarLink,
  async ({ db, now, audit, tenantId }, { params: { id } }) => {
    await updateRows(db, tenantId, 'calendar_link')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => apiError('NotFound'))
    await audit('calendar_link.revoked', 'calendar_link', id)
    return {}
  },
)

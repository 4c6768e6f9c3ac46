import { businessOf } from '../businesses/public.ts'
import type { Loader } from '../mail/public.ts'
import { momentText } from '../platform/values/zoned-time.ts'
import type { ExportNews } from './finish-run.ts'
import type { ExportLetter } from './scheduled-export.email.ts'
import { runById } from './scheduled-exports.db.ts'

/** Names are read when the email is rendered; the id of the run is stored with it. */
export const loadScheduledExport =
  (publicUrl: string): Loader<ExportLetter> =>
  async ({ db }, { data, language, tenant_id: tenantId }) => {
    const { runId, readerId, fault } = data as ExportNews
    const { name, colour, time_zone: timeZone } = await businessOf(db, tenantId)
    const run = await runById(db, tenantId, runId)
    const { first_name: firstName } = await db
      .selectFrom('account')
      .select('first_name')
      .where('id', '=', readerId)
      .executeTakeFirstOrThrow()
    return {
      language,
      business: { name: name[language], colour, replyTo: null },
      firstName,
      title: run.name,
      subject: run.subject as ExportLetter['subject'],
      startDate: run.begins_on,
      endDate: run.ends_on,
      rows: run.row_count,
      fault,
      until: run.expires_at && momentText(run.expires_at, timeZone, language),
      link: fault ? `${publicUrl}/exports` : `${publicUrl}/exports/runs/${runId}`,
    }
  }

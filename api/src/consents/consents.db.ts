import type { Consents } from '@guichet/contract/consents/consent.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

/** The latest text; undefined before it is written. */
export const latestText = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'consent_text')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

type TextRow = { version: number; french: string; english: string; created_at: string }
export const viewText = ({ version, french, english, created_at: at }: TextRow) => ({
  version,
  fr: french,
  en: english,
  createdDateTimeUtc: at,
})

/** Consents of a client, latest first, by the day on which they were given. */
export async function loadConsents(db: Db, tenantId: string, clientId: string): Promise<Consents> {
  const rows = await selectRows(db, tenantId, 'client_consent as c')
    .leftJoin('consent_text as t', (join) =>
      join.onRef('t.tenant_id', '=', 'c.tenant_id').onRef('t.id', '=', 'c.text_id'),
    )
    .leftJoin('account as a', 'a.id', 'c.recorded_by')
    .select(['c.is_given', 'c.means', 'c.said_on', 'c.recorded_at'])
    .select(['t.version', 't.french', 't.english', 't.created_at'])
    .select(['a.first_name', 'a.last_name'])
    .where('c.client_id', '=', clientId)
    .orderBy('c.said_on', 'desc')
    .orderBy('c.recorded_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute()
  const history = rows.map((row) => ({
    isGiven: row.is_given,
    means: row.means as Consents['history'][number]['means'],
    saidOn: row.said_on,
    text: row.version === null ? null : viewText(row as TextRow),
    recordedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    recordedDateTimeUtc: row.recorded_at,
  }))
  return { isGiven: history[0]?.isGiven ?? null, history }
}

import type { checkClientImport as endpoint } from '@guichet/contract/client-imports/check-client-import.ts'
import { clientsOfEmails } from '../clients/public.ts'
import type { Handler } from '../platform/contexts.ts'
import { fieldProblem } from '../platform/field-problem.ts'
import { localDateOf } from '../platform/zoned-time.ts'
import {
  keepJudged,
  keepReading,
  lockUnstarted,
  rowsAfter,
  viewImport,
} from './client-imports.db.ts'
import { judgeRows, readRows } from './judge-rows.rules.ts'

/** So few that requests of others are answered between them. */
const rowsAtOnce = 1_000

/** A dry run: what each row would do is kept for whoever looks, and may be tried another way. */
export const checkClientImport: Handler<typeof endpoint> = async (
  ctx,
  { params: { id }, body: reading },
) => {
  const { db, now, language, actor, audit } = ctx
  const { tenantId } = actor
  const { header } = await lockUnstarted(db, tenantId, id)
  if (reading.columns.some(({ column }) => column >= header.length))
    throw fieldProblem('columns', 'choice', language)
  const context = { reading, today: localDateOf(now, actor.timeZone), seen: new Set<string>() }
  for (let after = 0; ;) {
    const sheet = await rowsAfter(db, { tenantId, id, after }, rowsAtOnce)
    if (!sheet.length) break
    after = sheet.at(-1)!.row_number
    const rows = readRows(sheet, context)
    const emails = rows.flatMap(({ read }) => read.client?.email ?? [])
    const known = await clientsOfEmails(ctx, tenantId, emails)
    await keepJudged(db, { tenantId, id }, judgeRows(rows, known, { reading }))
  }
  await keepReading(db, { tenantId, id, now }, reading)
  const checked = await viewImport(db, tenantId, id, language)
  await audit('client_import.checked', 'client_import', id, {
    facts: { rows: checked.rows, refused: checked.outcomes.refused },
  })
  return checked
}

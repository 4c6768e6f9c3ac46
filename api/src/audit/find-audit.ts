import type { AuditLine } from '@guichet/contract/audit/audit-line.ts'
import * as contract from '@guichet/contract/audit/find-audit.ts'
import { handle } from '../platform/http/contexts.ts'
import { lastOf } from '../platform/values/must.ts'
import { auditRows, searchOf, type AuditRow } from './audit-list.db.ts'
import { subjectNames } from './subject-names.db.ts'

export const findAudit = handle(contract.findAudit, async (ctx, { query }) => {
  const { client, language, tenantId, actor } = ctx
  const size = Number(query.pageSize ?? 50)
  const rows = await auditRows(client, searchOf(ctx, query), size + 1)
  const page = rows.slice(0, size)
  const nameOf = await subjectNames(client, { tenantId, language }, page)
  // Typed texts about clients need the access to clients.
  const hasWords = actor.isMain || actor.accesses.has('Clients')
  const last = rows.length > size ? lastOf(page) : null
  return {
    items: page.map((row) => viewLine(row, { name: nameOf(row), hasWords })),
    next: last && `${last.at}_${last.id}`,
  }
})

const viewLine = (
  row: AuditRow,
  { name, hasWords }: { name: string | null; hasWords: boolean },
): AuditLine => ({
  publicId: row.id,
  number: row.number,
  dateTimeUtc: row.at,
  action: row.code,
  actor: {
    kind: actorKindOf(row),
    publicId: row.account_id ?? row.client_id,
    name: row.person ?? row.key_name,
  },
  subject: { kind: row.subject, publicId: row.subject_id, name },
  order:
    row.order_id && row.order_reference
      ? { publicId: row.order_id, orderReferenceNumber: row.order_reference }
      : null,
  facts: row.facts,
  texts: (hasWords && row.words) || {},
})

export function actorKindOf(
  row: Pick<AuditRow, 'account_id' | 'client_id' | 'key_name'>,
): AuditLine['actor']['kind'] {
  if (row.key_name !== null) return 'key'
  if (row.account_id) return 'staff'
  return row.client_id ? 'client' : 'system'
}

export const findAuditActors = handle(contract.findAuditActors, async ({ client, tenantId }) => {
  const { rows } = await client.query<{ publicId: string; name: string; kind: 'staff' | 'key' }>(
    `select a.id as "publicId", btrim(concat_ws(' ', a.first_name, a.last_name)) as name,
        'staff' as kind
      from staff s
      join account a on a.id = s.account_id
      where s.tenant_id = $1
      union all
      select id, name, 'key' from api_key where tenant_id = $1
      order by kind desc, name, "publicId"`,
    [tenantId],
  )
  return { items: rows }
})

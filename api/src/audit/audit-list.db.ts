import type { AuditQuery } from '@guichet/contract/audit/audit-line.ts'
import type { PoolClient } from 'pg'
import type { Ctx } from '../platform/http/contexts.ts'
import { periodOf } from '../platform/values/period.ts'

type Search = { condition: string; values: unknown[] }
type Asking = Pick<Ctx, 'language' | 'tenantId' | 'timeZone'>

/** @throws InvalidRequest for a period that ends before it begins */
export function searchOf(
  { tenantId, timeZone, language }: Asking,
  query: AuditQuery & { after?: string | undefined },
): Search {
  const values: unknown[] = [tenantId]
  const bind = (value: unknown) => `$${values.push(value)}`
  const { from, to } = periodOf({
    start: query.startDate,
    end: query.endDate,
    endField: 'endDate',
    timeZone,
    language,
  })
  const [at, id] = query.after?.split('_') ?? []
  const conditions = [
    'a.tenant_id = $1',
    from && `a.at >= ${bind(from)}`,
    to && `a.at < ${bind(to)}`,
    query.actorPublicId && `a.account_id = ${bind(query.actorPublicId)}`,
    query.action && `a.code = ${bind(query.action)}`,
    query.subject && `a.subject = ${bind(query.subject)}`,
    query.subjectPublicId && concernsRecord(bind(query.subjectPublicId)),
    // An impossible date is read as the next one, as no reply contains it.
    at && `(a.at, a.id) < (${bind(new Date(at).toISOString())}, ${bind(id)})`,
  ]
  return { condition: conditions.filter(Boolean).join(' and '), values }
}
/** For an order, this includes its tickets and refunds. */
const concernsRecord = (id: string) => `(a.subject_id = ${id} or a.order_id = ${id})`

export type AuditRow = {
  id: string
  at: string
  code: string
  account_id: string | null
  client_id: string | null
  subject: string
  subject_id: string
  order_id: string | null
  facts: Record<string, unknown>
  words: Record<string, string> | null
  number: number | null
  person: string | null
  key_name: string | null
  order_reference: string | null
}

const columns = `a.id, a.at, a.code, a.account_id, a.client_id, a.subject, a.subject_id, a.order_id,
  a.facts, w.words, s.number, nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), '') as person,
  k.name as key_name, o.reference as order_reference`
const joined = `left join audit_words w on (w.tenant_id, w.audit_id) = (a.tenant_id, a.id)
  left join audit_seal s on (s.tenant_id, s.audit_id) = (a.tenant_id, a.id)
  left join account p on p.id = a.account_id
  left join api_key k on (k.tenant_id, k.id) = (a.tenant_id, a.account_id)
  left join orders o on (o.tenant_id, o.id) = (a.tenant_id, a.order_id)`

/** Lines, newest first. */
export async function auditRows(
  client: PoolClient,
  { condition, values }: Search,
  limit: number,
): Promise<AuditRow[]> {
  const { rows } = await client.query<AuditRow>(
    `select ${columns}
      from (
        select * from audit a where ${condition} order by a.at desc, a.id desc limit ${limit}
      ) a
      ${joined}
      order by a.at desc, a.id desc`,
    values,
  )
  return rows
}

/** Ids of all matching lines, newest first. */
export async function auditIds(
  client: PoolClient,
  { condition, values }: Search,
  limit: number,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select a.id from audit a where ${condition} order by a.at desc, a.id desc limit ${limit}`,
    values,
  )
  return rows.map(({ id }) => id)
}

/** Lines by id, in the same order. */
export async function auditRowsById(
  client: PoolClient,
  tenantId: string,
  ids: readonly string[],
): Promise<AuditRow[]> {
  const { rows } = await client.query<AuditRow>(
    `select ${columns}
      from unnest($2::uuid[]) with ordinality asked (id, nth)
      join audit a on a.tenant_id = $1 and a.id = asked.id
      ${joined}
      order by nth`,
    [tenantId, ids],
  )
  return rows
}

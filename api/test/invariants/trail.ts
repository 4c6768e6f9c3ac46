import type { Invariant } from './invariant.ts'

const text = (value: string) => `coalesce(to_json(${value})::text, 'null')`
const moment = (column: string) =>
  text(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
/** The hash of a line as docs/audit.md defines it, in SQL: the server computes it separately. */
const lineAsJson = `concat_ws(',', '"guichet-audit-1"', '"' || encode(before, 'hex') || '"', number::text,
  ${moment('sealed_at')}, ${text('tenant_id::text')}, ${text('id::text')}, ${moment('at')},
  ${text('code')}, ${text('account_id::text')}, ${text('client_id::text')}, ${text('request_id')},
  ${text('subject')}, ${text('subject_id::text')}, ${text('order_id::text')}, ${text('facts::text')},
  ${text(`encode(words_sha256, 'hex')`)})`

/** Source: docs/proof/promises.md (A1). */
export const trail: readonly Invariant[] = [
  {
    name: 'A1 the chain of the audit has no gap and no break',
    sql: `with linked as (
        select s.tenant_id, s.number, s.sealed_at, s.words_sha256, s.hash, a.id, a.at, a.code,
          a.account_id, a.client_id, a.request_id, a.subject, a.subject_id, a.order_id, a.facts,
          coalesce(
            lag(s.hash) over (partition by s.tenant_id order by s.number),
            decode(repeat('00', 32), 'hex')
          ) as before,
          row_number() over (partition by s.tenant_id order by s.number) as nth
        from audit_seal s
        left join audit a on (a.tenant_id, a.id) = (s.tenant_id, s.audit_id)
      )
      select tenant_id, number
      from linked
      where id is null or number <> nth
        or hash <> sha256(convert_to('[' || ${lineAsJson} || ']', 'UTF8'))
      union all
      select c.tenant_id, c.number
      from audit_chain c
      where c.number > 0 and not exists (
        select from audit_seal s
        where (s.tenant_id, s.number, s.hash) = (c.tenant_id, c.number, c.hash)
      )`,
  },
]

import type { Invariant } from './invariant.ts'

/** A person has one record, whatever email they give. Source: docs/proof/promises.md (Y1, Y2). */
export const merges: readonly Invariant[] = [
  {
    name: 'Y1 who was merged leads to a client who was not, and is neither found nor buys',
    sql: `select c.tenant_id, c.id
      from client c
      join client k on (k.tenant_id, k.id) = (c.tenant_id, c.merged_into)
      where k.merged_into is not null
        or exists (
          select from orders o where (o.tenant_id, o.client_id) = (c.tenant_id, c.id)
        )
        or exists (
          select from quote q where (q.tenant_id, q.client_id) = (c.tenant_id, c.id)
        )
        or exists (
          select
          from search_entry s
          where (s.tenant_id, s.kind, s.id) = (c.tenant_id, 'client', c.id)
        )`,
  },
  {
    name: 'Y2 a merged client has one merge that stands, and who has one is merged',
    sql: `select coalesce(c.tenant_id, m.tenant_id) tenant_id, coalesce(c.id, m.merged_id) id
      from (select tenant_id, id from client where merged_into is not null) c
      full join (select tenant_id, merged_id from client_merge where undone_at is null) m
        on (m.tenant_id, m.merged_id) = (c.tenant_id, c.id)
      where c.id is null or m.merged_id is null`,
  },
]

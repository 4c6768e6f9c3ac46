import type { Invariant } from './invariant.ts'

/** An erased client stays erased. Source: docs/proof/promises.md (Z1, Z2). */
export const erasures: readonly Invariant[] = [
  {
    name: 'Z1 of a client who was erased nothing is left, with them or on their orders',
    sql: `select c.tenant_id, c.id
      from client c
      where c.erased_at is not null and (
        num_nonnulls(c.email, c.first_name, c.last_name, c.phone, c.postal_code, c.note) > 0
        or exists (
          select
          from orders o
          where (o.tenant_id, o.client_id) = (c.tenant_id, c.id)
            and num_nonnulls(o.email, o.first_name, o.last_name, o.phone, o.note) > 0
        )
        or exists (
          select
          from quote q
          where (q.tenant_id, q.client_id) = (c.tenant_id, c.id)
            and num_nonnulls(q.email, q.first_name, q.last_name, q.phone, q.note, q.link_token) > 0
        )
      )`,
  },
  {
    name: 'Z2 who was erased has a tombstone, and who has one was erased',
    sql: `select coalesce(e.tenant_id, c.tenant_id) tenant_id, coalesce(e.client_id, c.id) id
      from erasure e
      full join (
        select tenant_id, id from client where erased_at is not null and merged_into is null
      ) c on (c.tenant_id, c.id) = (e.tenant_id, e.client_id)
      where e.client_id is null or c.id is null`,
  },
]

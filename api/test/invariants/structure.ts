import type { Invariant } from './invariant.ts'

const tenantTables = `select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`

/** Separation of businesses by construction. Source: docs/proof/promises.md (T1 to T4, A1, I1). */
export const structure: readonly Invariant[] = [
  {
    name: 'T1 every table of tenants has forced row-level security',
    sql: `select relname from (${tenantTables}) t where not (relrowsecurity and relforcerowsecurity)`,
  },
  {
    name: 'T2 every foreign key between tables of tenants carries the tenant',
    sql: `select k.conrelid::regclass::text, k.conname
      from pg_constraint k
      join (${tenantTables}) t on t.oid = k.confrelid
      where k.contype = 'f'
        and not exists (
          select
          from pg_attribute a
          where a.attrelid = k.conrelid and a.attname = 'tenant_id' and a.attnum = any (k.conkey)
        )`,
  },
  {
    name: 'T2b the tenant comes first in every unique index',
    sql: `select t.relname, i.indexrelid::regclass::text
      from (${tenantTables}) t
      join pg_index i on i.indrelid = t.oid and i.indisunique
      where not exists (
        select
        from pg_attribute a
        where a.attrelid = t.oid and a.attnum = i.indkey[0] and a.attname = 'tenant_id'
      )`,
  },
  {
    name: 'T3 no view or function steps around the policies',
    sql: `select c.relname::text as name
      from pg_class c
      where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
        and not coalesce(c.reloptions, '{}') @> array['security_invoker=true']
      union all
      select p.proname
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef
      union all
      select c.relname
      from pg_class c
      where c.relkind = 'm' and c.relnamespace = 'public'::regnamespace`,
  },
  {
    name: 'T3b the roles that serve own nothing and bypass nothing',
    sql: `select r.rolname
      from pg_roles r
      where r.rolname in ('guichet_app', 'guichet_worker')
        and (
          r.rolsuper or r.rolbypassrls or exists (select from pg_class c where c.relowner = r.oid)
        )`,
  },
  {
    name: 'T4 no policy forgives a missing tenant',
    sql: `select tablename::text, policyname::text
      from pg_policies
      where schemaname = 'public'
        and coalesce(qual, '') || coalesce(with_check, '') ~ 'current_setting\\([^()]*, *true\\)'`,
  },
  {
    name: 'A2 what was written down stays as it was written',
    sql: `select t.name, r.role, p.privilege
      from unnest(array['audit', 'posting', 'order_status_log', 'scan', 'till_line', 'till_count']) t(name),
        unnest(array['guichet_app', 'guichet_worker']) r(role),
        unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) p(privilege)
      where has_table_privilege(r.role, t.name, p.privilege)
      union all
      select t.name, r.role, p.privilege
      from unnest(array['orders', 'order_line', 'unit', 'unit_tax', 'unit_rebate', 'invoice', 'invoice_tax',
          'payment', 'refund', 'refund_item', 'refund_item_tax', 'refund_transfer']) t(name),
        unnest(array['guichet_app', 'guichet_worker']) r(role),
        unnest(array['DELETE', 'TRUNCATE']) p(privilege)
      where has_table_privilege(r.role, t.name, p.privilege)
      union all
      select 'audit_words', r.role, 'UPDATE'
      from unnest(array['guichet_app', 'guichet_worker']) r(role)
      where has_table_privilege(r.role, 'audit_words', 'UPDATE')`,
  },
  {
    name: 'I1 one effect per event of a provider',
    sql: `select tenant_id, payload ->> 'id' as event
      from job
      where kind = 'apply-provider-event'
      group by 1, 2
      having count(*) > 1`,
  },
  {
    name: 'I1b one effect per idempotency key',
    sql: `select 'idempotency' as name
      where not exists (
        select
        from pg_index i
        where i.indrelid = 'idempotency'::regclass and i.indisprimary
          and (
            select array_agg(a.attname::text order by k.place)
            from unnest(i.indkey::int2[])
            with ordinality k(attnum, place)
            join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
          ) = array['tenant_id',
          'call', 'key']
      )`,
  },
]

import type { Invariant } from './invariant.ts'

/** A scheduled export is made and sent once. Source: docs/proof/promises.md (D1 to D3). */
export const scheduledExports: readonly Invariant[] = [
  {
    name: 'D1 a scheduled export that is not paused has work that waits for its next moment',
    sql: `select e.tenant_id, e.id
      from scheduled_export e
      where e.next_due_at is not null
        and not exists (
          select
          from job j
          where j.tenant_id = e.tenant_id and j.kind = 'due-export' and j.ended_at is null
            and j.payload ->> 'exportId' = e.id::text
            and (j.payload ->> 'dueAt')::timestamptz = e.next_due_at
        )`,
  },
  {
    name: 'D2 a run that is done has its file, until it expires, and says what each recipient was sent',
    sql: `select r.tenant_id, r.id
      from scheduled_export_run r
      left join file f on (f.tenant_id, f.id) = (r.tenant_id, r.id)
      where r.state = 'done'
        and (
          f.id is null or f.bytes = 0 or f.deleted_at < r.expires_at
          or not exists (
            select
            from scheduled_export_letter l
            where (l.tenant_id, l.run_id) = (r.tenant_id, r.id)
          )
        )`,
  },
  {
    name: 'D3 no run that waits or was missed has an email, and no email is outside the log of its run',
    sql: `select l.tenant_id, l.run_id as id
      from scheduled_export_letter l
      join scheduled_export_run r on (r.tenant_id, r.id) = (l.tenant_id, l.run_id)
      where r.state in ('waiting', 'missed')
      union all
      select m.tenant_id, m.id
      from mail m
      where m.kind = 'scheduled-export'
        and not exists (
          select
          from scheduled_export_letter l
          where (l.tenant_id, l.mail_id) = (m.tenant_id, m.id)
        )`,
  },
]

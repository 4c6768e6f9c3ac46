const tenant = `(select tenant_id from orders order by 1 limit 1)`
const uuid = (n: number) => `'00000000-0000-7000-8000-00000000009${n}'`

/** A violation of each invariant of scheduled work. */
export const duePlants = {
  D1: [
    `insert into scheduled_export (
        tenant_id, id, name, subject, format, language, rhythm, on_day, at_hour, is_deferred,
        is_of_period, filter, is_paused, next_due_at, created_by, created_at
      )
      select ${tenant}, ${uuid(1)}, 'x', 'orders', 'csv', 'fr', 'daily', 1, 6, false, false, '{}',
        false, '2040-01-01T11:00Z', id, now()
      from account
      limit 1`,
  ],
  D2: [
    `insert into scheduled_export_run (
        tenant_id, id, export_id, is_by_hand, due_at, begins_on, ends_on, state, ended_at,
        expires_at, row_count
      )
      values (
        ${tenant}, ${uuid(2)}, ${uuid(1)}, true, now(), '2026-01-01', '2026-01-01', 'done', now(),
        now(), 1
      )`,
  ],
  D3: [
    `insert into mail (tenant_id, id, kind, dedupe_key, to_email, language, data, created_at)
      values (
        ${tenant}, ${uuid(2)}, 'scheduled-export', 'x', 'x@example.test', 'fr', '{}', now()
      )`,
  ],
}

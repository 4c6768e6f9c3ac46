import type pg from 'pg'
import { transaction } from '../db/db.ts'

/**
 * Statements that delete expired rows: provider payloads, used or expired links and codes, old
 * attempts, sessions a month after their end, devices unused for longer than the lifetime of their
 * cookie, idempotent answers of yesterday, provider events and spreadsheets of clients after a
 * month, abandoned carts of the counter, and jobs that were done a month ago; failed jobs stay
 * visible, and jobs shown to people stay in their tray.
 */
const expired = [
  'delete from oidc_payload where expires_at < clock_timestamp()',
  `delete from password_link where expires_at < clock_timestamp() - interval '1 day'`,
  'delete from throttle where ends_at < clock_timestamp()',
  `delete from session where expires_at < clock_timestamp() - interval '30 days'`,
  `delete from device d
    where last_used_at < clock_timestamp() - interval '400 days'
      and not exists (select from session s where s.device_id = d.id)`,
  'delete from sign_in_step where expires_at < clock_timestamp()',
  'delete from task_manager_code where expires_at < clock_timestamp()',
  'delete from begun_authorization where expires_at < clock_timestamp()',
  `delete from webhook_event where received_at < clock_timestamp() - interval '30 days'`,
  `delete from webhook_delivery
    where state <> 'waiting' and created_at < clock_timestamp() - interval '30 days'`,
  `delete from client_import where created_at < clock_timestamp() - interval '30 days'`,
  `delete from kept_cart
    where updated_at < clock_timestamp() - interval '30 days'
      or parked_at is null and ended_at is null
        and updated_at < clock_timestamp() - interval '2 days'`,
  `delete from office_cart
    where sold_order_id is null and updated_at < clock_timestamp() - interval '2 days'`,
  // The number is limited, as a month of emails may be found at once.
  `delete from job
    where (tenant_id, id) in (
      select tenant_id, id
      from job
      where ended_at < clock_timestamp() - interval '30 days' and not is_shown and ending <> 'dead'
      order by ended_at
      limit 5000
    )`,
  `delete from idempotency where created_at < clock_timestamp() - interval '24 hours'`,
]

/** Deletes expired rows of all tenants; several instances may run it concurrently. */
export const sweep = (workerPool: pg.Pool): Promise<void> =>
  transaction(workerPool, { tenantId: null, accountId: null }, 'write', async ({ client }) => {
    for (const statement of expired) await client.query(statement)
  })

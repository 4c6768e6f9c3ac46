import { queueMail } from '../../../src/mail/public.ts'
import { transaction } from '../../../src/platform/db/db.ts'
import { newKey, type TestServer } from '../../test-server.ts'
import { anOrder } from '../sales/orders.ts'
import type { Staff } from '../staff.ts'

/** Queues confirmations of one small order. @returns the id of the order */
export async function waitingEmails(
  server: TestServer,
  staff: Staff,
  count: number,
): Promise<string> {
  const { order } = await anOrder(server, staff, { quantity: 1, email: undefined as never })
  const scope = { tenantId: staff.tenantId, accountId: null }
  await transaction(server.pool, scope, 'write', async ({ db, now }) => {
    for (let i = 0; i < count; i++) {
      await queueMail(db, {
        tenantId: staff.tenantId,
        kind: 'order-confirmation',
        dedupeKey: newKey(),
        to: `client-${i}@example.test`,
        language: 'fr',
        now,
        data: {},
        orderId: order.publicId,
      })
    }
  })
  return order.publicId
}

/** Number of emails in each state. */
export async function mailStates({ owner }: TestServer): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ state: string; n: number }>(
    'select state, count(*)::int as n from mail group by 1',
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

/** Makes failed jobs due again, and ends the leases of a killed process. */
export async function tryAgainNow(
  { owner }: TestServer,
  { isHolderDead = false } = {},
): Promise<void> {
  await owner.query('update job set run_at = now() where ended_at is null and leased_until is null')
  if (isHolderDead)
    await owner.query(
      `update job set leased_until = now() - interval '1 s'
        where ended_at is null and leased_until is not null`,
    )
}

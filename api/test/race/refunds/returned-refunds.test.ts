import { payReturnedRefund } from '@guichet/contract/orders/refunds/pay-returned-refund.ts'
import { expect, test } from 'vitest'
import { connect, useStripeServer, webhookPath } from '../../factories/local-stripe.ts'
import { aReturnedRefund } from '../../factories/sales/returned-refunds.ts'
import { aBusiness } from '../../factories/staff.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey } from '../../test-server.ts'
import type { MutantName } from '../mutants.ts'
import { quiet, withProcesses } from '../paying-processes.ts'
import { inFlight, reach } from '../processes.ts'
import { untilBroken } from '../until-broken.ts'

const [sound, unsound] = [useStripeServer(), useStripeServer()]

/**
 * Refunds that the bank returns, each notified twice concurrently to two processes, and then paid
 * manually from many tills. @returns Number of manual payments for each
 */
async function sentBack(server: typeof sound, count: number, mutant: MutantName | 'none') {
  const staff = await aBusiness(server)
  await connect(server, staff)
  const sales = await inFlight(count, 1, () => aReturnedRefund(server, staff))
  // Only the two processes do the work, since they may lack the protection.
  await server.app.worker.stop()
  return withProcesses(server, mutant, async (bases) => {
    server.provider.setWebhookUrl(bases[0]! + webhookPath)
    for (const { refund } of sales) server.provider.failRefund(refund)
    await quiet(server)
    const { rows } = await server.owner.query<{ id: string }>(
      `select id from refund_transfer where tenant_id = $1 and state = 'returned' order by id`,
      [staff.tenantId],
    )
    expect(rows).toHaveLength(count)
    // Payments of one refund are adjacent, so that several are in flight at the same time.
    const answers = await inFlight(count * 6, 12, async (i) => {
      const { id } = rows[Math.floor(i / 6)]!
      const body = { method: 'cash' as const }
      const { status } = await reach(bases[i % 2]!, staff, payReturnedRefund, {
        key: newKey(),
        params: { id },
        body,
      })
      return { id, status }
    })
    return rows.map(
      ({ id }) => answers.filter((answer) => answer.id === id && answer.status === 200).length,
    )
  })
}

test('a refund returned by the bank is owed once and paid once, however often it is notified and submitted', async () => {
  const paid = await sentBack(sound, 6, 'none')
  expect(paid).toEqual(paid.map(() => 1))
  expect(await violations(sound.owner)).toEqual([])
})

test('mutant: without the lock of the order a returned refund is owed or paid more than once', async () => {
  await untilBroken(unsound, 'M3h', () => sentBack(unsound, 12, 'no-order-lock'))
})

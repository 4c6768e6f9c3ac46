import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { connect, signedNow, useStripeServer, webhookPath } from '../../factories/local-stripe.ts'
import { aPaidSale } from '../../factories/sales/disputes.ts'
import { aBusiness } from '../../factories/staff.ts'
import { violations } from '../../invariants/violations.ts'
import type { MutantName } from '../mutants.ts'
import { quiet, withProcesses } from '../paying-processes.ts'
import { inFlight } from '../processes.ts'
import { untilBroken } from '../until-broken.ts'

const [sound, unsound] = [useStripeServer(), useStripeServer()]

/** The same event under a new id each time, so that each copy is processed. */
const copyOf = (account: string, dispute: Stripe.Dispute, n: number) =>
  JSON.stringify({
    id: `evt_${dispute.id}_${dispute.status}_${n}`,
    object: 'event',
    type: 'charge.dispute.updated',
    account,
    data: { object: dispute },
  })

/**
 * Disputes that are opened and lost, each notified ten times to two processes.
 *
 * @returns Number of postings for each
 */
async function notifyTenTimes(server: typeof sound, count: number, mutant: MutantName | 'none') {
  const staff = await aBusiness(server)
  const account = await connect(server, staff)
  const sales = await inFlight(count, 1, () => aPaidSale(server, staff))
  // Only the two processes do the work, since they may lack the protection.
  await server.app.worker.stop()
  return withProcesses(server, mutant, async (bases) => {
    server.provider.setWebhookUrl(bases[0]! + webhookPath)
    const disputes = sales.map(({ paymentIntent }) =>
      server.provider.openDispute({ paymentIntent }),
    )
    // Copies of one dispute are adjacent, so that several are processed at the same time.
    const tell = () =>
      inFlight(count * 10, 20, async (i) => {
        const payload = copyOf(account, disputes[Math.floor(i / 10)]!, i)
        const headers = {
          'content-type': 'application/json',
          'stripe-signature': signedNow(payload),
        }
        const answer = await fetch(bases[i % 2]! + webhookPath, {
          method: 'POST',
          headers,
          body: payload,
        })
        expect(answer.status).toBe(200)
      })
    await tell()
    await quiet(server)
    for (const dispute of disputes) server.provider.closeDispute(dispute.id, 'lost')
    await tell()
    await quiet(server)
    const { rows } = await server.owner.query<{ times: number }>(
      `select count(distinct txn_id)::int as times
        from posting
        where tenant_id = $1 and account in ('disputed', 'lost-dispute')
        group by order_id`,
      [staff.tenantId],
    )
    return rows.map(({ times }) => times)
  })
}

test('ten copies of the same event, sent to two processes, post to the books once', async () => {
  expect(await notifyTenTimes(sound, 4, 'none')).toEqual([2, 2, 2, 2])
  const { rows } = await sound.owner.query(
    `select code, count(*)::int as times from audit where code like 'order.disp%' group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { code: 'order.dispute_lost', times: 4 },
    { code: 'order.disputed', times: 4 },
  ])
  expect(await violations(sound.owner)).toEqual([])
})

test('mutant: without the lock of the order the money is posted more than once', async () => {
  await untilBroken(unsound, 'M6', () => notifyTenTimes(unsound, 6, 'no-order-lock'))
})

import type { Body } from '@guichet/contract/endpoint.ts'
import { correctClient } from '@guichet/contract/orders/correct-client.ts'
import { afterAll, expect, test } from 'vitest'
import { anOrder } from '../../factories/sales/orders.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey } from '../../test-server.ts'
import { inFlight, openRace, reach, tally } from '../processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const aWalkIn = async () =>
  (
    await anOrder(server, staff, {
      email: undefined,
      firstName: undefined,
      lastName: undefined,
    } as never)
  ).order
type WalkIn = Awaited<ReturnType<typeof aWalkIn>>
const add = (base: string, order: WalkIn, body: Body<typeof correctClient>, key = newKey()) =>
  reach(base, staff, correctClient, {
    params: { ref: order.orderReferenceNumber },
    body: { version: order.version, resend: true, ...body },
    key,
  })
/** Clients of the order, and its emails: those of the clerk whose request won. */
const standingOf = async ({ publicId }: WalkIn) =>
  (
    await server.owner.query<{ email: string; client: string; sent: string[] }>(
      `select o.email, c.email as client,
          array(select m.to_email from mail m where m.order_id = o.id order by 1) as sent
        from orders o
        left join client c on (c.tenant_id, c.id) = (o.tenant_id, o.client_id)
        where o.id = $1`,
      [publicId],
    )
  ).rows[0]!
let made = 0
/** Two clerks give one walk-in two different emails at the same moment. */
async function twoClerks(bases: readonly [string, string]) {
  made += 1
  const order = await aWalkIn()
  const emails = [`first-${made}@example.test`, `second-${made}@example.test`]
  const answers = await Promise.all(emails.map((email, i) => add(bases[i]!, order, { email })))
  return { order, emails, answers }
}

test('two clerks give a walk-in two emails: one wins, and the other is told', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { order, emails, answers } = await twoClerks([baseOf(round), baseOf(round + 1)])
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 1 })
    const [lost] = answers.filter(({ status }) => status === 409)
    expect(lost!.body).toMatchObject({ type: 'StaleVersion' })
    const email = emails[answers.findIndex(({ status }) => status === 200)]!
    expect(await standingOf(order)).toEqual({ email, client: email, sent: [email] })
  }
  expect(await violations(server.owner)).toEqual([])
})

test('twenty presses with one key add one client and send one email', async () => {
  const order = await aWalkIn()
  const [email, key] = ['once@example.test', newKey()]
  const answers = await inFlight(20, 20, (i) => add(baseOf(i), order, { email }, key))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect(await standingOf(order)).toEqual({ email, client: email, sent: [email] })
  expect(await violations(server.owner)).toEqual([])
})

// The key of the confirmation is a second guard: the order still has one client and one email.
test('mutant: without the lock of the order the clerk who loses is not told', async () => {
  await asMutant('no-order-lock', async (base) => {
    let untold = 0
    for (let round = 0; round < 20 && untold === 0; round += 1) {
      const { answers } = await twoClerks([base, base])
      if (answers.some(({ status }) => status !== 200 && status !== 409)) untold += 1
    }
    expect(untold).toBeGreaterThan(0)
  })
})

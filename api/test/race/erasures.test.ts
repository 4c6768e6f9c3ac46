import { eraseClient } from '@guichet/contract/privacy/erase-client.ts'
import { afterAll, expect, test } from 'vitest'
import { aTicketType } from '../factories/catalogue/catalogue.ts'
import { oldClientsOf } from '../factories/old-clients.ts'
import { violations } from '../invariants/violations.ts'
import { newKey } from '../test-server.ts'
import { buyingOf } from './buying.ts'
import { inFlight, openRace, reach, tally } from './processes.ts'
import { untilBroken } from './until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)
const { productId } = await aTicketType(server, staff, { scheduling: 'Anytime' })

const buy = buyingOf(staff, { productId, lastName: 'Partant' })
const eraseOnce = (base: string, profilePublicId: string, email: string, key = newKey()) =>
  reach(base, staff, eraseClient, {
    params: { profilePublicId },
    body: { confirmation: email, reason: 'asked', orders: 1, ticketsAhead: 1 },
    key,
  })
let made = 0
async function aBuyer(base: string) {
  made += 1
  const email = `racer-${made}@example.test`
  const { body } = await buy(base, email)
  return { email, clientId: String(body.userPublicId) }
}

/** Erases a client during three purchases. @returns the response to the erasure */
async function erasedWhileBuying(bases: readonly string[]) {
  const { email, clientId } = await aBuyer(bases[0]!)
  const answers = await inFlight(4, 4, (i) => {
    const base = bases[i % bases.length]!
    return i === 1 ? eraseOnce(base, clientId, email) : buy(base, email)
  })
  const sales = answers.filter((_, i) => i !== 1).map(({ status }) => status)
  return { sales, erasure: answers[1]!.status }
}

test('a client erased during their purchases is erased completely, or not at all', async () => {
  const rounds = await inFlight(16, 3, (i) => erasedWhileBuying([baseOf(i), baseOf(i + 1)]))
  for (const { sales, erasure } of rounds) {
    expect(sales).toEqual([200, 200, 200])
    // A sale that ended first changes the numbers that the erasure confirms: it gets 409.
    expect([200, 409]).toContain(erasure)
  }
  expect(await violations(server.owner)).toEqual([])
})

test('an erasure submitted five times concurrently happens once', async () => {
  const { email, clientId } = await aBuyer(baseOf(0))
  const key = newKey()
  const same = await inFlight(5, 5, (i) => eraseOnce(baseOf(i), clientId, email, key))
  for (const { body } of same) expect(body).toEqual(same[0]!.body)
  expect(tally(same.map(({ status }) => status))).toEqual({ 200: 5 })

  const other = await aBuyer(baseOf(0))
  const apart = await inFlight(5, 5, (i) => eraseOnce(baseOf(i), other.clientId, other.email))
  expect(tally(apart.map(({ status }) => status))).toEqual({ 200: 1, 404: 4 })
  const { rows } = await server.owner.query('select count(*)::int as n from erasure')
  expect(rows[0].n).toBeGreaterThanOrEqual(2)
  expect(await violations(server.owner)).toEqual([])
})

/** Two workers erase twelve inactive clients while each of them buys again. */
async function forgottenWhileBuying() {
  const { came } = oldClientsOf(server, staff)
  const emails = Array.from({ length: 12 }, () => `old-${++made}@example.test`)
  for (const email of emails) await came(email)
  await server.owner.query(
    `update tenant_setting set client_retention_months = 24, client_retention_from = now()
      where tenant_id = $1`,
    [staff.tenantId],
  )
  await server.owner.query(
    `insert into job (tenant_id, id, kind, payload, run_at, created_at)
      select $1, gen_random_uuid(), 'forget-clients', '{}', now(), now()
      from generate_series(1, 2)`,
    [staff.tenantId],
  )
  const [sales] = await Promise.all([
    inFlight(12, 4, (i) => buy(baseOf(i), emails[i]!)),
    server.app.worker.drain(),
  ])
  return sales
}

test('an inactive client who buys again during the erasure is erased completely, or kept completely', async () => {
  const sales = await forgottenWhileBuying()
  expect(tally(sales.map(({ status }) => status))).toEqual({ 200: 12 })
  const { rows } = await server.owner.query<{ reason: string; n: number }>(
    `select reason, count(*)::int as n from erasure where reason = 'noLongerNeeded' group by 1`,
  )
  // Each client buys again, before the erasure or after it.
  expect(rows[0]?.n ?? 0).toBeLessThanOrEqual(12)
  const named = await server.owner.query(
    `select from orders where email like 'old-%' and last_name = 'Partant'`,
  )
  expect(named.rowCount).toBe(12)
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock an order of an erased client keeps their name', async () => {
  await asMutant('no-erasure-lock', async (base) => {
    await untilBroken(server, 'Z1', () => inFlight(16, 3, () => erasedWhileBuying([base])))
  })
})

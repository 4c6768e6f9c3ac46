import { mergeClient } from '@guichet/contract/clients/merge-client.ts'
import { undoMerge } from '@guichet/contract/clients/undo-merge.ts'
import { eraseClient } from '@guichet/contract/privacy/erase-client.ts'
import { afterAll, expect, test } from 'vitest'
import { aTicketType } from '../factories/catalogue/catalogue.ts'
import { violations } from '../invariants/violations.ts'
import { newKey } from '../test-server.ts'
import { buyingOf } from './buying.ts'
import { inFlight, openRace, reach, tally } from './processes.ts'
import { untilBroken } from './until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)
const { productId } = await aTicketType(server, staff, { scheduling: 'Anytime' })

const buy = buyingOf(staff, { productId, lastName: 'Double' })
const merge = (base: string, keptId: string, mergedId: string, key = newKey()) =>
  reach(base, staff, mergeClient, {
    params: { profilePublicId: keptId },
    body: { mergedProfilePublicId: mergedId },
    key,
  })
const undo = (base: string, keptId: string, mergePublicId: string) =>
  reach(base, staff, undoMerge, {
    params: { profilePublicId: keptId, mergePublicId },
    key: newKey(),
  })
let made = 0
async function aPair(base: string) {
  made += 1
  const [keptEmail, mergedEmail] = [`one-${made}@example.test`, `other-${made}@example.test`]
  const kept = await buy(base, keptEmail)
  const merged = await buy(base, mergedEmail)
  return {
    keptEmail,
    mergedEmail,
    keptId: String(kept.body.userPublicId),
    mergedId: String(merged.body.userPublicId),
  }
}

/** Both emails buy while their records are merged, in either direction. */
async function mergedWhileBuying(bases: readonly string[]) {
  const { keptEmail, mergedEmail, keptId, mergedId } = await aPair(bases[0]!)
  const answers = await inFlight(6, 6, (i) => {
    const base = bases[i % bases.length]!
    if (i === 1) return merge(base, keptId, mergedId)
    if (i === 4) return merge(base, mergedId, keptId)
    return buy(base, i % 2 ? keptEmail : mergedEmail)
  })
  return {
    sales: answers.filter((_, i) => i !== 1 && i !== 4).map(({ status }) => status),
    merges: [answers[1]!.status, answers[4]!.status].sort(),
  }
}

test('two opposite merges run while both emails buy: one succeeds, and every order belongs to the remaining client', async () => {
  const rounds = await inFlight(16, 3, (i) => mergedWhileBuying([baseOf(i), baseOf(i + 1)]))
  for (const { sales, merges } of rounds) {
    expect(sales).toEqual([200, 200, 200, 200])
    expect(merges).toEqual([200, 404])
  }
  expect(await violations(server.owner)).toEqual([])
})

test('a merge and its undo, each submitted five times concurrently, happen once', async () => {
  const { keptId, mergedId } = await aPair(baseOf(0))
  const key = newKey()
  const same = await inFlight(5, 5, (i) => merge(baseOf(i), keptId, mergedId, key))
  for (const { body } of same) expect(body).toEqual(same[0]!.body)
  expect(tally(same.map(({ status }) => status))).toEqual({ 200: 5 })

  const mergeId = String(same[0]!.body.mergePublicId)
  const undone = await inFlight(5, 5, (i) => undo(baseOf(i), keptId, mergeId))
  expect(tally(undone.map(({ status }) => status))).toEqual({ 200: 1, 409: 4 })
  const apart = await inFlight(5, 5, (i) => merge(baseOf(i), keptId, mergedId))
  expect(tally(apart.map(({ status }) => status))).toEqual({ 200: 1, 404: 4 })
  expect(await violations(server.owner)).toEqual([])
})

test('a client who buys while being merged, unmerged and erased ends in a consistent state', async () => {
  await inFlight(8, 2, async (round) => {
    const { keptEmail, mergedEmail, keptId, mergedId } = await aPair(baseOf(round))
    const { body } = await merge(baseOf(round), keptId, mergedId)
    const answers = await inFlight(4, 4, (i) => {
      if (i === 0) return undo(baseOf(i), keptId, String(body.mergePublicId))
      if (i === 1)
        return reach(baseOf(i), staff, eraseClient, {
          params: { profilePublicId: keptId },
          body: { confirmation: keptEmail, reason: 'asked', orders: 2, ticketsAhead: 2 },
          key: newKey(),
        })
      return buy(baseOf(i), mergedEmail)
    })
    expect([200, 404]).toContain(answers[0]!.status)
    expect([200, 409]).toContain(answers[1]!.status)
  })
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock an order stays with a merged record', async () => {
  await asMutant('no-merge-lock', async (base) => {
    await untilBroken(server, 'Y1', () => inFlight(16, 3, () => mergedWhileBuying([base])))
  })
})

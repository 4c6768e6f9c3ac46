import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { closeTill, countTill } from '@guichet/contract/till/close-till.ts'
import { moveCash } from '@guichet/contract/till/move-cash.ts'
import { openTill } from '@guichet/contract/till/open-till.ts'
import { createRegister, renameRegister } from '@guichet/contract/till/save-till-settings.ts'
import { afterAll, expect, test } from 'vitest'
import { aCartLine } from '../../factories/sales/orders.ts'
import { aClerk, anOpenTill, aRegister, piecesOf } from '../../factories/sales/tills.ts'
import type { Staff } from '../../factories/staff.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey } from '../../test-server.ts'
import { inFlight, openRace, reach } from '../processes.ts'
import { untilBroken } from '../until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const { line } = await aCartLine(server, staff, { cents: 1000, capacity: 10_000 })
const sale = (base: string, clerk: Staff) =>
  reach(base, clerk, sell, {
    key: newKey(),
    body: { tickets: [line], payment: { method: 'cash' } },
  })
async function count(base: string, who: Staff, id: string): Promise<string> {
  const { body } = await reach(base, who, countTill, {
    key: newKey(),
    params: { id },
    body: { pieces: piecesOf(100) },
  })
  return (body.counts as { publicId: string }[]).at(-1)!.publicId
}
type TillToClose = { id: string; countPublicId: string; key?: string }
const closing = (base: string, who: Staff, { id, countPublicId, key = newKey() }: TillToClose) =>
  reach(base, who, closeTill, {
    key,
    params: { id },
    body: { countPublicId, explanation: 'Écart' },
  })
const statusesOf = (answers: readonly { status: number }[]) =>
  new Set(answers.map(({ status }) => status))

/** A clerk who counts the drawer and sells while it is being closed. */
async function sellWhileClosing(bases: readonly string[]) {
  const clerk = await aClerk(server, staff)
  const id = await anOpenTill(server, clerk)
  const counted = await count(bases[0]!, clerk, id)
  const answers = await inFlight(4, 4, async (i) => {
    const base = bases[i % bases.length]!
    return i === 1 ? closing(base, clerk, { id, countPublicId: counted }) : sale(base, clerk)
  })
  return { id, answers }
}

test('a sale made while its till closes keeps the till open, or is not in the closed till', async () => {
  const rounds = await inFlight(12, 3, (i) => sellWhileClosing([baseOf(i), baseOf(i + 1)]))
  const answers = rounds.flatMap((round) => round.answers)
  expect([...statusesOf(answers)].filter((status) => ![200, 409].includes(status))).toEqual([])
  const { rows } = await server.owner.query<{ open: boolean; taken: number }>(
    `select c.closed_at is null as open, coalesce(sum(p.cents), 0)::int as taken
      from till c
      left join payment p on (p.tenant_id, p.till_id) = (c.tenant_id, c.id)
      where c.id = any($1)
      group by c.id, c.closed_at`,
    [rounds.map(({ id }) => id)],
  )
  for (const { open, taken } of rows) expect(open ? taken > 0 : taken === 0).toBe(true)
  expect(await violations(server.owner)).toEqual([])
})

test('two people close a till concurrently: one succeeds, the other gets the name of who closed it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const clerk = await aClerk(server, staff)
    const id = await anOpenTill(server, clerk)
    const counted = await count(baseOf(0), clerk, id)
    const answers = await inFlight(2, 2, (i) =>
      closing(baseOf(i), [clerk, staff][i]!, { id, countPublicId: counted }),
    )
    const [done, refused] = answers.toSorted((a, b) => a.status - b.status)
    expect([done!.status, refused!.status]).toEqual([200, 409])
    expect(refused!.body).toMatchObject({ type: 'TillClosed', name: done!.body.closedByName })
  }
  expect(await violations(server.owner)).toEqual([])
})

test('twenty clerks open one register, and one clerk opens twenty: one till is opened each time', async () => {
  const registerPublicId = await aRegister(server, staff)
  const clerks = await inFlight(20, 5, () => aClerk(server, staff))
  const body = { registerPublicId, float: 100 }
  const answers = await inFlight(20, 20, (i) =>
    reach(baseOf(i), clerks[i]!, openTill, { key: newKey(), body }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(statusesOf(answers)).toEqual(new Set([200, 409]))
  const [clerk, registers] = [
    await aClerk(server, staff),
    await inFlight(20, 5, () => aRegister(server, staff)),
  ]
  const pressed = await inFlight(20, 20, (i) =>
    reach(baseOf(i), clerk, openTill, {
      key: newKey(),
      body: { registerPublicId: registers[i]!, float: 100 },
    }),
  )
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(statusesOf(pressed)).toEqual(new Set([200, 409]))
})

test('thirty requests with one key are one cash withdrawal, and thirty more one closing', async () => {
  const clerk = await aClerk(server, staff)
  const id = await anOpenTill(server, clerk)
  const key = newKey()
  const moved = await inFlight(30, 30, (i) =>
    reach(baseOf(i), clerk, moveCash, {
      key,
      params: { id },
      body: { kind: 'out', amount: 40, reason: 'Dépôt' },
    }),
  )
  const [first, ...others] = moved.filter(({ status }) => status === 200)
  expect(first!.body).toMatchObject({ figures: { cashOut: 40, expected: 60 } })
  for (const { body } of others) expect(body).toEqual(first!.body)
  const counted = await count(baseOf(0), clerk, id)
  const closeKey = newKey()
  const closed = await inFlight(30, 30, (i) =>
    closing(baseOf(i), clerk, { id, countPublicId: counted, key: closeKey }),
  )
  const [firstClosing, ...same] = closed.filter(({ status }) => status === 200)
  expect(firstClosing!.body).toMatchObject({ expected: 60, counted: 100, difference: 40 })
  for (const { body } of same) expect(body).toEqual(firstClosing!.body)
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of the till a sale is recorded in a closed till', async () => {
  await asMutant('no-till-lock', async (base) => {
    await untilBroken(server, 'K1', () => inFlight(12, 3, () => sellWhileClosing([base])))
  })
})

/** Five requests use the same name concurrently: one creates a register, four rename theirs. */
async function takeOneName(round: number) {
  const name = `Entrée ${round} ${newKey()}`.slice(0, 40)
  const ids: string[] = []
  for (let i = 0; i < 4; i += 1) ids.push(await aRegister(server, staff))
  return inFlight(5, 5, (i) =>
    i === 4
      ? reach(baseOf(i), staff, createRegister, { body: { name } })
      : reach(baseOf(i), staff, renameRegister, { params: { id: ids[i]! }, body: { name } }),
  )
}
const took = (answers: readonly { status: number }[]) =>
  answers.filter(({ status }) => status === 200).length

test('registers take one name concurrently: one gets it, the others get the rule `unique`', async () => {
  for (let round = 0; round < 6; round += 1) {
    const answers = await takeOneName(round)
    expect(took(answers)).toBe(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(400)
      expect(body.fields).toMatchObject([{ field: 'name', rule: 'unique' }])
    }
  }
})

test('mutant: without the index of their names several registers have the same name', async () => {
  await server.owner.query('drop index register_tenant_id_name_idx')
  let most = 0
  for (let round = 0; round < 10 && most < 2; round += 1)
    most = Math.max(most, took(await takeOneName(round)))
  expect(most).toBeGreaterThan(1)
})

import { blockTicket, unblockTicket } from '@guichet/contract/tickets/block-ticket.ts'
import { reissueTicket } from '@guichet/contract/tickets/reissue-ticket.ts'
import { afterAll, expect, test } from 'vitest'
import { anytimeTickets } from '../factories/sales/anytime-tickets.ts'
import { violations } from '../invariants/violations.ts'
import { newKey } from '../test-server.ts'
import { inFlight, openRace, reach, tally } from './processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const reissue = (base: string, id: string, body: { version?: number } = {}) =>
  reach(base, staff, reissueTicket, { params: { id }, body, key: newKey() })
const block = (base: string, id: string) =>
  reach(base, staff, blockTicket, { params: { id }, body: { reason: 'Volé' }, key: newKey() })
const unblock = (base: string, id: string) =>
  reach(base, staff, unblockTicket, { params: { id }, body: {}, key: newKey() })
const aTicket = async () => (await anytimeTickets(server, staff)).ticketIds[0]!
const factsOf = async (ticketId: string) =>
  (
    await server.owner.query(
      `select t.generation, t.version, t.blocked_reason is not null as blocked,
          (select count(*)::int from audit a where a.subject_id = t.id and a.code = 'ticket.reissued') as reissued,
          (select count(*)::int from audit a where a.subject_id = t.id and a.code like 'ticket.%blocked') as blocks
        from ticket t
        where t.id = $1`,
      [ticketId],
    )
  ).rows[0] as {
    generation: number
    version: number
    blocked: boolean
    reissued: number
    blocks: number
  }

test('twenty people reissue the same lost ticket concurrently: it is reissued once', async () => {
  const id = await aTicket()
  const answers = await inFlight(20, 20, (i) => reissue(baseOf(i), id, { version: 1 }))
  expect(
    tally(answers.map(({ status, body }) => (status === 200 ? 'reissued' : body.type)) as never),
  ).toEqual({ reissued: 1, StaleVersion: 19 })
  expect(await factsOf(id)).toMatchObject({ generation: 2, version: 2, reissued: 1 })
})

test('a ticket is blocked, unblocked and reissued concurrently: each change is recorded once, and the counters agree', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await aTicket()
    const press = [block, unblock, reissue]
    const answers = await inFlight(12, 12, (i) => press[i % 3]!(baseOf(i), id))
    const done = answers.filter(({ status }) => status === 200).length
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const { generation, version, blocked, reissued, blocks } = await factsOf(id)
    expect([version, reissued + blocks]).toEqual([done + 1, done])
    expect([generation, blocks % 2 === 1]).toEqual([reissued + 1, blocked])
  }
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of the order a ticket is blocked more than once', async () => {
  await asMutant('no-move-lock', async (base) => {
    const id = await aTicket()
    const answers = await inFlight(12, 12, () => block(base, id))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
  })
})

import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { recordScans } from '@guichet/contract/validation/record-scans.ts'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../../src/platform/values/ids.ts'
import { anytimeTickets } from '../factories/sales/anytime-tickets.ts'
import { codeOf, scanOf } from '../factories/sales/gate.ts'
import { violations } from '../invariants/violations.ts'
import { send } from '../test-server.ts'
import { inFlight, openRace, reach, tally } from './processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const sendScans = (base: string, scans: ReturnType<typeof scanOf>[]) =>
  reach(base, staff, recordScans, { body: { devicePublicId: newId(), scans } })
const resultsOf = ({ status, body }: Awaited<ReturnType<typeof sendScans>>) =>
  status === 200 ? (body.items as { result: string }[]).map(({ result }) => result) : [`${status}`]
const codesOf = async (quantity: number) => {
  const { ticketIds } = await anytimeTickets(server, staff, { quantity })
  return Promise.all(ticketIds.map((id) => codeOf(server, staff, id)))
}

test('twenty devices scan one code concurrently: one of them admits it', async () => {
  const [code] = await codesOf(1)
  const answers = await inFlight(20, 20, (i) => sendScans(baseOf(i), [scanOf(code!)]))
  expect(tally(answers.flatMap(resultsOf) as never)).toEqual({ accepted: 1, used: 19 })
})

test('a batch sent by twenty concurrent retries is one batch; batches in any order do not deadlock', async () => {
  const codes = [...(await codesOf(3)), ...(await codesOf(3))]
  const scans = codes.map((code) => scanOf(code))
  const again = await inFlight(20, 20, (i) => sendScans(baseOf(i), scans))
  for (const answer of again) expect(resultsOf(answer)).toEqual(codes.map(() => 'accepted'))
  const fresh = [...(await codesOf(3)), ...(await codesOf(3))]
  const answers = await inFlight(12, 12, (i) =>
    sendScans(
      baseOf(i),
      (i % 2 === 0 ? fresh : fresh.toReversed()).map((code) => scanOf(code)),
    ),
  )
  expect(tally(answers.flatMap(resultsOf) as never)).toEqual({ accepted: 6, used: 66 })
})

test('two devices come back from offline concurrently: every double use is found', async () => {
  const codes = await codesOf(10)
  const batch = () => codes.map((code) => scanOf(code, { isOffline: true, isAdmitted: true }))
  const answers = await inFlight(2, 2, (i) => sendScans(baseOf(i), batch()))
  const items = answers.flatMap(({ body }) => body.items as { isDoubleUse: boolean }[])
  expect(items.filter(({ isDoubleUse }) => isDoubleUse)).toHaveLength(10)
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of the order two devices decide concurrently, and only the index of entries stops them', async () => {
  await asMutant('no-move-lock', async (base) => {
    const { ticketIds } = await anytimeTickets(server, staff)
    const code = await codeOf(server, staff, ticketIds[0]!)
    const answers = await inFlight(8, 8, () => sendScans(base, [scanOf(code)]))
    expect(answers.filter(({ status }) => status !== 200).length).toBeGreaterThan(0)
    const { body } = await send(server, staff, getTicket, { params: { id: ticketIds[0]! } })
    expect(body.scans!.filter(({ result }) => result === 'accepted')).toHaveLength(1)
  })
})

import { returnAllotment } from '@guichet/contract/orders/allotments/return-allotment.ts'
import { afterAll, expect, test } from 'vitest'
import {
  allotmentDesk,
  anAllotment,
  aSlotOfToday,
  takeOf,
} from '../../../test/factories/sales/allotments.ts'
import { aStaff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'
import { newId } from '../../platform/values/ids.ts'

const server = useTestServer()
const staff = useBusiness(server)
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

const { take, listed, takenOf } = allotmentDesk(server, staff)
const giveBack = (allotmentPublicId: string, body: { isTakenBack?: boolean } = {}) =>
  send(server, staff, returnAllotment, { params: { allotmentPublicId }, body })

test('a device has at most three allotments', async () => {
  const { slotId } = await aSlotOfToday(server, staff)
  const deviceId = newId()
  const answers = []
  for (let i = 0; i < 4; i += 1) answers.push(await take(takeOf([slotId], { places: 1, deviceId })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409])
  expect(answers[3]!.body).toMatchObject({ type: 'ListFull', limit: 3 })
  await giveBack(answers[0]!.body.publicId)
  expect((await take(takeOf([slotId], { places: 1, deviceId }))).status).toBe(200)
})

test('returned places are free for everybody, once; the list shows how the allotment ended', async () => {
  const { allotment, slotId } = await anAllotment(server, staff)
  expect((await giveBack(allotment.publicId)).status).toBe(200)
  expect(await takenOf(slotId)).toBe(0)
  expect((await giveBack(allotment.publicId)).body.type).toBe('HoldOver')
  expect(await listed(allotment.publicId)).toMatchObject({ ending: 'returned' })

  const lost = await anAllotment(server, staff)
  await giveBack(lost.allotment.publicId, { isTakenBack: true })
  expect(await listed(lost.allotment.publicId)).toMatchObject({ ending: 'takenBack' })
  const { rows } = await server.owner.query<{ code: string }>(
    'select code from audit where subject_id = $1 order by at, id',
    [lost.allotment.publicId],
  )
  expect(rows.map(({ code }) => code)).toEqual(['allotment.taken', 'allotment.taken_back'])

  await server.owner.query(
    `update hold
      set ended_at = now() - interval '2 days'
      where id = (select hold_id from allotment where id = $1)`,
    [lost.allotment.publicId],
  )
  expect(await listed(lost.allotment.publicId)).toBeUndefined()
})

test('a counter goes on selling after the clerk who took the places has left', async () => {
  const clerk = await aStaff(server, staff, { accesses: ['TicketCreation'] })
  const slot = await aSlotOfToday(server, staff)
  const { allotment } = await anAllotment(server, clerk, { slot })
  await server.owner.query(
    `insert into job (tenant_id, id, kind, payload, run_at)
      values ($1, $2, 'release-holds-of', $3, now())`,
    [staff.tenantId, newId(), { accountId: clerk.accountId }],
  )
  await server.app.worker.drain()
  expect(await listed(allotment.publicId)).toMatchObject({ ending: null })
  expect(await takenOf(slot.slotId)).toBe(4)
})

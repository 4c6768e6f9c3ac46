import { getTaxes, saveTaxes } from '@guichet/contract/businesses/save-taxes.ts'
import {
  getFirstSteps,
  saveCashOnly,
  saveFirstSteps,
} from '@guichet/contract/dashboard/get-first-steps.ts'
import { expect, test } from 'vitest'
import { anActivity } from '../../test/factories/catalogue/activities.ts'
import { samplesOf } from '../../test/factories/catalogue/samples.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { send, type Token } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const { create, remove, activities, sellOne } = samplesOf(server)
const read = async (who: Token) => (await send(server, who, getFirstSteps, {})).body
const done = async (who: Token) =>
  (await read(who)).steps.filter(({ isDone }) => isDone).map(({ step }) => step)
const confirmTaxes = async (staff: Staff) => {
  const params = { id: staff.tenantId }
  const { body } = await send(server, staff, getTaxes, { params })
  return send(server, staff, saveTaxes, { params, body: { ...body } as never })
}

test('each step is ticked by the record that it asks for', async () => {
  const staff = await aBusiness(server)
  expect(await read(staff)).toEqual({
    isDismissed: false,
    steps: ['taxes', 'activity', 'timetable', 'payment', 'sale'].map((step) => ({
      step,
      isDone: false,
      may: true,
    })),
    isCashOnly: false,
    activityPublicId: null,
    sample: null,
    maySample: true,
    mayRemoveSample: false,
  })
  expect((await confirmTaxes(staff)).status).toBe(200)
  expect(await done(staff)).toEqual(['taxes'])
  await create(staff)
  expect(await done(staff)).toEqual(['taxes', 'activity', 'timetable'])
  await send(server, staff, saveCashOnly, { body: { isCashOnly: true } })
  expect(await done(staff)).toEqual(['taxes', 'activity', 'timetable', 'payment'])
  await sellOne(staff, (await activities(staff))[0]!.publicId)
  expect(await done(staff)).toHaveLength(5)
  expect(await read(staff)).toMatchObject({ sample: 'skiHill', mayRemoveSample: true })
  await remove(staff)
  expect(await read(staff)).toMatchObject({ sample: null, maySample: false })
})

test('an activity by slot needs a timetable, one for any time of the day does not', async () => {
  const staff = await aBusiness(server)
  const bySlot = await anActivity(server, staff)
  await server.owner.query(
    `update activity_category set active = true, sale_begins_at = now(), sale_ends_at = now() + interval '1 day'
      where tenant_id = $1`,
    [staff.tenantId],
  )
  expect(await read(staff)).toMatchObject({ activityPublicId: bySlot.publicId })
  expect(await done(staff)).toEqual(['activity'])
  const other = await aBusiness(server)
  await create(other, 'museum')
  await server.owner.query(
    `update resource set quantity = 0
      where tenant_id = $1 and id in (select id from slot where tenant_id = $1)`,
    [other.tenantId],
  )
  expect(await done(other)).toEqual(['activity', 'timetable'])
})

test('each person sees which steps they may do', async () => {
  const staff = await aBusiness(server)
  const clerk = await aStaff(server, staff, { accesses: ['Dashboard', 'TicketCreation'] })
  const { steps, maySample } = await read(clerk)
  expect(steps.filter(({ may }) => may).map(({ step }) => step)).toEqual(['sale'])
  expect(maySample).toBe(false)
  expect((await send(server, clerk, saveCashOnly, { body: { isCashOnly: true } })).status).toBe(403)
})

test('the list is put away for everybody, and brought back', async () => {
  const staff = await aBusiness(server)
  const clerk = await aStaff(server, staff, { accesses: ['Dashboard'] })
  await send(server, staff, saveFirstSteps, { body: { isDismissed: true } })
  expect((await read(clerk)).isDismissed).toBe(true)
  await send(server, clerk, saveFirstSteps, { body: { isDismissed: false } })
  expect((await read(staff)).isDismissed).toBe(false)
  const { rows } = await server.owner.query(
    `select code from audit where tenant_id = $1 and code like 'first_steps.%' order by at`,
    [staff.tenantId],
  )
  expect(rows.map(({ code }) => code)).toEqual([
    'first_steps.dismissed',
    'first_steps.brought_back',
  ])
})

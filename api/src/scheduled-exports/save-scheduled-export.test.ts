import {
  findExportRuns,
  runScheduledExport,
} from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import {
  createScheduledExport,
  deleteScheduledExport,
  findExportReaders,
  findScheduledExports,
  saveScheduledExport,
} from '@guichet/contract/scheduled-exports/save-scheduled-export.ts'
import { expect, test } from 'vitest'
import { minutesAgo, useExports } from '../../test/factories/export-workers.ts'
import { dismiss } from '../../test/factories/roles.ts'
import { anExport, anExportForm, makeDue, runNow } from '../../test/factories/scheduled-exports.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { worker, runsOf, take, look, lettersTo } = useExports(server, staff)

test('a recipient without access is skipped, and a file without readers is not made', async () => {
  const [lost, left] = [
    await aStaff(server, staff, { accesses: ['Orders'] }),
    await aStaff(server, staff, { accesses: ['Orders'] }),
  ]
  const all = [staff.accountId, lost.accountId, left.accountId]
  const { publicId: id } = await anExport(server, staff, { recipientPublicIds: all })
  await server.owner.query(
    'delete from staff_role where staff_id = (select id from staff where account_id = $1)',
    [lost.accountId],
  )
  await dismiss(server, staff, left)
  const { publicId: runId } = await runNow(server, staff, id)
  await worker().drain()
  const states = Object.fromEntries(
    (await look(runId)).body.letters.map(({ publicId, state }) => [publicId, state]),
  )
  expect(states).toEqual({
    [staff.accountId]: 'waiting',
    [lost.accountId]: 'noAccess',
    [left.accountId]: 'left',
  })
  expect(await lettersTo(runId)).toHaveLength(1)
  // A former recipient may stay; a new one needs access.
  const { body: found } = await send(server, staff, findScheduledExports, {})
  const { version } = found.items.find(({ publicId }) => publicId === id)!
  const saved = await send(server, staff, saveScheduledExport, {
    params: { id },
    body: { ...anExportForm(staff, { recipientPublicIds: [lost.accountId] }), version },
  })
  expect(saved.body.recipients.map(({ mayRead }) => mayRead)).toEqual([false])
  const refused = await send(server, staff, createScheduledExport, {
    body: anExportForm(staff, { recipientPublicIds: [lost.accountId] }),
    key: newKey(),
  })
  expect(refused.body).toMatchObject({ fields: [{ field: 'recipientPublicIds', rule: 'invalid' }] })
  const { publicId: unread } = await runNow(server, staff, id)
  await worker().drain()
  expect((await look(unread)).body).toMatchObject({ state: 'failed', fault: 'nobodyMayRead' })
  expect((await take(unread)).status).toBe(404)
})

test('a scheduled export continues for its recipients after its author left', async () => {
  const maker = await aStaff(server, staff, { accesses: ['Orders'] })
  const { publicId: id } = await anExport(server, maker, { recipientPublicIds: [staff.accountId] })
  await dismiss(server, staff, maker)
  const { publicId: runId } = await runNow(server, staff, id)
  await worker().drain()
  expect((await look(runId)).body.state).toBe('done')
})

test('a scheduled export is seen, run and read with the access of its subject, in its own business', async () => {
  const { publicId: id } = await anExport(server, staff)
  const { publicId: runId } = await runNow(server, staff, id)
  await worker().drain()
  const [orders, tickets, other] = [
    await aStaff(server, staff, { accesses: ['Orders'] }),
    await aStaff(server, staff, { accesses: ['Tickets'] }),
    await aBusiness(server),
  ]
  const seen = async (who: Staff) => [
    (await send(server, who, findScheduledExports, {})).body.items.some(
      ({ publicId }) => publicId === id,
    ),
    (await send(server, who, findExportRuns, { params: { id } })).status,
    (await send(server, who, runScheduledExport, { params: { id }, key: newKey() })).status,
    (await send(server, who, deleteScheduledExport, { params: { id: runId } })).status,
    (await look(runId, who)).status,
    (await take(runId, who)).status,
  ]
  expect(await seen(orders)).toEqual([true, 200, 200, 404, 200, 200])
  expect(await seen(tickets)).toEqual([false, 404, 404, 404, 403, 403])
  expect(await seen(other)).toEqual([false, 404, 404, 404, 404, 404])
  const readers = await send(server, orders, findExportReaders, { params: { subject: 'orders' } })
  const named = readers.body.items.map(({ publicId }) => publicId)
  expect([named.includes(orders.accountId), named.includes(tickets.accountId)]).toEqual([
    true,
    false,
  ])
  expect(
    (await send(server, orders, findExportReaders, { params: { subject: 'sales' } })).status,
  ).toBe(403)
})

test('a double click runs an export once, and a waiting manual run is not repeated', async () => {
  const { publicId: id } = await anExport(server, staff)
  const key = newKey()
  const clicks = await Promise.all([1, 2].map(() => runNow(server, staff, id, key)))
  expect(clicks[1]).toEqual(clicks[0])
  expect((await runNow(server, staff, id)).publicId).toBe(clicks[0]!.publicId)
  await worker().drain()
  expect(await runsOf(id)).toHaveLength(1)
  const body = anExportForm(staff, { name: 'Une fois' })
  const created = await Promise.all(
    [1, 2].map(() => send(server, staff, createScheduledExport, { body, key })),
  )
  expect(created[1]!.body).toEqual(created[0]!.body)
})

test('a paused export has no due time, and the files of a deleted one stay until they expire', async () => {
  const { publicId: id } = await anExport(server, staff, { isPaused: true })
  const { items } = (await send(server, staff, findScheduledExports, {})).body
  expect(items.find(({ publicId }) => publicId === id)!.nextDueDateTimeUtc).toBeNull()
  const { publicId: runId } = await runNow(server, staff, id)
  await worker().drain()
  await send(server, staff, deleteScheduledExport, { params: { id } })
  expect((await send(server, staff, findExportRuns, { params: { id } })).status).toBe(404)
  expect((await take(runId)).status).toBe(200)
})

test('a change does not affect runs that are due already, and a save of an older version is rejected', async () => {
  const { publicId: id, version } = await anExport(server, staff)
  await makeDue(server, { id, at: minutesAgo(5) })
  const change = (name: string) =>
    send(server, staff, saveScheduledExport, {
      params: { id },
      body: { ...anExportForm(staff, { name, hour: 7 }), version },
    })
  expect((await change('Autre')).body).toMatchObject({ version: 2, name: 'Autre', hour: 7 })
  expect((await change('Encore')).body).toMatchObject({
    type: 'StaleVersion',
    changedFields: ['name', 'hour'],
  })
  await worker().drain()
  expect((await runsOf(id)).map(({ state }) => state)).toEqual(['done'])
})

test('an invalid format or day and a fifty-first schedule are rejected', async () => {
  const business = await aBusiness(server)
  const problemOf = async (changed: Parameters<typeof anExportForm>[1]) =>
    (
      await send(server, business, createScheduledExport, {
        body: anExportForm(business, changed),
        key: newKey(),
      })
    ).body
  expect(await problemOf({ subject: 'sales', format: 'csv' })).toMatchObject({
    fields: [{ field: 'format', rule: 'choice' }],
  })
  expect(await problemOf({ rhythm: 'weekly', day: 8 })).toMatchObject({
    fields: [{ field: 'day', rule: 'maxValue' }],
  })
  for (let i = 0; i < 50; i += 1) await anExport(server, business)
  expect(await problemOf({})).toMatchObject({ type: 'ListFull', limit: 50 })
})

import { getSettings, saveSettings } from '@guichet/contract/configuration/save-settings.ts'
import type { Body } from '@guichet/contract/endpoint.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { saveTillSettings } from '@guichet/contract/till/save-till-settings.ts'
import { beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
let staff: Staff
beforeEach(async () => {
  staff = await aBusiness(server)
})
type Form = Body<typeof saveSettings>
const asked = async (who: Staff = staff) => (await send(server, who, getSettings, {})).body
/** Saves the settings with a change, as the screen sends it. */
const save = async (change: Partial<Form>, who: Staff = staff) =>
  send(server, who, saveSettings, { body: { ...(await asked(who)), ...change } })

test('a new business has the default settings, without changes', async () => {
  expect(await asked()).toEqual({
    version: 1,
    timeZone: 'America/Toronto',
    holdMinutes: 30,
    orderPrefix: '',
    feeRefundPolicy: 'onTotal',
    allowSeveralPartialRefunds: false,
    percentRefundOnCounterOrders: false,
    cancelsRefunded: 'ifWhole',
    rebatesCombine: false,
    clientRetentionMonths: null,
    clientRetentionFrom: null,
    elsewhere: {
      isTerminalReferenceRequired: true,
      isTillRequired: false,
      isBlindCount: false,
      idleLockMinutes: null,
      secondFactorRoles: [],
    },
    changes: {},
    isTimeZoneInUse: false,
  })
})

test('each setting has the time and author of its last change, also of settings saved elsewhere', async () => {
  const other = await aStaff(server, staff, { accesses: ['Configuration'] })
  expect((await save({ holdMinutes: 45, orderPrefix: 'SKI' })).status).toBe(200)
  const { body } = await save({ feeRefundPolicy: 'keep', holdMinutes: 20 }, other)
  expect(body).toMatchObject({ version: 3, holdMinutes: 20, orderPrefix: 'SKI' })
  await send(server, staff, saveTillSettings, {
    body: { isTillRequired: true, isBlindCount: false },
  })
  const { changes, elsewhere } = await asked()
  expect(Object.keys(changes).toSorted()).toEqual([
    'feeRefundPolicy',
    'holdMinutes',
    'isBlindCount',
    'isTillRequired',
    'orderPrefix',
  ])
  expect(changes.holdMinutes!.dateTimeUtc).toBe(changes.feeRefundPolicy!.dateTimeUtc)
  expect(changes.orderPrefix!.dateTimeUtc < changes.holdMinutes!.dateTimeUtc).toBe(true)
  expect(changes.holdMinutes!.by).not.toBe(changes.orderPrefix!.by)
  expect(elsewhere.isTillRequired).toBe(true)
})

test('the audit line of a save has the old and new values', async () => {
  await save({ holdMinutes: 45, feeRefundPolicy: 'proportional' })
  const { rows } = await server.owner.query(
    `select a.facts, w.words
      from audit a
      left join audit_words w on (w.tenant_id, w.audit_id) = (a.tenant_id, a.id)
      where a.tenant_id = $1 and a.code = 'settings.saved'`,
    [staff.tenantId],
  )
  expect(rows).toEqual([
    {
      facts: {
        fields: ['holdMinutes', 'feeRefundPolicy'],
        changes: { holdMinutes: [30, 45] },
      },
      words: { feeRefundPolicy: 'onTotal → proportional' },
    },
  ])
})

test('a save from an older version is rejected with the fields that changed', async () => {
  const first = await asked()
  await save({ holdMinutes: 45 })
  const late = await save({ version: first.version, holdMinutes: 50 })
  expect(late).toMatchObject({
    status: 409,
    body: { type: 'StaleVersion', changedFields: ['holdMinutes'], version: 2 },
  })
  expect((await asked()).holdMinutes).toBe(45)
})

test.each([
  ['holdMinutes', 4, 'minValue:5'],
  ['holdMinutes', 121, 'maxValue:120'],
  ['holdMinutes', 7.5, 'integer'],
  ['orderPrefix', 'ski', 'orderPrefix'],
  ['orderPrefix', 'É', 'orderPrefix'],
  ['orderPrefix', '2B', 'orderPrefix'],
  ['orderPrefix', 'ABCDEFG', 'maxLength:6'],
  ['feeRefundPolicy', 'never', 'choice'],
  ['cancelsRefunded', 'maybe', 'choice'],
  ['clientRetentionMonths', 11, 'minValue:12'],
  ['clientRetentionMonths', 121, 'maxValue:120'],
  ['timeZone', 'Europe/Paris', 'choice'],
  ['timeZone', '', 'required'],
])('%s: %j is rejected at its field (%s)', async (field, value, rule) => {
  const { status, body } = await save({ [field]: value })
  expect(status).toBe(400)
  const { fields } = body as unknown as { fields: { field: string; rule: string }[] }
  expect(fields.map((each) => [each.field, each.rule])).toContainEqual([field, rule.split(':')[0]])
  expect((await asked()).version).toBe(1)
})

test('an order has the prefix of its day, and is found by it; a refund proposes the default', async () => {
  const { order: before } = await anOrder(server, staff)
  await save({ orderPrefix: 'SKI', cancelsRefunded: 'never' })
  const { order } = await anOrder(server, staff)
  expect([before, order].map(({ orderReferenceNumber: ref }) => ref)).toEqual([
    expect.stringMatching(/^\d{8}$/),
    expect.stringMatching(/^SKI\d{8}$/),
  ])
  for (const ref of [order.orderReferenceNumber, before.orderReferenceNumber]) {
    const found = await send(server, staff, getOrder, { params: { ref } })
    expect(found).toMatchObject({ status: 200, body: { cancelsRefunded: 'never' } })
  }
})

test('the time zone can be changed while nothing is upcoming, and not once something is sold', async () => {
  const moved = await save({ timeZone: 'America/Vancouver' })
  expect(moved.body).toMatchObject({ timeZone: 'America/Vancouver', isTimeZoneInUse: false })
  await anOrder(server, staff)
  expect((await asked()).isTimeZoneInUse).toBe(true)
  const refused = await save({ timeZone: 'America/Toronto', holdMinutes: 60 })
  expect(refused).toMatchObject({ status: 409, body: { type: 'TimeZoneInUse' } })
  expect(await asked()).toMatchObject({ timeZone: 'America/Vancouver', holdMinutes: 30 })
  expect((await save({ holdMinutes: 60 })).status).toBe(200)
})

import {
  archiveRebateGroup,
  createRebateGroup,
  findGroupCodes,
  findRebateGroups,
  saveRebateGroup,
} from '@guichet/contract/rebates/save-rebate-group.ts'
import {
  archiveRebate,
  createRebate,
  findRebates,
  saveRebate,
} from '@guichet/contract/rebates/save-rebate.ts'
import { expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { aRebate, aRebateGroup, makeRebate, newCode } from '../../test/factories/sales/rebates.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const create = (over: Parameters<typeof aRebate>[0] = {}) =>
  send(server, staff, createRebate, { body: aRebate(over) })
const list = async () =>
  (await send(server, staff, findRebates, { params: { id: staff.tenantId } })).body.items

test('a code is read as it was created, newest first', async () => {
  const { productId } = await aTicketType(server, staff)
  const body = aRebate({
    types: ['Rebate.OnDailyTicketOnly', 'Rebate.OnEquipmentRentalOnly'],
    conditions: [
      { type: 'Condition.OnAmountSpent', value: '50.5' },
      { type: 'Condition.OnQuantityPurchased', value: '3' },
    ],
    settings: '7,25%',
    activePeriodEndUtc: '2100-02-01T23:59:59.999Z',
    isCombinable: 'yes',
    linkedProductPublicIds: [productId],
    linkedDates: ['2100-01-02'],
  })
  const { body: made } = await send(server, staff, createRebate, { body })
  expect(made).toMatchObject({
    ...body,
    settings: '7.25%',
    conditions: [
      { type: 'Condition.OnAmountSpent', value: '50.50' },
      { type: 'Condition.OnQuantityPurchased', value: '3' },
    ],
    version: 1,
    remainingUses: null,
    uses: 0,
  })
  const { body: newer } = await create({ settings: '30$' })
  expect((await list()).slice(0, 2)).toEqual([newer, made])
  expect(newer.settings).toBe('30.00$')
})

test('a code in use is rejected, in any case, and is free again after its deletion', async () => {
  const { body: made } = await create({ code: 'Hiver-2100' })
  expect((await create({ code: 'HIVER-2100' })).body).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field: 'code', rule: 'codeTaken', detail: 'Ce code est déjà utilisé.' }],
  })
  await send(server, staff, archiveRebate, { params: { id: made.publicId } })
  expect((await create({ code: 'HIVER-2100' })).status).toBe(200)
})

test.each([
  ['settings', 'discountFormat', ['0%', '0$', '101%', '15', '10000$', '1.234$', '-5%', '1e3%', '']],
  ['code', 'noWhitespace', ['A B', ' A', '  ']],
  ['code', 'required', ['', null]],
  ['description', 'required', [' ']],
  ['types', 'oneType', [[]]],
  ['taxSettings', 'prepaidTax', ['10001$', '1', '1.234$', '-1$']],
  ['activePeriodEndUtc', 'order', ['2099-12-31T23:59:59.999Z']],
  ['activePeriodBeginUtc', 'nonPastPeriod', ['2020-01-01T00:00:00.000Z']],
  ['linkedDates.0', 'nonPastPeriod', [['2020-01-01']]],
  ['linkedProductPublicIds.0', 'id', [['0197c000-0000-7000-8000-000000000001']]],
  ['isCombinable', 'choice', ['maybe']],
  [
    'conditions.0.value',
    'leastAmount',
    [
      [{ type: 'Condition.OnAmountSpent', value: '0.99' }],
      [{ type: 'Condition.OnAmountSpent', value: '5.001' }],
    ],
  ],
  [
    'conditions.0.value',
    'leastQuantity',
    [
      [{ type: 'Condition.OnQuantityPurchased', value: '0' }],
      [{ type: 'Condition.OnQuantityPurchased', value: '1001' }],
    ],
  ],
])('%s: %s', async (field, rule, values) => {
  for (const value of values) {
    const { body } = await send(server, staff, createRebate, {
      body: { ...aRebate(), [field.split('.')[0]!]: value } as never,
    })
    expect([value, body]).toMatchObject([value, { fields: [{ field, rule }] }])
  }
})

test('a code is exactly one of unlimited, single-use, automatic or for postal codes', async () => {
  const fault = async (over: Parameters<typeof aRebate>[0]) =>
    (await create(over)).body as unknown as { fields: { field: string; rule: string }[] }
  expect(await fault({ autoApply: true, isAppliedOnce: true, code: null })).toMatchObject({
    fields: [{ field: 'autoApply', rule: 'choice' }],
  })
  expect(await fault({ autoApply: true })).toMatchObject({
    fields: [{ field: 'code', rule: 'noCode' }],
  })
  expect(await fault({ isMunicipalityApplied: true, code: null })).toMatchObject({
    fields: [{ field: 'postalCodes', rule: 'notEmpty' }],
  })
  expect(
    await fault({ isMunicipalityApplied: true, code: null, postalCodes: ['G1R', 'g1r'] }),
  ).toMatchObject({ fields: [{ field: 'postalCodes', rule: 'unique' }] })
  expect(
    await fault({ types: ['Rebate.OnSeasonPassOnly'], linkedDates: ['2100-01-01'] }),
  ).toMatchObject({ fields: [{ field: 'linkedDates', rule: 'noPassOnDates' }] })
})

test('only the description and the active flag of a code can be changed', async () => {
  const { body: made } = await create()
  const save = (over: object) =>
    send(server, staff, saveRebate, { body: { ...made, ...over } as never })
  expect((await save({ settings: '99%' })).body).toMatchObject({
    fields: [{ field: 'settings', rule: 'locked' }],
  })
  expect((await save({ code: newCode() })).body).toMatchObject({
    fields: [{ field: 'code', rule: 'locked' }],
  })
  const { body: saved } = await save({ description: 'Noël', isActive: false })
  expect(saved).toEqual({ ...made, description: 'Noël', isActive: false, version: 2 })
  expect((await save({ description: 'Pâques' })).body).toMatchObject({
    type: 'StaleVersion',
    changedFields: ['description', 'isActive'],
  })
})

test('a used single-use code cannot be changed, and has no use left', async () => {
  const { publicId, code } = await makeRebate(server, staff, { isAppliedOnce: true })
  await anOrder(server, staff, { rebateCodes: [code!] })
  const used = (await list()).find((each) => each.publicId === publicId)!
  expect(used).toMatchObject({ isActive: false, remainingUses: 0, uses: 1 })
  expect((await send(server, staff, saveRebate, { body: used })).body).toMatchObject({
    type: 'RebateUsed',
  })
})

test('a batch of codes is created completely or not at all; each code is used once, and all are renamed and deleted together', async () => {
  const codes = ['SKI_AAAAAAAA-AAA', 'SKI_BBBBBBBB-BBB', 'SKI_CCCCCCCC-CCC']
  const make = (some: string[]) =>
    send(server, staff, createRebateGroup, { body: aRebateGroup({ codes: some }) })
  const { body: group } = await make(codes)
  expect(group).toMatchObject({ quantity: 3, remainingUses: 3, settings: '15%' })
  expect((await make(['FREE-0001', 'ski_bbbbbbbb-bbb'])).body).toMatchObject({
    type: 'CodesTaken',
    codes: ['ski_bbbbbbbb-bbb'],
  })
  const all = await send(server, staff, findRebateGroups, {
    params: { id: staff.tenantId },
    query: {},
  })
  expect(all.body.items).toHaveLength(1)
  expect(all.body.items[0]!.codes).toEqual(codes)
  const shown = await send(server, staff, findRebateGroups, {
    params: { id: staff.tenantId },
    query: { codes: 'without' },
  })
  expect(shown.body.items[0]).not.toHaveProperty('codes')
  const { body: renamed } = await send(server, staff, saveRebateGroup, {
    body: { publicId: group.publicId, description: 'Écoles', version: group.version },
  })
  expect(renamed).toMatchObject({ description: 'Écoles', version: 2 })
  const { body: listed } = await send(server, staff, findGroupCodes, {
    params: { id: group.publicId },
  })
  expect(listed.items.map(({ code, isUsed }) => [code, isUsed])).toEqual(
    codes.map((code) => [code, false]),
  )
  await send(server, staff, archiveRebateGroup, { params: { id: group.publicId } })
  expect((await make(codes)).status).toBe(200)
})

test('ten thousand codes are created at once, and all exist', async () => {
  const codes = Array.from({ length: 10_000 }, () => newCode())
  const { body: group } = await send(server, staff, createRebateGroup, {
    body: aRebateGroup({ codes }),
  })
  expect(group).toMatchObject({ quantity: 10_000, remainingUses: 10_000 })
  const { body } = await send(server, staff, findGroupCodes, { params: { id: group.publicId } })
  expect(new Set(body.items.map(({ code }) => code))).toEqual(new Set(codes))
})

test('codes of one business are not visible to another', async () => {
  const { body: made } = await create({ code: 'PARTAGE' })
  const other = await aBusiness(server)
  expect(
    (await send(server, other, createRebate, { body: aRebate({ code: 'PARTAGE' }) })).status,
  ).toBe(200)
  const stolen = await send(server, other, saveRebate, { body: made as never, key: newKey() })
  expect(stolen.body).toMatchObject({ status: 404 })
})

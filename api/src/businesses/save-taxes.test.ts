import { getFees, saveFees } from '@guichet/contract/businesses/save-fees.ts'
import { getTaxes, saveTaxes } from '@guichet/contract/businesses/save-taxes.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { previewSale } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aCartLine, anOrder } from '../../test/factories/sales/orders.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const taxesOf = async (staff: Staff) =>
  (await send(server, staff, getTaxes, { params: { id: staff.tenantId } })).body
const save = (staff: Staff, body: object) =>
  send(server, staff, saveTaxes, { params: { id: staff.tenantId }, body: body as never })
const feesOf = async (staff: Staff) =>
  (await send(server, staff, getFees, { params: { id: staff.tenantId } })).body
const saveFee = (staff: Staff, body: object) =>
  send(server, staff, saveFees, { params: { id: staff.tenantId }, body: body as never })
const taxLines = (taxes: { items: { key: string; total: number }[] }) =>
  taxes.items.map(({ key, total }) => [key, total])

test('a business that never saved taxes has those of its province; saving them unchanged changes nothing', async () => {
  const staff = await aBusiness(server)
  const read = await taxesOf(staff)
  expect(read).toMatchObject({ version: 1, province: 'QC', taxingRuleName: 'Quebec_2020' })
  expect(read.ruleSets).toHaveLength(13)
  expect(read.ruleSets.find(({ province }) => province === 'NS')).toMatchObject({
    taxingRuleName: 'NS_2025',
    validFrom: '2025-04-01',
    taxes: [{ key: 'HST', percent: 14 }],
  })
  const { body: saved } = await save(staff, read)
  expect(saved).toEqual({ ...read, version: 2 })
})

test('a move to Ontario applies from the next sale on, and earlier sales keep their taxes and numbers', async () => {
  const staff = await aBusiness(server)
  const read = await taxesOf(staff)
  await save(staff, { ...read, taxNumbers: { GST: '123456789 RT0001' } })
  const { order, line } = await anOrder(server, staff, { quantity: 1, cents: 10_000 })
  const { body: moved } = await save(staff, {
    ...(await taxesOf(staff)),
    province: 'ON',
    taxedKinds: {},
  })
  expect(moved).toMatchObject({ province: 'ON', taxes: [{ key: 'HST', percent: 13 }] })
  const { body: draft } = await send(server, staff, previewSale, { body: { tickets: [line] } })
  expect(taxLines(draft.taxes)).toEqual([['HST', 13]])
  const { body: sold } = await send(server, staff, getOrder, {
    params: { ref: order.orderReferenceNumber },
  })
  expect(sold.invoice).toMatchObject({
    province: 'QC',
    taxes: { items: [{ key: 'GST', total: 5, number: '123456789 RT0001' }, { key: 'QST' }] },
  })
  expect(await violations(server.owner)).toEqual([])
})

test('a custom tax is charged, a kind can be untaxed, and a business can have no taxes at all', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff, { cents: 10_000 })
  const linesOf = async () =>
    taxLines((await send(server, staff, previewSale, { body: { tickets: [line] } })).body.taxes)
  const own = {
    name: 'Redevance',
    percent: 1.125,
    number: 'R 1',
    base: 'all',
    includedInOtherTaxBase: false,
  }
  await save(staff, { ...(await taxesOf(staff)), customTaxes: [own] })
  expect((await taxesOf(staff)).customTaxes).toEqual([own])
  expect(await linesOf()).toEqual([
    ['GST', 5],
    ['QST', 9.98],
    ['custom:Redevance', 1.13],
  ])
  await save(staff, { ...(await taxesOf(staff)), taxedKinds: { GST: ['season_pass'], QST: [] } })
  expect(await linesOf()).toEqual([])
  await save(staff, { ...(await taxesOf(staff)), isNoTaxesSelected: true })
  expect(await linesOf()).toEqual([])
})

test.each([
  ['taxNumbers.GST', 'taxNumber', { taxNumbers: { GST: '123-456' } }],
  ['taxNumbers.GST', 'taxNumber', { taxNumbers: { GST: ' _ ' } }],
  ['taxNumbers.GST', 'maxLength', { taxNumbers: { GST: 'A'.repeat(26) } }],
  ['province', 'choice', { province: 'QUEBEC' }],
  ['customTaxes.0.name', 'maxLength', { customTaxes: [{ name: 'x'.repeat(26), percent: 1 }] }],
  ['customTaxes.0.percent', 'percentFormat', { customTaxes: [{ name: 'x', percent: 0.0001 }] }],
  ['customTaxes.0.percent', 'maxValue', { customTaxes: [{ name: 'x', percent: 101 }] }],
  ['customTaxes', 'unique', { customTaxes: [{ name: 'x' }, { name: 'x' }] }],
  ['taxedKinds.GST.0', 'choice', { taxedKinds: { GST: ['hope'] } }],
])('%s: %s', async (field, rule, change) => {
  const staff = await aBusiness(server)
  const tax = { percent: 1, number: null, base: 'all', includedInOtherTaxBase: false }
  const { customTaxes = [], ...rest } = change as { customTaxes?: object[] }
  const { body } = await save(staff, {
    ...(await taxesOf(staff)),
    ...rest,
    customTaxes: customTaxes.map((each) => ({ ...tax, ...each })),
  })
  expect(body).toMatchObject({ type: 'InvalidRequest', fields: [{ field, rule }] })
})

test('fees apply from the next sale on, and a concurrent save is rejected as stale', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff, { quantity: 2, cents: 10_000 })
  const read = await feesOf(staff)
  expect(read).toEqual({ version: 1, feesAppliedToUser: [] })
  const fees = [
    { kind: 'daily_ticket', percent: 2.5, amount: null },
    { kind: 'equipment_rental', percent: null, amount: 3 },
  ]
  const { body: saved } = await saveFee(staff, { version: 1, feesAppliedToUser: fees })
  expect(saved).toEqual({ version: 2, feesAppliedToUser: fees })
  const { body: draft } = await send(server, staff, previewSale, { body: { tickets: [line] } })
  expect(draft.fees.total).toBe(5)
  expect((await saveFee(staff, { version: 1, feesAppliedToUser: [] })).body).toMatchObject({
    type: 'StaleVersion',
  })
})

test.each([
  ['feesAppliedToUser.0.amount', 'oneOfTwo', [{ kind: 'package', percent: 1, amount: 1 }]],
  ['feesAppliedToUser.0.amount', 'oneOfTwo', [{ kind: 'package', percent: null, amount: null }]],
  ['feesAppliedToUser.0.amount', 'negativePrice', [{ kind: 'package', percent: null, amount: -1 }]],
  ['feesAppliedToUser.0.percent', 'maxValue', [{ kind: 'package', percent: 100.5, amount: null }]],
  ['feesAppliedToUser.0.kind', 'choice', [{ kind: 'accessory_rental', percent: 1, amount: null }]],
  [
    'feesAppliedToUser',
    'unique',
    [
      { kind: 'package', percent: 1, amount: null },
      { kind: 'package', percent: 2, amount: null },
    ],
  ],
])('%s: %s', async (field, rule, feesAppliedToUser) => {
  const staff = await aBusiness(server)
  expect((await saveFee(staff, { feesAppliedToUser })).body).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field, rule }],
  })
})

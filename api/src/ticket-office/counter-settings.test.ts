import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import type { ProfileForm } from '@guichet/contract/ticket-office/profile.ts'
import { expect, test } from 'vitest'
import { officeOf } from '../../test/factories/catalogue/office-profiles.ts'
import { aProfile } from '../../test/factories/catalogue/ticket-office.ts'
import { aCartLine } from '../../test/factories/sales/orders.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { get, save } = officeOf(server, staff)

/** Result of a card sale without a reference, and the preview of the cart before it. */
async function cardWithoutReference(who: Staff) {
  const { line } = await aCartLine(server, who)
  const body = { tickets: [line] }
  const draft = (await send(server, who, previewSale, { body })).body
  const sold = await send(server, who, sell, {
    body: { ...body, payment: { method: 'card' } },
    key: newKey(),
  })
  return { isSaid: draft.isTerminalReferenceRequired, status: sold.status }
}
const lastAudit = async (who: Staff) =>
  (
    await server.owner.query<{ facts: { fields: string[] } }>(
      `select facts from audit where tenant_id = $1 and code = 'profile.saved' order by id desc limit 1`,
      [who.tenantId],
    )
  ).rows[0]!.facts

test('whether a card needs the reference of the terminal is saved with the page, and applies to sales', async () => {
  const other = await aBusiness(server)
  const profile = await aProfile(server, staff)
  const required = { isSaid: true, status: 400 }
  const optional = { isSaid: false, status: 200 }
  expect((await get()).isTerminalReferenceRequired).toBe(true)
  expect(await cardWithoutReference(staff)).toEqual(required)

  const page = (await save(staff, profile)).body
  const off = await save(staff, { ...page, isTerminalReferenceRequired: false } as ProfileForm)
  expect([off.status, off.body.isTerminalReferenceRequired]).toEqual([200, false])
  expect((await get()).isTerminalReferenceRequired).toBe(false)
  expect(await cardWithoutReference(staff)).toEqual(optional)
  expect((await lastAudit(staff)).fields).toEqual(['isTerminalReferenceRequired'])
  expect((await get(other)).isTerminalReferenceRequired).toBe(true)
  expect(await cardWithoutReference(other)).toEqual(required)

  const { isTerminalReferenceRequired: _kept, ...unnamed } = off.body
  expect((await save(staff, unnamed as ProfileForm)).body.isTerminalReferenceRequired).toBe(false)
  const on = { ...unnamed, version: undefined, isTerminalReferenceRequired: true }
  expect((await save(staff, on as unknown as ProfileForm)).status).toBe(200)
  expect(await cardWithoutReference(staff)).toEqual(required)
})

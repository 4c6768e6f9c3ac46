import {
  getOnlineSales,
  saveOnlineSales,
  type BuyerChanges,
} from '@guichet/contract/office/online-sales.ts'
import { expect } from 'vitest'
import { send, type TestServer } from '../../test-server.ts'
import { aSlot } from '../catalogue/catalogue.ts'
import type { Staff } from '../staff.ts'
import { aSoldCart } from './office-carts.ts'
import { aCartLine } from './orders.ts'

const hourBefore: BuyerChanges = { moveMinutesBefore: 60, cancelMinutesBefore: 60 }

/** Lets the buyers of a business change their orders, until an hour before their visit. */
export async function letBuyersChange(
  server: TestServer,
  staff: Staff,
  changes: Partial<BuyerChanges> = {},
): Promise<void> {
  const params = { id: staff.tenantId }
  const { version, items } = (await send(server, staff, getOnlineSales, { params })).body
  const rules = items.map(({ name: _name, state: _state, ...rule }) => rule)
  const body = { version, items: rules, changes: { ...hourBefore, ...changes } }
  expect((await send(server, staff, saveOnlineSales, { params, body })).status).toBe(200)
}

type DayOptions = { cents?: number; capacity?: number; laterCapacity?: number; date?: string }
/** A slot of an activity, on 2030-02-02 at 9:00 without a date, and one on 2030-02-03. */
export async function aDayToChange(
  server: TestServer,
  staff: Staff,
  { cents = 0, capacity = 100, laterCapacity = 100, date }: DayOptions = {},
) {
  const { line, activityId, slotId } = await aCartLine(server, staff, {
    cents,
    capacity,
    ...(date && { date }),
  })
  const later = await aSlot(server, staff, {
    activityId,
    date: '2030-02-03',
    quantity: laterCapacity,
  })
  return { line, activityId, slotId, laterSlotId: later.slotId }
}

type Options = { quantity?: number; day: Awaited<ReturnType<typeof aDayToChange>> }
/** Tickets of a visitor: free ones are sold at once, others wait for their payment. */
export async function aVisitToChange(
  server: TestServer,
  office: string,
  { quantity = 1, day }: Options,
) {
  const { cart, order } = await aSoldCart(server, office, [{ ...day.line, quantity }])
  const { rows } = await server.owner.query<{ id: string }>(
    `select t.id from ticket t join orders o on o.id = t.order_id where o.reference = $1
      order by t.id`,
    [order.reference],
  )
  return { ...day, params: { office, cart }, order, ticketPublicIds: rows.map(({ id }) => id) }
}

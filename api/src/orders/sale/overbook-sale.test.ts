import type { CartLine } from '@guichet/contract/orders/sale/cart.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test } from 'vitest'
import { counterOf, day } from '../../../test/factories/sales/counter.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { aStaff } from '../../../test/factories/staff.ts'
import { aRental } from '../../../test/factories/time.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { sale, refund } = counterOf(server, staff)

afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

test('main staff may overbook with a reason, which is marked and recorded; others may not, and returned places reduce the overbooking first', async () => {
  const skis = await aRental(server, staff, { sizes: [1, 1] })
  const { line, slotId } = await aCartLine(server, staff, { capacity: 1 })
  const cart: CartLine[] = [
    {
      productId: skis.twoHours,
      quantity: 2,
      activationDateTimeUtc: skis.at(day, '09:00'),
      specificationPublicId: skis.sizeIds[0]!,
    },
    { ...line, quantity: 3 },
  ]
  expect((await sale(cart)).status).toBe(409)
  const { status, body: order } = await sale(cart, { overbookingReason: 'Groupe scolaire' })
  expect(status).toBe(200)
  expect(
    (await server.owner.query('select taken, overbooked from resource where id = $1', [slotId]))
      .rows[0],
  ).toEqual({ taken: 3, overbooked: 2 })
  const {
    rows: [audited],
  } = await server.owner.query(
    `select w.words
      from audit a
      join audit_words w on (w.tenant_id, w.audit_id) = (a.tenant_id, a.id)
      where a.order_id = $1 and a.code = 'order.overbooked'`,
    [order.publicId],
  )
  expect(audited!.words).toEqual({ reason: 'Groupe scolaire' })
  await refund(order.publicId, {
    isRefundingAll: true,
    ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(',').slice(-1),
  })
  expect(
    (await server.owner.query('select taken, overbooked from resource where id = $1', [slotId]))
      .rows[0],
  ).toEqual({ taken: 2, overbooked: 1 })
  const clerk = await aStaff(server, staff, { accesses: ['TicketCreation'] })
  expect(
    (
      await send(server, clerk, sell, {
        body: { tickets: cart, payment: { method: 'cash' }, overbookingReason: 'x' },
        key: newKey(),
      })
    ).body,
  ).toMatchObject({ type: 'Restricted', status: 403 })
})

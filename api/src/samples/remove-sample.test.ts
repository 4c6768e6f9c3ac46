import { saveActivity } from '@guichet/contract/activities/save-activity.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { asSaved } from '../../test/factories/catalogue/activities.ts'
import { samplesOf } from '../../test/factories/catalogue/samples.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const { create, remove, activities, rentals, accessories, onSale, slots, sellOne } =
  samplesOf(server)

/** Slots and days of rentals to come: a slot that has begun stays in the past of its timetable. */
const openSlots = async ({ tenantId }: Staff) =>
  (
    await server.owner.query(
      `select count(*)::int as count
        from occurrence o
        left join slot s on (s.tenant_id, s.id) = (o.tenant_id, o.slot_id)
        where o.tenant_id = $1 and o.closed_at is null
          and coalesce(s.begins_at > now(), o.on_date > current_date)`,
      [tenantId],
    )
  ).rows[0].count

test('an unused sample is removed whole, and another one can be chosen', async () => {
  const staff = await aBusiness(server)
  await create(staff)
  expect(await openSlots(staff)).toBeGreaterThan(100)
  expect((await remove(staff)).body).toEqual({ removed: 4, kept: [] })
  expect(await activities(staff)).toEqual([])
  expect(await rentals(staff)).toEqual([])
  expect(await accessories(staff)).toEqual([])
  expect(await openSlots(staff)).toBe(0)
  expect((await create(staff, 'museum')).body.activities).toBe(2)
  expect(await violations(server.owner)).toEqual([])
})

test('a sold record stays for its tickets, off sale, and the reply names it', async () => {
  const staff = await aBusiness(server)
  await create(staff)
  const [ski] = await activities(staff)
  const { body: order } = await sellOne(staff, ski!.publicId)
  const { body } = await remove(staff)
  expect(body).toMatchObject({
    removed: 3,
    kept: [
      {
        kind: 'activity',
        publicId: ski!.publicId,
        name: { fr: 'Ski alpin', en: 'Downhill skiing' },
        reason: 'sold',
      },
    ],
  })
  expect(await onSale(staff)).toEqual([])
  const [kept] = await activities(staff)
  expect(kept!.activityPricings.map(({ isActive }) => isActive)).toEqual([false, false])
  const { rows } = await server.owner.query(
    'select voided_at from ticket where tenant_id = $1 and order_id = $2',
    [staff.tenantId, order.publicId],
  )
  expect(rows).toEqual([{ voided_at: null }])
  expect(await slots(staff, ski!.publicId)).toHaveLength(2)
  expect(await violations(server.owner)).toEqual([])
})

test('rented equipment stays off sale with its accessory', async () => {
  const staff = await aBusiness(server)
  await create(staff)
  const [category] = await rentals(staff)
  const [model] = category!.models
  const helmets = await server.owner.query(
    `select id from product where tenant_id = $1 and kind = 'accessory_rental'`,
    [staff.tenantId],
  )
  const { rows } = await server.owner.query(
    `select ((on_date + 1) || ' 13:00')::timestamp at time zone 'America/Toronto' as at
      from occurrence
      where tenant_id = $1 and rental_type_id = $2
      order by on_date
      limit 1`,
    [staff.tenantId, model!.publicId],
  )
  const sold = await send(server, staff, sell, {
    body: {
      tickets: [
        {
          productId: model!.pricings[0]!.publicId,
          quantity: 1,
          activationDateTimeUtc: new Date(rows[0].at).toISOString(),
          specificationPublicId: model!.specifications[0]!.publicId,
          accessories: [{ productId: helmets.rows[0].id, quantity: 1 }],
        },
      ],
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  expect(sold.status).toBe(200)
  expect((await remove(staff)).body).toMatchObject({
    removed: 2,
    kept: [
      { kind: 'rental', reason: 'sold' },
      { kind: 'accessory', reason: 'sold' },
    ],
  })
  const [kept] = await rentals(staff)
  expect(kept!.models[0]!.pricings.map(({ isActive }) => isActive)).toEqual([false, false])
})

test('a changed record is theirs: it stays as it is', async () => {
  const staff = await aBusiness(server)
  await create(staff, 'outdoorCentre')
  const [trails] = await activities(staff)
  await send(server, staff, saveActivity, {
    params: { id: trails!.publicId },
    body: { ...asSaved(trails!), tags: ['à nous'] },
  })
  const [before] = await activities(staff)
  expect((await remove(staff)).body).toMatchObject({
    removed: 3,
    kept: [{ kind: 'activity', reason: 'changed' }],
  })
  expect(await activities(staff)).toEqual([before])
})

test('a second removal finds nothing, and needs the same accesses', async () => {
  const staff = await aBusiness(server)
  await create(staff, 'museum')
  const clerk = await aStaff(server, staff, { accesses: ['Activities'] })
  expect((await remove(clerk)).status).toBe(403)
  const key = newKey()
  expect((await remove(staff, key)).body).toEqual({ removed: 2, kept: [] })
  expect((await remove(staff, key)).body).toEqual({ removed: 2, kept: [] })
  expect((await remove(staff)).body).toEqual({ removed: 0, kept: [] })
})

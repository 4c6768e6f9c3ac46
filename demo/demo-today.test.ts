import { startOfDay } from '@guichet/api/src/platform/values/zoned-time.ts'
import { newDatabase } from '@guichet/api/test/database.ts'
import { signedIn } from '@guichet/api/test/factories/staff.ts'
import { violations } from '@guichet/api/test/invariants/violations.ts'
import { openTestServer, send, type TestServer } from '@guichet/api/test/test-server.ts'
import { findActivities } from '@guichet/contract/activities/find-activities.ts'
import { findOpenActivities } from '@guichet/contract/availability/find-open-activities.ts'
import { findBookingsOfDay } from '@guichet/contract/bookings/find-calendar.ts'
import type { Call, Endpoint } from '@guichet/contract/endpoint.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { findKnownParty } from '@guichet/contract/orders/sale/find-known-party.ts'
import { findSavedCarts, getSavedCart } from '@guichet/contract/orders/sale/saved/save-cart.ts'
import { findReschedulings } from '@guichet/contract/rescheduling/find-reschedulings.ts'
import { findTills } from '@guichet/contract/till/find-tills.ts'
import { findTraffic } from '@guichet/contract/traffic/find-traffic.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownerId } from './businesses/demo-people.ts'
import { createDemoData } from './public.ts'

// Toronto is UTC-5, in July UTC-4.
const starts = {
  'in the early morning': ['2026-11-26T12:10:00.000Z', '2026-11-26', '07:10'],
  'at noon': ['2027-02-13T18:30:00.000Z', '2027-02-13', '13:30'],
  'in the evening': ['2026-11-27T02:40:00.000Z', '2026-11-26', '21:40'],
  'shortly before midnight': ['2027-07-14T03:55:00.000Z', '2027-07-13', '23:55'],
} as const

describe.each(Object.entries(starts))('demo data created %s', (_, [now, today, wallTime]) => {
  let server: TestServer
  let owner: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    const url = await newDatabase()
    await createDemoData({ url, baseDate: now, orders: 150 })
    server = await openTestServer({ url, clock: () => now })
    const { rows } = await server.owner.query<{ id: string }>(
      'select id from tenant order by created_at limit 1',
    )
    owner = await signedIn(server, rows[0]!.id, ownerId)
  })
  afterAll(() => server.close())
  const ask = async <E extends Endpoint>(endpoint: E, call: Call<E>) => {
    const answer = await send(server, owner, endpoint, call)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    return answer.body
  }
  const ordersOf = async (orderedStart: string, more: object = {}) =>
    (await ask(findOrders, { query: { orderedStart, pageSize: '200', ...more } })).items
  const slotsOfToday = async () => {
    const { activities } = await ask(findActivities, { query: {} })
    const { days } = await ask(findTraffic, {
      query: {
        startPeriod: today,
        endPeriod: today,
        activityPublicIds: activities.map(({ publicId }) => publicId),
      },
    })
    return days[0]!.items
  }

  test('the data of today violates no invariant', async () => {
    expect(await violations(server.owner)).toEqual([])
  })

  test('at least three activities are in progress', async () => {
    const slots = await slotsOfToday()
    const underWay = slots.filter(
      ({ timeSlotBegin, timeSlotEnd, initialQuantity }) =>
        timeSlotBegin <= wallTime && wallTime < timeSlotEnd && initialQuantity > 0,
    )
    expect(
      new Set(underWay.map(({ activityPublicId }) => activityPublicId)).size,
    ).toBeGreaterThanOrEqual(3)
    const { activities } = await ask(findOpenActivities, { query: {} })
    expect(activities.length).toBeGreaterThanOrEqual(3)
  })

  test('60 to 85 % of today is sold; one slot is full, one closed, one overbooked', async () => {
    const slots = await slotsOfToday()
    const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
    const share =
      sum(slots.map(({ usedQuantity }) => usedQuantity)) /
      sum(slots.map(({ initialQuantity }) => initialQuantity))
    expect(share).toBeGreaterThan(0.6)
    expect(share).toBeLessThan(0.85)
    const over = slots.map(({ usedQuantity, initialQuantity }) => usedQuantity - initialQuantity)
    expect(over.filter((places) => places > 0)).toEqual([2])
    expect(
      slots.filter(
        (slot) => slot.initialQuantity > 0 && slot.usedQuantity === slot.initialQuantity,
      ),
    ).toHaveLength(1)
    const { rows } = await server.owner.query(
      `select s.id
        from slot s
        join occurrence o on (o.tenant_id, o.slot_id) = (s.tenant_id, s.id)
        where s.on_date = $1 and s.tenant_id = $2 and o.closed_at is not null and o.is_exception`,
      [today, owner.tenantId],
    )
    expect(rows.length).toBeGreaterThanOrEqual(1)
    const reasons = await server.owner.query(
      `select w.words ->> 'reason' as reason
        from audit a
        join audit_words w on (w.tenant_id, w.audit_id) = (a.tenant_id, a.id)
        where a.code = 'order.overbooked'`,
    )
    expect(reasons.rows).toEqual([{ reason: expect.stringContaining('moniteur') }])
  })

  test('today has thirty to seventy sales, ten within the hour, some refunded, one declined', async () => {
    const orders = await ordersOf(today)
    expect(orders.length).toBeGreaterThanOrEqual(30)
    expect(orders.length).toBeLessThanOrEqual(70)
    const anHourAgo = new Date(Date.parse(now) - 3_600_000).toISOString()
    expect((await ordersOf(anHourAgo)).length).toBeGreaterThanOrEqual(10)
    const statuses = orders.map(({ status }) => status)
    expect(statuses).toContain('PAYMENT_ERROR')
    expect(statuses.filter((status) => status.includes('REFUND')).length).toBeGreaterThanOrEqual(2)
  })

  test('most places of today were sold before: today has fewer sales than the two weeks before', async () => {
    const { rows } = await server.owner.query<{ is_today: boolean; count: number }>(
      `select completed_at >= $2 as is_today, count(*)::int as count
        from orders
        where tenant_id = $1 and completed_at >= $2::timestamptz - interval '14 days'
        group by 1
        order by 1`,
      [owner.tenantId, startOfDay(today, 'America/Toronto')],
    )
    const [before, ofToday] = rows.map(({ count }) => count)
    expect(before).toBeGreaterThan(ofToday!)
  })

  test('two pieces of equipment are late, others are to be handed out, people arrive', async () => {
    const { rentals, stays } = await ask(findBookingsOfDay, { query: { date: today } })
    expect(rentals.filter(({ state }) => state === 'late').length).toBeGreaterThanOrEqual(2)
    expect(stays.filter(({ checkIn }) => checkIn === today).length).toBeGreaterThanOrEqual(1)
    const { rows } = await server.owner.query(
      `select from rental where picked_up_at is null and begins_at between $1 and $1::timestamptz + interval '2 hours'`,
      [now],
    )
    expect(rows.length).toBeGreaterThanOrEqual(2)
  })

  test('a returning family has a new order, with a size left open until the hand-out', async () => {
    const pieces = await server.owner.query<{ is_size_open: boolean }>(
      `select p.is_size_open
        from party_piece p
        join rental e using (tenant_id, unit_id)
        where e.picked_up_at is null and e.begins_at > $1
        order by 1`,
      [now],
    )
    expect(pieces.rows.map((piece) => piece.is_size_open)).toEqual([false, false, true])
    const { rows } = await server.owner.query<{ email: string; orders: number }>(
      `select o.email, count(distinct o.id)::int as orders
        from orders o
        join party_member m on (m.tenant_id, m.order_id) = (o.tenant_id, o.id)
        group by o.email`,
    )
    expect(rows).toMatchObject([{ orders: 2 }])
    const { party } = await ask(findKnownParty, { body: { email: rows[0]!.email } })
    expect(party!.members.map(({ age }) => age)).toEqual([39, 9, 6])
  })

  test('on a lost day seven of eleven tickets have moved, three wait, and a refund is requested for one', async () => {
    const { items } = await ask(findReschedulings, { query: {} })
    expect(items).toMatchObject([{ tickets: 11, moved: 7, waiting: 3, refundAsked: 1, told: 11 }])
  })

  test('five passes have pictures of their holders', async () => {
    const { rows } = await server.owner.query<{ url: string }>(
      `select owner #>> '{0,picture}' as url from ticket where picture_id is not null`,
    )
    expect(rows).toHaveLength(5)
    for (const { url } of rows)
      expect(url).toMatch(/^\/api\/files\/1\.0\/image\/profiles\/.+\.jpg$/)
  })

  test('a saved cart can be taken over; a till was counted', async () => {
    const { items } = await ask(findSavedCarts, {})
    expect(items).toMatchObject([{ name: 'Famille Tremblay' }])
    const cart = await ask(getSavedCart, { params: { cartPublicId: items[0]!.publicId } })
    expect(cart.content.lines).toHaveLength(2)
    const tills = await ask(findTills, { query: { from: today, to: today } })
    expect(tills.days).toMatchObject([{ closed: 1, difference: -0.25 }])
  })
})

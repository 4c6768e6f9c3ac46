import { exchangeTicket } from '@guichet/contract/exchanges/exchange-ticket.ts'
import { exchangeTickets } from '@guichet/contract/exchanges/exchange-tickets.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { moveTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import { afterAll, expect, test } from 'vitest'
import { exchangesOf } from '../../factories/sales/exchanged.ts'
import { aCartLine } from '../../factories/sales/orders.ts'
import { choiceOf, twoLinesOf } from '../../factories/sales/two-lines.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey } from '../../test-server.ts'
import { inFlight, openRace, reach, tally } from '../processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)
const { anExchange } = exchangesOf(server, staff)
const { anOrderOfTwo } = twoLinesOf(server, staff)

/**
 * The second clerk requests the type that the ticket already has: nothing changes and nothing is
 * paid.
 */
const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof exchange>>) => {
  if (status !== 200) return status
  return body.difference === 0 ? 'unchanged' : 'paid'
}
type Choice = Awaited<ReturnType<typeof anExchange>>['choice']
const settled = { priceDifference: 'settle', payment: { method: 'cash' } } as const
const exchange = (base: string, id: string, choice: Choice, key = newKey()) =>
  reach(base, staff, exchangeTicket, { params: { id }, body: { ...choice, ...settled }, key })
const takenOf = async (id: string) =>
  (await server.owner.query('select taken from resource where id = $1', [id])).rows[0]
    .taken as number
const invoicesOf = async (orderId: string) =>
  (
    await server.owner.query(
      'select count(*)::int as n, sum(final_cents)::int as cents from invoice where order_id = $1',
      [orderId],
    )
  ).rows[0] as { n: number; cents: number }

test('thirty tickets are exchanged for the ten places of another activity, against its sale: ten requests succeed', async () => {
  const other = await aCartLine(server, staff, { cents: 3000, capacity: 10 })
  const { productId, activationDateTimeUtc, timeslotBegin, timeslotEnd } = other.line
  const choice = {
    productId,
    activePeriodStartDateTimeUtc: activationDateTimeUtc,
    timeslotBegin,
    timeslotEnd,
  }
  const made = await inFlight(30, 8, () => anExchange({ quantity: 1 }))
  const statuses = await inFlight(45, 45, (i) =>
    i % 3 === 2
      ? reach(baseOf(i), staff, sell, {
          body: { tickets: [other.line], payment: { method: 'cash' } },
          key: newKey(),
        }).then(({ status }) => status)
      : exchange(baseOf(i), made[Math.floor(i / 3) * 2 + (i % 3)]!.ticketIds[0]!, choice).then(
          ({ status }) => status,
        ),
  )
  expect(tally(statuses)).toEqual({ 200: 10, 409: 35 })
  expect(await takenOf(other.slotId)).toBe(10)
  expect(await violations(server.owner)).toEqual([])
})

test('twelve clerks exchange one ticket, and thirty clicks share one key: the difference is paid once', async () => {
  const [contested, clicked] = [
    await anExchange({ quantity: 1, otherCents: 3000 }),
    await anExchange({ quantity: 1, otherCents: 3000 }),
  ]
  const answers = await inFlight(12, 12, (i) =>
    exchange(baseOf(i), contested.ticketIds[0]!, contested.choice),
  )
  expect(tally(answers.map(outcomeOf) as never)).toEqual({ paid: 1, unchanged: 11 })
  const key = newKey()
  const clicks = await inFlight(30, 30, (i) =>
    exchange(baseOf(i), clicked.ticketIds[0]!, clicked.choice, key),
  )
  for (const { body } of clicks) expect(body).toEqual(clicks[0]!.body)
  for (const { order } of [contested, clicked])
    expect(await invoicesOf(order.publicId)).toMatchObject({ n: 2 })
})

test('a ticket is exchanged, moved and refunded concurrently, dearer and cheaper: every cent and place is accounted for', async () => {
  for (let round = 0; round < 12; round++) {
    const isDearer = round % 2 === 0
    const made = await anExchange({ quantity: 2, otherCents: isDearer ? 3000 : 1000 })
    const id = made.ticketIds[0]!
    const answers = await inFlight(8, 8, (i) => {
      if (i === 3)
        return reach(baseOf(i), staff, refundOrder, {
          body: {
            orderPublicId: made.order.publicId,
            productsToRefund: [],
            isRefundingAll: true,
            refundReason: 'Pluie',
            ticketPublicIdsToBeDeleted: [id],
          },
          key: newKey(),
        })
      if (i === 5)
        return reach(baseOf(i), staff, moveTicket, {
          params: { id },
          body: { to: { slotPublicId: made.slotId } },
          key: newKey(),
        })
      return exchange(baseOf(i), made.ticketIds[i % 2]!, made.choice)
    })
    expect(
      answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409),
    ).toEqual([])
  }
  expect(await violations(server.owner)).toEqual([])
})

/** An order of two activities, and the exchange of all its tickets for a dearer activity. */
async function aWholeExchange(capacity = 100) {
  const made = await anOrderOfTwo()
  const dearer = await aCartLine(server, staff, { cents: 3000, capacity })
  const there = choiceOf(dearer.line)
  const changes = [
    { ...there, ticketPublicId: made.pair[0], quantity: 2 },
    { ...there, ticketPublicId: made.single },
  ]
  const exchangeWhole = (base: string, key = newKey()) =>
    reach(base, staff, exchangeTickets, {
      params: { id: made.order.publicId },
      body: { changes, ...settled },
      key,
    })
  return { ...made, dearer, there, exchangeWhole }
}

test('twelve clerks exchange a whole order, others one of its tickets, and thirty clicks share one key: each difference is paid once', async () => {
  for (let round = 0; round < 6; round++) {
    const made = await aWholeExchange()
    const answers = await inFlight(12, 12, (i) =>
      i % 3 === 2 ? exchange(baseOf(i), made.single, made.there) : made.exchangeWhole(baseOf(i)),
    )
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 12 })
    const paid = answers.map(({ body }) => Math.round(Number(body.difference) * 100))
    expect(paid.reduce((sum, cents) => sum + cents)).toBe(
      (await differencesOf(made.order.publicId)).cents,
    )
    expect(await takenOf(made.dearer.slotId)).toBe(3)
  }
  const clicked = await aWholeExchange()
  const key = newKey()
  const clicks = await inFlight(30, 30, (i) => clicked.exchangeWhole(baseOf(i), key))
  for (const { body } of clicks) expect(body).toEqual(clicks[0]!.body)
  expect(await invoicesOf(clicked.order.publicId)).toMatchObject({ n: 2 })
  expect(await violations(server.owner)).toEqual([])
})
const differencesOf = async (orderId: string) =>
  (
    await server.owner.query<{ cents: number }>(
      'select sum(final_cents)::int as cents from invoice where order_id = $1 and ordinal > 1',
      [orderId],
    )
  ).rows[0]!

test('whole orders are exchanged for the last places, against each other: each gets all of its places or none', async () => {
  const dearer = await aCartLine(server, staff, { cents: 2000, capacity: 10 })
  const made = await inFlight(8, 8, () => anOrderOfTwo())
  const statuses = await inFlight(8, 8, (i) => {
    const { order, pair, single } = made[i]!
    const there = choiceOf(dearer.line)
    return reach(baseOf(i), staff, exchangeTickets, {
      params: { id: order.publicId },
      body: {
        changes: [
          { ...there, ticketPublicId: pair[0], quantity: 2 },
          { ...there, ticketPublicId: single },
        ],
      },
      key: newKey(),
    }).then(({ status }) => status)
  })
  expect(tally(statuses)).toEqual({ 200: 3, 409: 5 })
  expect(await takenOf(dearer.slotId)).toBe(9)
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of the order clerks charge the difference of a whole order twice, and fail', async () => {
  await asMutant('no-move-lock', async (base) => {
    let statuses: number[] = []
    for (let round = 0; round < 5 && !statuses.includes(500); round += 1) {
      const made = await aWholeExchange()
      await inFlight(12, 12, () =>
        reach(base, staff, getOrder, { params: { ref: made.order.publicId } }),
      )
      statuses = (await inFlight(12, 12, () => made.exchangeWhole(base))).map(
        ({ status }) => status,
      )
    }
    expect(statuses).toContain(500)
  })
})

test('mutant: without the lock of the order clerks charge one difference on the same invoice, and fail', async () => {
  await asMutant('no-move-lock', async (base) => {
    let outcomes: unknown[] = []
    // If the first request takes longer than the others may wait, they get 503.
    for (let round = 0; round < 5 && !outcomes.includes(500); round += 1) {
      const made = await anExchange({ quantity: 1, otherCents: 3000 })
      // Opens the connections of a newly started process before the race.
      await inFlight(12, 12, () =>
        reach(base, staff, getOrder, { params: { ref: made.order.publicId } }),
      )
      const answers = await inFlight(12, 12, () => exchange(base, made.ticketIds[0]!, made.choice))
      outcomes = answers.map(outcomeOf)
    }
    expect(outcomes).toContain(500)
  })
})

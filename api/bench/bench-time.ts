import { findRentalDays } from '@guichet/contract/availability/find-rental-days.ts'
import { getRentalInventory } from '@guichet/contract/availability/get-inventory.ts'
import { pathOf } from '@guichet/contract/endpoint.ts'
import { getCalendar } from '@guichet/contract/timetables/get-calendar.ts'
import { aBusiness, type Staff } from '../test/factories/staff.ts'
import { send, type TestServer } from '../test/test-server.ts'
import { captured } from './capture.ts'
import { day, manyRentals } from './many-rentals.ts'
import { manyTickets } from './many-tickets.ts'
import { percentile, times } from './measure.ts'

export type Timing = { what: string; goalMs: number; p50: number; p95: number; sqlMs: number }

/** A measured request over HTTP, and the same call sent directly. */
type Subject = {
  what: string
  goalMs: number
  url: string
  body?: object
  direct: () => Promise<unknown>
}

/**
 * Measures a full calendar with many tickets, and equipment on a busy day: over HTTP, and the same
 * statements alone.
 */
export async function benchTime(
  server: TestServer,
  base: string,
  tickets: number,
): Promise<Timing[]> {
  const staff = await aBusiness(server)
  return [
    await measure(server, { base, staff }, await aFullCalendar(server, staff, tickets)),
    ...(await measureBusyDay(server, { base, staff })),
  ]
}

type Client = { base: string; staff: Staff }
async function measure(
  server: TestServer,
  { base, staff }: Client,
  { what, goalMs, url, body, direct }: Subject,
): Promise<Timing> {
  const ask = async () => {
    const answer = await fetch(base + url, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${staff.accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(text)
  }
  await ask()
  const measured = await times(30, ask)
  return {
    what,
    goalMs,
    p50: percentile(measured, 0.5),
    p95: percentile(measured, 0.95),
    sqlMs: await byHand(server, direct),
  }
}

async function aFullCalendar(server: TestServer, staff: Staff, tickets: number): Promise<Subject> {
  const { activityId, activities } = await manyTickets(server, staff, tickets)
  const month = {
    beginDateTimeUtc: '2030-03-01T05:00:00.000Z',
    endDateTimeUtc: '2030-04-01T03:59:59.999Z',
  }
  const params = { id: staff.tenantId, item: activityId }
  return {
    what: `a month of 26 slots a day among ${tickets} tickets of ${activities} activities`,
    goalMs: 100,
    url: `${pathOf(getCalendar).replace(':id', params.id).replace(':item', activityId)}?${new URLSearchParams(month)}`,
    direct: () => send(server, staff, getCalendar, { params, query: month }),
  }
}

async function measureBusyDay(server: TestServer, client: Client): Promise<Timing[]> {
  const { staff } = client
  const typeIds = await manyRentals(server, staff)
  const body = {
    collaboratorPublicId: staff.tenantId,
    beginDateTimeUtc: `${day}T05:00:00.000Z`,
    endDateTimeUtc: `${day}T06:00:00.000Z`,
    rentalItems: typeIds.map((modelPublicId) => ({ modelPublicId })),
  }
  const query = {
    collaboratorPublicId: staff.tenantId,
    date: day,
    beginTime: '09:00',
    duration: '02:00:00',
  }
  const params = { id: staff.tenantId }
  return [
    await measure(server, client, {
      what: 'a day of 300 sizes under 10 000 bookings that meet',
      goalMs: 50,
      url: pathOf(findRentalDays),
      body,
      direct: () => send(server, staff, findRentalDays, { body }),
    }),
    await measure(server, client, {
      what: 'the inventory of the same at one time',
      goalMs: 50,
      url: `${pathOf(getRentalInventory).replace(':id', params.id)}?${new URLSearchParams(query)}`,
      direct: () => send(server, staff, getRentalInventory, { params, query }),
    }),
  ]
}

/** Duration of a call's statements over one connection: the median of ten runs. */
async function byHand(server: TestServer, direct: () => Promise<unknown>): Promise<number> {
  const statements = await captured(direct)
  const client = await server.pool.connect()
  try {
    return percentile(
      await times(10, async () => {
        for (const { text, values } of statements) await client.query(text, values as never)
      }),
      0.5,
    )
  } finally {
    client.release()
  }
}

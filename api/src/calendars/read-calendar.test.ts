import {
  createCalendarLink,
  findCalendarLinks,
  revokeCalendarLink,
} from '@guichet/contract/calendars/create-calendar-link.ts'
import { readCalendar } from '@guichet/contract/calendars/read-calendar.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { aTimetable } from '../../test/factories/catalogue/timetables.ts'
import { today } from '../../test/factories/sales/booked.ts'
import { anEquipment, aRentedPiece, aStay } from '../../test/factories/sales/rented.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { addDays, instantOf } from '../platform/values/zoned-time.ts'

const server = useTestServer()
let staff: Staff
beforeEach(async () => {
  staff = await aBusiness(server)
})
type Subject = 'timetables' | 'bookings'
async function aLink(subject: Subject, language: 'fr' | 'en' = 'fr') {
  const { body, status } = await send(server, staff, createCalendarLink, {
    body: { name: 'Équipe', subject, language },
  })
  expect(status).toBe(200)
  return { id: body.publicId, link: new URL(body.url).searchParams.get('link')! }
}
const read = (link: string) => send(server, null, readCalendar, { query: { link } })
async function textOf(link: string): Promise<string> {
  const { status, body } = await read(link)
  expect(status).toBe(200)
  return (body as Buffer).toString()
}
/** Its events, as another program parses them. */
async function eventsOf(link: string) {
  const text = await textOf(link)
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    events: calendar.getAllSubcomponents('vevent').map((each) => {
      const { uid, summary, description, startDate, endDate } = new ICAL.Event(each)
      const isoTime = (time: ICAL.Time) => time.toJSDate().toISOString()
      return startDate.isDate
        ? { uid, summary, description, days: [startDate.toString(), endDate.toString()] }
        : { uid, summary, description, times: [isoTime(startDate), isoTime(endDate)] }
    }),
  }
}
const soon = addDays(today, 3)
const at = (time: string) => instantOf(soon, time, 'America/Toronto')

/** A slot from nine to noon in three days, with sold tickets. */
async function aSlotSoon(quantity: number) {
  const { productId } = await aTimetable(server, staff, {
    recurrenceType: 'Once',
    beginDateTimeUtc: at('00:00'),
    endDateTimeUtc: at('23:59'),
    weekdays: [],
  })
  if (quantity === 0) return
  const sold = await send(server, staff, sell, {
    key: newKey(),
    body: {
      tickets: [
        {
          productId,
          quantity,
          activationDateTimeUtc: at('09:00'),
          timeslotBegin: '09:00',
          timeslotEnd: '12:00',
        },
      ],
      email: 'a@example.test',
      firstName: 'Aurélie',
      lastName: 'Quokka',
      payment: { method: 'cash' },
    },
  })
  expect(sold.status).toBe(200)
}

test('a slot has the time of the timetable, with its taken places', async () => {
  await aSlotSoon(3)
  const { link } = await aLink('timetables')
  const { name, events } = await eventsOf(link)
  expect(name).toMatch(/ – Horaires$/)
  expect(events).toEqual([
    {
      uid: expect.stringMatching(/^[\da-f-]{36}@/),
      summary: expect.stringMatching(/ \(3 sur 20\)$/),
      description: '3 sur 20',
      times: [at('09:00'), at('12:00')],
    },
  ])
  // The same event in each reading: a program updates it and adds none.
  expect((await eventsOf(link)).events).toEqual(events)
})

test('bookings are whole days, rentals have hours, and no client is named', async () => {
  const stay = await aStay(server, staff, { checkIn: soon, checkOut: addDays(soon, 2) })
  const skis = await anEquipment(server, staff, { dates: [soon] })
  const piece = await aRentedPiece(server, staff, skis, { date: soon })
  const { link } = await aLink('bookings', 'en')
  const { events } = await eventsOf(link)
  expect(events).toEqual([
    expect.objectContaining({
      summary: expect.stringMatching(new RegExp(` – ${stay.order.orderReferenceNumber}$`)),
      description: `2 persons\nOrder ${stay.order.orderReferenceNumber}`,
      days: [soon, addDays(soon, 2)],
    }),
    expect.objectContaining({
      description: `1 piece\nOrder ${piece.order.orderReferenceNumber}`,
      times: [at('09:00'), at('11:00')],
    }),
  ])
  expect(await textOf(link)).not.toMatch(/Marthe|Nuit|Roy|example\.test/)
})

test('a link is shown once, records when it was read, and is invalid once revoked', async () => {
  const { id, link } = await aLink('timetables')
  const listed = async () => (await send(server, staff, findCalendarLinks, {})).body.items
  expect(await listed()).toMatchObject([
    { publicId: id, name: 'Équipe', lastReadDateTimeUtc: null },
  ])
  expect(JSON.stringify(await listed())).not.toContain(link)
  const { rows } = await server.owner.query<{ text: string }>(
    'select calendar_link::text as text from calendar_link where id = $1',
    [id],
  )
  expect(rows[0]!.text).not.toContain(link.slice(-20))
  await read(link)
  expect((await listed())[0]!.lastReadDateTimeUtc).not.toBeNull()
  expect((await send(server, staff, revokeCalendarLink, { params: { id } })).status).toBe(200)
  expect((await read(link)).status).toBe(404)
  expect(await listed()).toEqual([])
  expect((await send(server, staff, revokeCalendarLink, { params: { id } })).status).toBe(404)
})

test('a forged link, one with another secret, and one of another business read nothing', async () => {
  const { link } = await aLink('timetables')
  await aSlotSoon(1)
  const other = link.slice(0, -4) + (link.endsWith('AAAA') ? 'BBBB' : 'AAAA')
  for (const bad of ['', 'x', link.slice(0, -1), other, link.replace('gc_', 'gk_')])
    expect((await read(bad)).status, bad).toBe(404)
  const mine = await aLink('timetables')
  staff = await aBusiness(server)
  const theirs = await aLink('timetables')
  expect((await eventsOf(theirs.link)).events).toEqual([])
  expect((await eventsOf(mine.link)).events).toHaveLength(1)
})

test('links need access to the configuration, and a business has at most fifty', async () => {
  const clerk = await aStaff(server, staff, { accesses: ['Timetables'] })
  const body = { name: 'Moi', subject: 'timetables' as const, language: 'fr' as const }
  expect((await send(server, clerk, createCalendarLink, { body })).status).toBe(403)
  for (let i = 0; i < 50; i += 1) await aLink('timetables')
  const { status, body: problem } = await send(server, staff, createCalendarLink, { body })
  expect([status, problem]).toMatchObject([409, { type: 'ListFull' }])
})

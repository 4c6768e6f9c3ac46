import { getCalendar, getRentalCalendar } from '@guichet/contract/timetables/get-calendar.ts'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { aRentalTimetable, aTimetable, january } from '../../test/factories/catalogue/timetables.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

const timeslots = Array.from({ length: 26 }, (_, i) => ({
  beginTimeslot: `${String(8 + Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
  endTimeslot: `${String(8 + Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '59' : '29'}`,
}))
const everyDay = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
const ask = (item: string, query = january) =>
  send(server, staff, getCalendar, { params: { id: staff.tenantId, item }, query })

test('a month of 26 slots a day takes as many statements as one day, by index, and no ticket is read', async () => {
  const { activityId } = await aTimetable(server, staff, { timeslots, weekdays: [...everyDay] })
  const given: string[] = []
  const heard = new WeakSet<pg.PoolClient>()
  const spy = (client: pg.PoolClient) => {
    if (heard.has(client)) return
    heard.add(client)
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown
    client.query = ((...asked: unknown[]) => {
      given.push(typeof asked[0] === 'string' ? asked[0] : (asked[0] as { text: string }).text)
      return query(...asked)
    }) as never
  }
  server.pool.on('acquire', spy)
  const day = await ask(activityId, {
    beginDateTimeUtc: '2030-01-05T05:00:00.000Z',
    endDateTimeUtc: '2030-01-05T05:00:00.000Z',
  })
  const forOneDay = given.splice(0).length
  const month = await ask(activityId)
  const forMonth = given.splice(0)
  server.pool.off('acquire', spy)
  expect(day.body.days).toHaveLength(1)
  expect(month.body.days.flatMap((day) => day.timeslots)).toHaveLength(31 * 26)
  expect(forMonth.length).toBe(forOneDay)
  expect(forMonth.some((text) => /\bticket\b|\bclaim\b/.test(text))).toBe(false)
})

test('the plan of a month stays on its indexes under the role of the app, among years of other slots', async () => {
  const { activityId } = await aTimetable(server, staff, { timeslots, weekdays: [...everyDay] })
  for (let i = 0; i < 2; i++)
    await aTimetable(server, staff, {
      timeslots,
      weekdays: [...everyDay],
      endDateTimeUtc: '2030-07-01T04:00:00.000Z',
    })
  await server.owner.query('analyze')
  const client = await server.pool.connect()
  const results =
    (await client.query(`begin; set local app.tenant_id = '${staff.tenantId}'; set local app.account_id = '${staff.accountId}';
    explain select o.id
      from slot s
      join resource r on r.tenant_id = s.tenant_id and r.id = s.id
      join occurrence o on o.tenant_id = s.tenant_id and o.slot_id = s.id
      where s.tenant_id = '${staff.tenantId}' and s.activity_id = '${activityId}'
        and s.on_date >= '2030-01-05' and s.on_date <= '2030-01-06'
        and (o.closed_at is null or (r.quantity = 0 and r.taken > 0)); commit`)) as unknown as pg.QueryResult<{
      'QUERY PLAN': string
    }>[]
  client.release()
  const plan = results[3]!.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('slot_tenant_id_activity_id_on_date')
  expect(plan).not.toContain('Seq Scan')
})

test('a business without planner statistics publishes two whole seasons and opens a month of them', async () => {
  await server.owner.query('analyze')
  const newcomer = await aBusiness(server)
  const halfYear = {
    timeslots,
    weekdays: [...everyDay],
    endDateTimeUtc: '2030-07-01T04:00:00.000Z',
  }
  const [{ activityId }] = [
    await aTimetable(server, newcomer, halfYear),
    await aTimetable(server, newcomer, halfYear),
  ]
  const month = await send(server, newcomer, getCalendar, {
    params: { id: newcomer.tenantId, item: activityId },
    query: january,
  })
  expect(month.body.days.flatMap((day) => day.timeslots)).toHaveLength(31 * 26)
})

test('an equipment type is available at its own path and at that of any item; an activity is not available as a rental', async () => {
  const [{ typeId }, { activityId }] = [
    await aRentalTimetable(server, staff),
    await aTimetable(server, staff),
  ]
  const rental = (itemPublicId: string) =>
    send(server, staff, getRentalCalendar, {
      params: { id: staff.tenantId },
      query: { ...january, itemPublicId },
    })
  expect((await rental(typeId)).body).toEqual((await ask(typeId)).body)
  expect((await rental(typeId)).body.days[0]).toMatchObject({
    date: '2030-01-05',
    timeslots: [],
    availabilities: [
      {
        beginTimes: ['09:00', '09:30'],
        durations: ['02:00:00', '1.00:00:00'],
        used: 0,
        isOccurringOnce: false,
      },
    ],
  })
  expect((await rental(activityId)).body.type).toBe('NotFound')
})

test('a reversed period and one of more than a year are rejected', async () => {
  const { activityId } = await aTimetable(server, staff)
  expect(
    (
      await ask(activityId, {
        beginDateTimeUtc: '2030-02-01T05:00:00.000Z',
        endDateTimeUtc: '2030-01-01T05:00:00.000Z',
      })
    ).body.fields,
  ).toMatchObject([{ field: 'endDateTimeUtc', rule: 'order' }])
  expect(
    (
      await ask(activityId, {
        beginDateTimeUtc: '2030-02-01T05:00:00.000Z',
        endDateTimeUtc: '2031-02-03T05:00:00.000Z',
      })
    ).body.fields,
  ).toMatchObject([{ field: 'endDateTimeUtc', rule: 'maxDays' }])
})

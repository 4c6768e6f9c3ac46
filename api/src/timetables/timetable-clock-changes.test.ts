import { expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { newTimetables, type New } from '../../test/factories/catalogue/new-timetables.ts'
import { violations } from '../../test/invariants/violations.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { create } = newTimetables(server, staff)

test('a time that the clocks skip or repeat on its only date is rejected with that date', async () => {
  const { activityId } = await aTicketType(server, staff)
  const spring: New = {
    beginDateTimeUtc: '2027-03-08T05:00:00.000Z',
    endDateTimeUtc: '2027-03-15T04:00:00.000Z',
    weekdays: ['Sunday'],
  }
  const gap = await create([activityId], {
    ...spring,
    timeslots: [{ beginTimeslot: '01:00', endTimeslot: '02:30' }],
  })
  expect(gap.body.fields).toMatchObject([
    {
      field: 'timeslots.0.endTimeslot',
      rule: 'clockChange',
      detail: expect.stringContaining('2027-03-14'),
    },
  ])
  const fall: New = {
    beginDateTimeUtc: '2027-11-01T05:00:00.000Z',
    endDateTimeUtc: '2027-11-08T05:00:00.000Z',
    weekdays: ['Sunday'],
  }
  const fold = await create([activityId], {
    ...fall,
    timeslots: [
      { beginTimeslot: '00:30', endTimeslot: '03:00' },
      { beginTimeslot: '01:30', endTimeslot: '03:00' },
    ],
  })
  expect(fold.body.fields).toMatchObject([
    {
      field: 'timeslots.1.beginTimeslot',
      rule: 'clockChange',
      detail: expect.stringContaining('2027-11-07'),
    },
  ])
  expect(
    (
      await create([activityId], {
        ...fall,
        timeslots: [{ beginTimeslot: '00:30', endTimeslot: '03:00' }],
      })
    ).status,
  ).toBe(200)
  expect(await violations(server.owner)).toEqual([])
})

test.each([
  ['2027-03-07', '2027-03-22', '01:30', '02:30', '2027-03-14'],
  ['2027-10-31', '2027-11-15', '01:30', '03:00', '2027-11-07'],
])(
  'a weekly series from %s to %s at %s is published without the date of the clock change, which it names',
  async (...[from, to, beginTimeslot, endTimeslot, leftOut]) => {
    const { activityId } = await aTicketType(server, staff)
    const { status, body } = await create([activityId], {
      beginDateTimeUtc: `${from}T00:00:00Z`,
      endDateTimeUtc: `${to}T00:00:00Z`,
      weekdays: ['Saturday', 'Sunday', 'Monday'],
      timeslots: [
        { beginTimeslot: '10:00', endTimeslot: '11:00' },
        { beginTimeslot, endTimeslot },
      ],
    })
    expect([status, body]).toEqual([200, expect.objectContaining({ leftOutDates: [leftOut] })])
    const { rows } = await server.owner.query(
      `select count(distinct o.on_date)::int as dates, bool_or(o.on_date = $2) as "hasIt"
        from occurrence o
        join availability a on (a.tenant_id, a.id) = (o.tenant_id, o.availability_id)
        where a.activity_id = $1`,
      [activityId, leftOut],
    )
    expect(rows).toEqual([{ dates: 7, hasIt: false }])
    expect(await violations(server.owner)).toEqual([])
  },
)

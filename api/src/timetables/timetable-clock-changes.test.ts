import { expect, test } from 'vitest'
import { aTicketType } from '../../test/factories/catalogue.ts'
import { newTimetables, type New } from '../../test/factories/new-timetables.ts'
import { violations } from '../../test/invariants/violations.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { create } = newTimetables(server, staff)

test('a time that the clocks skip or repeat is refused with its date', async () => {
  const { activityId } = await aTicketType(server, staff)
  const spring: New = {
    beginDateTimeUtc: '2027-03-01T05:00:00.000Z',
    endDateTimeUtc: '2027-03-31T04:00:00.000Z',
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
    endDateTimeUtc: '2027-11-30T05:00:00.000Z',
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

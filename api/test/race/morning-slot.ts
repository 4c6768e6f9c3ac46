import type { TestServer } from '../test-server.ts'

/** First Saturday of a timetable of the factories, and its slot from 9:00 to 12:00. */
export const firstDate = '2030-01-05'

export const morningSale = (productId: string, on = firstDate) => ({
  body: {
    tickets: [
      {
        productId,
        quantity: 1,
        activationDateTimeUtc: `${on}T14:00:00.000Z`,
        timeslotBegin: '09:00',
        timeslotEnd: '12:00',
      },
    ],
  },
})

export const morningCounts = async (
  { owner }: Pick<TestServer, 'owner'>,
  activityId: string,
  on = firstDate,
) =>
  (
    await owner.query(
      `select r.quantity, r.taken, r.overbooked
        from slot s
        join resource r on r.id = s.id
        where s.activity_id = $1 and s.on_date = $2 and s.begin_time = '09:00'`,
      [activityId, on],
    )
  ).rows[0] as { quantity: number; taken: number; overbooked: number }

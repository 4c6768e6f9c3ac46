import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { changeOccurrence } from '@guichet/contract/timetables/change-availability.ts'
import { copyWeek } from '@guichet/contract/timetables/copy-week.ts'
import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import { removeSeries } from '@guichet/contract/timetables/remove-availability.ts'
import { afterAll, expect, test } from 'vitest'
import { aTicketType } from '../factories/catalogue/catalogue.ts'
import { aTimetable, slotOn, timetableBody } from '../factories/catalogue/timetables.ts'
import { violations } from '../invariants/violations.ts'
import { newKey } from '../test-server.ts'
import { firstDate, morningCounts, morningSale } from './morning-slot.ts'
import { inFlight, openRace, reach, tally } from './processes.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const date = firstDate
const countsOf = (activityId: string, on = date) => morningCounts(server, activityId, on)

test('a slot sold and edited concurrently by two processes has a ticket for each sold place and no overbooking', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  const statuses = await inFlight(300, 8, async (i) => {
    if (i % 15 === 7) {
      const slot = await slotOn(server, staff, activityId, date)
      const quantity = (i * 7) % 25
      const edit = await reach(baseOf(i), staff, changeOccurrence, {
        body: {
          collaboratorPublicId: staff.tenantId,
          timetablePublicId: slot.timetablePublicId,
          availabilityPublicId: slot.availabilityPublicId,
          version: slot.version,
          timeslotBegin: '09:00',
          timeslotEnd: '12:00',
          quantity,
          newDate: date,
          currentDate: date,
        },
        key: newKey(),
      })
      // An edit without a conflict choice succeeds only if no sold place is affected.
      return `edit ${edit.status}`
    }
    return `sale ${(await reach(baseOf(i), staff, sell, { ...morningSale(productId), key: newKey() })).status}`
  })
  expect(
    Object.keys(tally(statuses as never)).filter(
      (status) => !/^(sale|edit) (200|409)$/.test(status),
    ),
  ).toEqual([])
  const { taken, overbooked } = await countsOf(activityId)
  expect(taken).toBe(statuses.filter((status) => status === 'sale 200').length)
  expect(overbooked).toBe(0)
  expect(await violations(server.owner)).toEqual([])
})

test('a sale against a closing, twenty rounds: the closing is refused with PlacesSold, or nothing is sold', async () => {
  for (let round = 0; round < 20; round++) {
    const { activityId, productId } = await aTimetable(server, staff, { weekdays: ['Saturday'] })
    const slot = await slotOn(server, staff, activityId, date)
    const params = { id: slot.timetablePublicId, availabilityId: slot.availabilityPublicId }
    const [removal, ...sales] = await inFlight(8, 8, (i) =>
      i === 0
        ? reach(baseOf(0), staff, removeSeries, {
            params,
            query: { itemPublicId: activityId, collaboratorPublicId: staff.tenantId },
            key: newKey(),
          })
        : reach(baseOf(i), staff, sell, { ...morningSale(productId), key: newKey() }),
    )
    const sold = sales.filter(({ status }) => status === 200).length
    const counts = await countsOf(activityId)
    expect(counts.taken).toBe(sold)
    if (removal!.status === 200) expect([sold, counts.quantity]).toEqual([0, 0])
    else expect([removal!.body.type, counts.quantity, sold > 0]).toEqual(['PlacesSold', 20, true])
  }
  expect(await violations(server.owner)).toEqual([])
})

test('fifty clicks with one key create one series; twenty concurrent series with the same times share their slots and add up', async () => {
  const { activityId } = await aTicketType(server, staff)
  const body = timetableBody(staff, [activityId])
  const key = newKey()
  const clicks = await inFlight(50, 50, (i) =>
    reach(baseOf(i), staff, createTimetable, { body, key }),
  )
  expect(
    new Set(clicks.map(({ status, body: made }) => `${status} ${String(made.timetablePublicIds)}`))
      .size,
  ).toBe(1)
  expect(await countsOf(activityId)).toEqual({ quantity: 20, taken: 0, overbooked: 0 })
  const others = await inFlight(20, 20, (i) =>
    reach(baseOf(i), staff, createTimetable, {
      body: { ...body, acceptConflicts: true },
      key: newKey(),
    }),
  )
  expect(tally(others.map(({ status }) => status))).toEqual({ 200: 20 })
  expect(await countsOf(activityId)).toEqual({ quantity: 420, taken: 0, overbooked: 0 })
  const unseen = await inFlight(10, 10, (i) =>
    reach(baseOf(i), staff, createTimetable, {
      body: { ...body, acceptConflicts: false },
      key: newKey(),
    }),
  )
  expect(tally(unseen.map(({ status }) => status))).toEqual({ 409: 10 })
  expect(await violations(server.owner)).toEqual([])
})

test('twenty people edit one series concurrently: one succeeds, the others get StaleVersion', async () => {
  const { activityId } = await aTimetable(server, staff)
  const slot = await slotOn(server, staff, activityId, date)
  const edits = await inFlight(20, 20, (i) =>
    reach(baseOf(i), staff, changeOccurrence, {
      body: {
        collaboratorPublicId: staff.tenantId,
        timetablePublicId: slot.timetablePublicId,
        availabilityPublicId: slot.availabilityPublicId,
        version: slot.version,
        timeslotBegin: '09:00',
        timeslotEnd: '12:00',
        quantity: 30 + i,
        newDate: date,
        currentDate: date,
      },
      key: newKey(),
    }),
  )
  expect(
    tally(edits.map(({ status, body }) => (status === 200 ? 'won' : body.type)) as never),
  ).toEqual({ won: 1, StaleVersion: 19 })
})

test('mutant: without the second check a closing orphans places sold concurrently', async () => {
  await asMutant('no-late-look', async (base) => {
    let orphaned = 0
    for (let round = 0; round < 30 && orphaned === 0; round++) {
      const { activityId, productId } = await aTimetable(server, staff, { weekdays: ['Saturday'] })
      const slot = await slotOn(server, staff, activityId, date)
      await inFlight(6, 6, (i) =>
        i === 0
          ? reach(base, staff, changeOccurrence, {
              body: {
                collaboratorPublicId: staff.tenantId,
                timetablePublicId: slot.timetablePublicId,
                availabilityPublicId: slot.availabilityPublicId,
                version: slot.version,
                timeslotBegin: '09:00',
                timeslotEnd: '12:00',
                quantity: 0,
                newDate: date,
                currentDate: date,
              },
              key: newKey(),
            })
          : reach(base, staff, sell, { ...morningSale(productId), key: newKey() }),
      )
      orphaned = (await countsOf(activityId)).overbooked
    }
    expect(orphaned).toBeGreaterThan(0)
  })
})

/** Saturday 5 January starts at 18:00; the copied week replaces the slot on `replaced`. */
const replaced = '2030-01-12'
async function aWeekToReplace() {
  const sold = await aTimetable(server, staff, { weekdays: ['Saturday'] })
  const slot = await slotOn(server, staff, sold.activityId, date)
  await reach(baseOf(0), staff, changeOccurrence, {
    body: {
      collaboratorPublicId: staff.tenantId,
      timetablePublicId: slot.timetablePublicId,
      availabilityPublicId: slot.availabilityPublicId,
      version: slot.version,
      timeslotBegin: '18:00',
      timeslotEnd: '21:00',
      quantity: 5,
      newDate: date,
      currentDate: date,
    },
    key: newKey(),
  })
  const copy = (base: string, key = newKey()) =>
    reach(base, staff, copyWeek, {
      body: {
        collaboratorPublicId: staff.tenantId,
        fromMonday: '2029-12-31',
        toMonday: '2030-01-07',
        itemPublicIds: [sold.activityId],
        onExisting: 'replace',
      },
      key,
    })
  const openOccurrences = async () =>
    (
      await server.owner.query(
        `select s.begin_time
          from occurrence o
          join slot s on s.id = o.slot_id
          where s.activity_id = $1 and s.on_date = $2 and o.closed_at is null
          order by s.begin_time`,
        [sold.activityId, replaced],
      )
    ).rows.map((row) => (row as { begin_time: string }).begin_time.slice(0, 5))
  return {
    copy,
    openOccurrences,
    counts: () => countsOf(sold.activityId, replaced),
    sale: (base: string) =>
      reach(base, staff, sell, { ...morningSale(sold.productId, replaced), key: newKey() }),
  }
}

test('sales against a week being replaced, twenty rounds: sold places stay open, or the copy is refused', async () => {
  for (let round = 0; round < 20; round++) {
    const week = await aWeekToReplace()
    const [copy, ...sales] = await inFlight(8, 8, (i) =>
      i === 0 ? week.copy(baseOf(0)) : week.sale(baseOf(i)),
    )
    const sold = sales.filter(({ status }) => status === 200).length
    const { quantity, taken, overbooked } = await week.counts()
    expect([taken, overbooked]).toEqual([sold, 0])
    const { closed, type } = copy!.body
    if (closed === 1) expect([sold, quantity]).toEqual([0, 0])
    else
      expect([quantity, sold > 0, type ?? 'copied']).toEqual([
        20,
        true,
        type ? 'PlacesSold' : 'copied',
      ])
  }
  expect(await violations(server.owner)).toEqual([])
})

test('thirty clicks with one key replace a week once; ten people replacing it concurrently leave one copy open', async () => {
  const week = await aWeekToReplace()
  const key = newKey()
  const clicks = await inFlight(30, 30, (i) => week.copy(baseOf(i), key))
  expect(
    new Set(clicks.map(({ status, body }) => `${status} ${String(body.timetablePublicIds)}`)).size,
  ).toBe(1)
  expect(await week.openOccurrences()).toEqual(['18:00'])
  const others = await inFlight(10, 10, (i) => week.copy(baseOf(i)))
  expect(tally(others.map(({ status }) => status))).toEqual({ 200: 10 })
  expect(await week.openOccurrences()).toEqual(['18:00'])
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the second check a replaced week orphans places sold concurrently', async () => {
  await asMutant('no-late-look', async (base) => {
    let orphaned = 0
    for (let round = 0; round < 30 && orphaned === 0; round++) {
      const week = await aWeekToReplace()
      await inFlight(6, 6, (i) => (i === 0 ? week.copy(base) : week.sale(base)))
      orphaned = (await week.counts()).overbooked
    }
    expect(orphaned).toBeGreaterThan(0)
  })
})

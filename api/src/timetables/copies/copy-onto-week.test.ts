import type { Body } from '@guichet/contract/endpoint.ts'
import { holdCart } from '@guichet/contract/orders/sale/hold-cart.ts'
import { changeOccurrence } from '@guichet/contract/timetables/change-availability.ts'
import { copyWeek, validateWeekCopy } from '@guichet/contract/timetables/copy-week.ts'
import { expect, test } from 'vitest'
import {
  aTimetable,
  calendarOf,
  slotOn,
  soldIn,
} from '../../../test/factories/catalogue/timetables.ts'
import { anEquipment, aRentedPiece } from '../../../test/factories/sales/rented.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, openTestServer, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

/** The weekend of 5 and 6 January is copied onto that of 12 and 13, which has the same series. */
const week = (itemId: string) => ({
  collaboratorPublicId: staff.tenantId,
  fromMonday: '2029-12-31',
  toMonday: '2030-01-07',
  itemPublicIds: [itemId],
})
const [saturday, sunday] = ['2030-01-12', '2030-01-13']
const copy = async (itemId: string, over: Partial<Body<typeof copyWeek>> = {}) =>
  (await send(server, staff, copyWeek, { body: { ...week(itemId), ...over } })).body
const draftOf = async (itemId: string) =>
  (await send(server, staff, validateWeekCopy, { body: week(itemId) })).body
const slotsOf = async (itemId: string) =>
  (await calendarOf(server, staff, itemId))
    .filter(({ date }) => date === saturday || date === sunday)
    .flatMap(({ date, timeslots }) =>
      timeslots.map(({ beginTime, quantity, used, isOccurringOnce }) => [
        date,
        beginTime,
        quantity,
        used,
        isOccurringOnce ? 'copied' : 'series',
      ]),
    )

test('a draft has the effect of each choice on the existing slots', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  await soldIn(server, staff, productId, { date: saturday, quantity: 3 })
  expect(await draftOf(activityId)).toMatchObject({
    hasConflicts: true,
    occurrences: 2,
    existing: 2,
    choices: {
      skip: { occurrences: 0, skipped: 2, closed: 0, kept: 0 },
      replace: { occurrences: 1, skipped: 1, closed: 1, kept: 1 },
      add: { occurrences: 2, skipped: 0, closed: 0, kept: 0 },
    },
  })
})

test('the choice “replace” closes unsold slots, keeps sold ones, and is recorded in the history', async () => {
  const { activityId, productId, timetableId } = await aTimetable(server, staff)
  await soldIn(server, staff, productId, { date: saturday, quantity: 3 })
  const { version } = await slotOn(server, staff, activityId, saturday)
  const body = await copy(activityId, { onExisting: 'replace' })
  expect(body).toMatchObject({ occurrences: 1, skipped: 1, closed: 1, kept: 1, firstDate: sunday })
  expect(await slotsOf(activityId)).toEqual([
    [saturday, '09:00', 20, 3, 'series'],
    [sunday, '09:00', 20, 0, 'copied'],
  ])
  expect((await slotOn(server, staff, activityId, saturday)).version).toBe(version + 1)
  const { rows } = await server.owner.query(
    `select code, facts
      from audit
      where subject_id = any($1)
      order by at desc, code`,
    [[timetableId, body.timetablePublicIds[0]]],
  )
  expect(rows.slice(0, 2)).toMatchObject([
    { code: 'timetable.published', facts: { copiedWeek: '2029-12-31', onExisting: 'replace' } },
    { code: 'timetable.removed', facts: { scope: 'week', date: '2030-01-07', occurrences: 1 } },
  ])
  // The following weekends do not change.
  expect(await calendarOf(server, staff, activityId)).toHaveLength(8)
  expect(await violations(server.owner)).toEqual([])
})

test('places held by a cart are not closed by “replace” either', async () => {
  const { activityId, productId } = await aTimetable(server, staff)
  const { status } = await send(server, staff, holdCart, {
    body: {
      collaboratorPublicId: staff.tenantId,
      tickets: [
        {
          productId,
          quantity: 1,
          activationDateTimeUtc: `${saturday}T14:00:00.000Z`,
          timeslotBegin: '09:00',
          timeslotEnd: '12:00',
        },
      ],
    } as never,
    key: newKey(),
  })
  expect(status).toBe(200)
  expect((await draftOf(activityId)).choices.replace).toMatchObject({ closed: 1, kept: 1 })
})

test('the choice “skip” writes slots without an overlap, and is rejected when nothing is left to write', async () => {
  const { activityId } = await aTimetable(server, staff)
  expect(await copy(activityId, { onExisting: 'skip' })).toMatchObject({
    fields: [{ field: 'onExisting', rule: 'nothingToCopy' }],
  })
  const { timetablePublicId, availabilityPublicId, version } = await slotOn(
    server,
    staff,
    activityId,
    saturday,
  )
  await send(server, staff, changeOccurrence, {
    body: {
      collaboratorPublicId: staff.tenantId,
      timetablePublicId,
      availabilityPublicId,
      version,
      timeslotBegin: '18:00',
      timeslotEnd: '21:00',
      quantity: 7,
      newDate: saturday,
      currentDate: saturday,
    },
  })
  expect(await copy(activityId, { onExisting: 'skip' })).toMatchObject({
    occurrences: 1,
    skipped: 1,
    closed: 0,
    kept: 0,
  })
  expect(await slotsOf(activityId)).toEqual([
    [saturday, '09:00', 20, 0, 'copied'],
    [saturday, '18:00', 7, 0, 'series'],
    [sunday, '09:00', 20, 0, 'series'],
  ])
  expect(await violations(server.owner)).toEqual([])
})

test('the choice “add” writes next to existing slots, and without a choice a copy with overlaps is rejected', async () => {
  const { activityId } = await aTimetable(server, staff)
  expect(await copy(activityId)).toMatchObject({ type: 'TimetableConflict' })
  expect(await copy(activityId, { onExisting: 'add' })).toMatchObject({ occurrences: 2, closed: 0 })
  const { rows } = await server.owner.query(
    `select r.quantity
      from slot s
      join resource r on r.id = s.id
      where s.activity_id = $1 and s.on_date = any($2)`,
    [activityId, [saturday, sunday]],
  )
  expect(rows).toEqual([{ quantity: 40 }, { quantity: 40 }])
  expect(await violations(server.owner)).toEqual([])
})

test('a day of equipment is replaced as a whole, unless one of its begins is rented', async () => {
  const dates = ['2030-01-05', '2030-01-06', saturday, sunday]
  const skis = await anEquipment(server, staff, { dates })
  await aRentedPiece(server, staff, skis, { date: saturday, begin: '10:00' })
  expect(await copy(skis.modelId, { onExisting: 'replace' })).toMatchObject({
    occurrences: 1,
    skipped: 1,
    closed: 1,
    kept: 1,
    firstDate: sunday,
  })
  expect(await violations(server.owner)).toEqual([])
})

test('past slots do not change', async () => {
  const { activityId } = await aTimetable(server, staff)
  const later = await openTestServer({ url: server.url, clock: () => '2030-01-12T18:00:00.000Z' })
  try {
    const { body } = await send(later, staff, copyWeek, {
      body: { ...week(activityId), onExisting: 'replace' },
    })
    expect(body).toMatchObject({ occurrences: 1, skipped: 1, closed: 1, kept: 0 })
  } finally {
    await later.close()
  }
  expect(await slotsOf(activityId)).toMatchObject([
    [saturday, '09:00', 20, 0, 'series'],
    [sunday, '09:00', 20, 0, 'copied'],
  ])
})

test('a week is not copied onto itself', async () => {
  const { activityId } = await aTimetable(server, staff)
  expect(await copy(activityId, { toMonday: '2029-12-31' })).toMatchObject({
    fields: [{ field: 'toMonday', rule: 'otherWeek' }],
  })
})

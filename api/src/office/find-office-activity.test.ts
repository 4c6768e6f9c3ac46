import type { Query } from '@guichet/contract/endpoint.ts'
import { findOfficeActivity } from '@guichet/contract/office/find-office-activity.ts'
import { beforeAll, expect, test } from 'vitest'
import { aDailyTicket, anActivity, aSeasonPass } from '../../test/factories/catalogue/activities.ts'
import { aSlot, aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { anOffice } from '../../test/factories/catalogue/ticket-office.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

// Half past twelve in Montréal, on February 2.
const server = useTestServer({ clock: () => '2030-02-02T17:30:00.000Z' })
const staff = useBusiness(server)
let office = ''
beforeAll(async () => {
  office = await anOffice(server, staff)
})

type PageQuery = Query<typeof findOfficeActivity>
const ask = async (activityPublicId: string, query: PageQuery = {}) =>
  (await send(server, null, findOfficeActivity, { params: { office, activityPublicId }, query }))
    .body

test('the page opens on the next day with places left, and keeps the day and the month that are chosen', async () => {
  const { activityId, productId } = await aTicketType(server, staff)
  const full = await aSlot(server, staff, { activityId, date: '2030-02-03', quantity: 2 })
  await server.owner.query('update resource set taken = 2 where id = $1', [full.slotId])
  await aSlot(server, staff, { activityId, date: '2030-02-28', quantity: 20 })
  await aSlot(server, staff, { activityId, date: '2030-03-01', quantity: 20 })

  const opened = await ask(activityId)
  expect(opened).toMatchObject({
    today: '2030-02-02',
    month: '2030-02',
    lastMonth: '2030-02',
    day: '2030-02-28',
    activity: {
      kind: 'activity',
      sale: { state: 'onSale', fromPrice: 19.99 },
      schedulingType: 'WithCalendar',
      types: [{ productId, price: 19.99, identifications: [] }],
    },
    slots: [{ timeslotBegin: '09:00', remainingQuantity: 20, isAvailable: true }],
  })
  expect(opened.days.map(({ date, isAvailable }) => [date, isAvailable])).toEqual([
    ['2030-02-03', false],
    ['2030-02-28', true],
  ])
  const march = await ask(activityId, { month: '2030-03' })
  expect([march.day, march.days.map(({ date }) => date)]).toEqual(['2030-02-28', ['2030-03-01']])
  const chosen = await ask(activityId, { day: '2030-03-01' })
  expect([chosen.month, chosen.day, chosen.slots.length]).toEqual(['2030-03', '2030-03-01', 1])
})

test('a slot of which half is over is not shown, and its day is over with it', async () => {
  const { activityId } = await aTicketType(server, staff)
  await aSlot(server, staff, { activityId, begin: '09:00', end: '16:00' })
  await aSlot(server, staff, { activityId, date: '2030-02-04' })
  const opened = await ask(activityId)
  expect([opened.day, opened.days[0]]).toMatchObject([
    '2030-02-04',
    { date: '2030-02-02', isAvailable: false, isOver: true },
  ])
  expect((await ask(activityId, { day: '2030-02-02' })).slots).toEqual([])
})

test('slots that have ended are not shown', async () => {
  const { activityId } = await aTicketType(server, staff)
  await aSlot(server, staff, { activityId, begin: '09:00', end: '12:00' })
  await aSlot(server, staff, { activityId, begin: '12:00', end: '14:00' })
  const { day, slots } = await ask(activityId)
  expect([day, slots.map(({ timeslotBegin }) => timeslotBegin)]).toEqual(['2030-02-02', ['12:00']])
})

test('an activity out of season is shown without a day, and a draft is not found', async () => {
  const { activityId } = await aTicketType(server, staff)
  expect(await ask(activityId)).toMatchObject({
    activity: { sale: { state: 'offSeason' } },
    month: '2030-02',
    day: null,
    days: [],
    slots: [],
  })
  const draft = await aTicketType(server, staff, { active: false })
  const passOnly = await anActivity(server, staff, [
    aSeasonPass({
      isActive: true,
      activePeriodStartDateTimeUtc: '2030-02-03T05:00:00.000Z',
      validPeriodStartDateTimeUtc: '2030-02-03T05:00:00.000Z',
    }),
  ])
  for (const hidden of [draft.activityId, passOnly.publicId])
    expect(await ask(hidden)).toMatchObject({ type: 'NotFound' })
})

test('an activity that is not yet on sale has the begin of its buying period', async () => {
  const saleBegins = '2030-02-10T05:00:00.000Z'
  const { publicId } = await anActivity(server, staff, [
    aDailyTicket({ isActive: true, activePeriodStartDateTimeUtc: saleBegins }),
  ])
  expect((await ask(publicId)).activity).toMatchObject({
    sale: { state: 'notYet' },
    saleBeginsDateTimeUtc: saleBegins,
  })
})

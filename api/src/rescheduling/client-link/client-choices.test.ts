import { chooseTimes, findLinkTimes } from '@guichet/contract/rescheduling/read-link.ts'
import { expect, test } from 'vitest'
import { clientLinks, to } from '../../../test/factories/client-links.ts'
import { lostDay, loseDay, tokenFor } from '../../../test/factories/sales/lost-days.ts'
import { anEquipment, aRentedPiece } from '../../../test/factories/sales/rented.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { aLink, takenOf } = clientLinks(server, staff)

test('two concurrent clicks are one choice', async () => {
  const { day, token, ticketIds } = await aLink()
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      send(server, null, chooseTimes, {
        body: { token, choices: to(ticketIds, day.other.slotId) },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await takenOf(day.other.slotId)).toBe(2)
})

test('with one place too few no ticket moves, and the number of places left is reported', async () => {
  const { day, token, ticketIds } = await aLink({ otherCapacity: 1 })
  expect(
    (
      await send(server, null, chooseTimes, {
        body: { token, choices: to(ticketIds, day.other.slotId) },
      })
    ).body,
  ).toMatchObject({ type: 'NotEnoughInventory', remaining: 1 })
  expect(
    (await send(server, null, findLinkTimes, { body: { token, ticketPublicIds: ticketIds } })).body
      .days,
  ).toEqual([])
  expect(
    (
      await send(server, null, chooseTimes, {
        body: { token, choices: to(ticketIds.slice(0, 1), day.other.slotId) },
      })
    ).status,
  ).toBe(200)
})

test('a rental is offered only begin times of timetables at which its size and its accessory are free', async () => {
  const equipment = await anEquipment(server, staff, {
    quantity: 1,
    dates: ['2030-02-02', '2030-02-03'],
  })
  const mine = await aRentedPiece(server, staff, equipment, { withAccessory: true })
  await aRentedPiece(server, staff, equipment, { date: '2030-02-03', begin: '10:00' })
  const { publicId: id } = await loseDay(
    server,
    staff,
    lostDay([], { rentalModelPublicIdToRescheduleList: [equipment.modelId] }),
  )
  const token = await tokenFor(server, staff, id, mine.order.publicId)
  const { days } = (
    await send(server, null, findLinkTimes, {
      body: { token, ticketPublicIds: [mine.ticketId], from: '2030-01-20' },
    })
  ).body
  expect(
    days.map((day) => [day.date, day.times.map(({ begin, end }) => `${begin}–${end}`)]),
  ).toEqual([['2030-02-03', ['13:00–15:00']]])
  const choose = (beginDateTimeUtc: string) =>
    send(server, null, chooseTimes, {
      body: { token, choices: [{ ticketPublicId: mine.ticketId, to: { beginDateTimeUtc } }] },
    })
  expect((await choose('2030-02-03T18:15:00.000Z')).body).toMatchObject({
    type: 'NotOnSale',
    reason: 'noSuchSlot',
  })
  expect((await choose(days[0]!.times[0]!.beginDateTimeUtc)).body.tickets[0]).toMatchObject({
    state: 'moved',
    now: {
      beginDateTimeUtc: '2030-02-03T18:00:00.000Z',
      endDateTimeUtc: '2030-02-03T20:00:00.000Z',
    },
  })
})

test('every invariant of places holds at the end', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))

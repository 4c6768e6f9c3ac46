import { findNights } from '@guichet/contract/availability/find-nights.ts'
import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { getRentalInventory } from '@guichet/contract/availability/get-inventory.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import { agreed, disagreements } from '../factories/input/checked-figures.ts'
import { workOff } from '../factories/sales/lost-days.ts'
import { violations } from '../invariants/violations.ts'
import { seed } from '../seed.ts'
import { newKey, send, type TestServer } from '../test-server.ts'
import { attemptsOf, stepsOf } from './command.ts'
import { helmetsLeft, offered, piecesLeft, placesLeft, roomsLeft } from './model.ts'
import {
  begins,
  beginStep,
  dates,
  lengths,
  nightOf,
  nights,
  openShop,
  rentalDays,
  turnaround,
  type Shop,
} from './shop.ts'
import { buy, giveBack, move } from './ticket-commands.ts'
import { moveRental, rent, shrink, stay } from './timed-commands.ts'
import { edit, loseDay, publish, remove } from './timetable-commands.ts'

const steps = () =>
  [
    buy,
    buy,
    move,
    giveBack,
    edit,
    publish,
    remove,
    loseDay,
    rent,
    rent,
    moveRental,
    shrink,
    stay,
  ].map((command) => stepsOf(command as never))
/** Concurrent actions of many people; an action is drawn as often as it is listed here. */
const attempts = fc.oneof(
  ...[
    buy,
    buy,
    buy,
    move,
    move,
    giveBack,
    edit,
    publish,
    remove,
    loseDay,
    rent,
    rent,
    moveRental,
    shrink,
    stay,
    stay,
  ].map((command) => attemptsOf(command as never)),
)

/**
 * Runs sequences of commands: each gets the answer of the model, and the final state is that of the
 * model.
 */
export async function followModel(
  server: TestServer,
  { runs, length }: { runs: number; length: number },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.commands(steps(), { maxCommands: length, size: 'max' }),
      async (commands) => {
        const shop = await openShop(
          server,
          (staff, endpoint, call) =>
            send(server, staff, endpoint, { ...call, key: newKey() }) as never,
          () => workOff(server),
        )
        await fc.asyncModelRun(() => ({ model: shop.model, real: shop }), commands)
        await expectAgreement(shop)
        expect(await violations(server.owner)).toEqual([])
        expect(await disagreements(server, shop.staff.tenantId)).toEqual(agreed)
      },
    ),
    { numRuns: runs, seed, endOnFailure: process.env.CI === 'true' },
  )
}

/** Runs `people` concurrent users with `each` actions each, all in the same small shop. */
export async function crowd(
  shop: Shop,
  { people, each, round }: { people: number; each: number; round: number },
): Promise<void> {
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      for (const attempt of fc.sample(attempts, {
        numRuns: each,
        seed: seed + round * people + person,
      }))
        await attempt(shop)
    }),
  )
}

/** Waits until workers of other processes have run all deferred jobs. */
export const settled = (server: TestServer): Promise<void> =>
  expect
    .poll(
      async () =>
        (
          await server.owner.query(
            'select from job where ended_at is null and run_at <= clock_timestamp()',
          )
        ).rowCount,
      { timeout: 60_000 },
    )
    .toBe(0)

async function expectAgreement(shop: Shop): Promise<void> {
  await expectPlaces(shop)
  for (const [day, date] of rentalDays.entries())
    for (const [begin, beginTime] of begins.entries())
      for (const length of lengths)
        await expectPieces(shop, { date, beginTime, length, from: beginStep(day, begin) })
  await expectNights(shop)
}

async function expectPlaces({ model, call, staff, activityId }: Shop): Promise<void> {
  const collaboratorPublicId = staff.tenantId
  for (const date of dates) {
    const { body } = await call(findTimeslots, {
      body: { collaboratorPublicId, activityPublicId: activityId, dateSelected: date },
    })
    expect([
      date,
      ...(body.timeslots as { quantity: number; remainingQuantity: number }[]).map((slot) => [
        slot.quantity,
        slot.remainingQuantity,
      ]),
    ]).toEqual([
      date,
      ...(offered(model, date) > 0 ? [[offered(model, date), placesLeft(model, date)]] : []),
    ])
  }
}

type Begin = { date: string; beginTime: string; length: number; from: number }
async function expectPieces(
  { model, call, staff, skis }: Shop,
  { date, beginTime, length, from }: Begin,
): Promise<void> {
  const { body } = await call(getRentalInventory, {
    params: { id: staff.tenantId },
    query: {
      collaboratorPublicId: staff.tenantId,
      date,
      beginTime,
      duration: length === 4 ? '02:00:00' : '1.00:00:00',
    },
  })
  const span = { from, until: from + length + turnaround }
  const items = body.rentalInventoryItems as {
    rentalModelSpecificationPublicId: string
    remainingQuantity: number
  }[]
  expect([
    date,
    beginTime,
    length,
    ...skis.sizeIds.map(
      (id) => items.find((item) => item.rentalModelSpecificationPublicId === id)!.remainingQuantity,
    ),
    (body.accessoryInventoryItems as { remainingQuantity: number }[])[0]!.remainingQuantity,
  ]).toEqual([
    date,
    beginTime,
    length,
    ...[0, 1].map((size) => Math.max(0, piecesLeft(model, size, span))),
    Math.max(0, helmetsLeft(model, span)),
  ])
}

async function expectNights({ model, call, staff, chalet }: Shop): Promise<void> {
  const { body } = await call(findNights, {
    body: {
      collaboratorPublicId: staff.tenantId,
      productId: chalet.productId,
      firstNight: nightOf(0),
      lastNight: nightOf(nights - 1),
    },
  })
  expect(
    (body.nights as { remainingQuantity: number }[]).map(
      ({ remainingQuantity }) => remainingQuantity,
    ),
  ).toEqual(
    Array.from({ length: nights }, (_, night) =>
      Math.max(0, roomsLeft(model, { from: night, until: night + 1 })),
    ),
  )
}

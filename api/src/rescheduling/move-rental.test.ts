import { expect, test } from 'vitest'
import { movesOf } from '../../test/factories/sales/moved.ts'
import { anEquipment, aRentedPiece } from '../../test/factories/sales/rented.ts'
import { violations } from '../../test/invariants/violations.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { instantOf } from '../platform/values/zoned-time.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { move } = movesOf(server, staff)

test('equipment moves with its size, its duration and its accessories, and never blocks itself', async () => {
  const equipment = await anEquipment(server, staff, {
    quantity: 1,
    helmets: 1,
    turnaround: '01:00:00',
  })
  const { ticketId, unitId, accessoryUnitId } = await aRentedPiece(server, staff, equipment, {
    withAccessory: true,
  })
  const later = instantOf('2030-02-02', '10:00', 'America/Toronto')
  expect((await move(ticketId, { beginDateTimeUtc: later })).body).toMatchObject({
    timeslotBegin: '10:00',
    timeslotEnd: '12:00',
  })
  const { rows } = await server.owner.query(
    `select unit_id, begins_at::timestamptz(0)::text as from, ends_at::timestamptz(0)::text as until
      from claim
      where unit_id = any($1) and released_at is null
      order by array_position($1, unit_id)`,
    [[unitId, accessoryUnitId]],
  )
  expect(rows).toEqual([
    { unit_id: unitId, from: '2030-02-02 15:00:00+00', until: '2030-02-02 18:00:00+00' },
    { unit_id: accessoryUnitId, from: '2030-02-02 15:00:00+00', until: '2030-02-02 18:00:00+00' },
  ])
  expect(
    (
      await server.owner.query(
        'select version, begins_at::timestamptz(0)::text as from from rental where unit_id = $1',
        [unitId],
      )
    ).rows,
  ).toEqual([{ version: 2, from: '2030-02-02 15:00:00+00' }])
})

test('equipment that is taken at that time is rejected with the instant; picked-up equipment stays', async () => {
  const equipment = await anEquipment(server, staff, { quantity: 1 })
  const first = await aRentedPiece(server, staff, equipment)
  await aRentedPiece(server, staff, equipment, { begin: '13:00' })
  const taken = instantOf('2030-02-02', '14:00', 'America/Toronto')
  expect((await move(first.ticketId, { beginDateTimeUtc: taken })).body).toMatchObject({
    type: 'NotEnoughInventory',
    resource: equipment.resourceId,
    remaining: 0,
    at: taken,
  })
  await server.owner.query('update rental set picked_up_at = now() where unit_id = $1', [
    first.unitId,
  ])
  expect(
    (
      await move(first.ticketId, {
        beginDateTimeUtc: instantOf('2030-02-02', '18:00', 'America/Toronto'),
      })
    ).body,
  ).toMatchObject({ type: 'NotMovable', reason: 'pickedUp' })
})

test('every invariant of places holds at the end', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))

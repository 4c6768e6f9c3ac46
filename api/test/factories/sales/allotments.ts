import type { Call, Reply } from '@guichet/contract/endpoint.ts'
import { findAllotments } from '@guichet/contract/orders/allotments/find-allotments.ts'
import type { getAllotment } from '@guichet/contract/orders/allotments/get-allotment.ts'
import { settleAllotmentSale } from '@guichet/contract/orders/allotments/settle-allotment-sale.ts'
import { takeAllotment } from '@guichet/contract/orders/allotments/take-allotment.ts'
import { newId } from '../../../src/platform/values/ids.ts'
import { localDateOf } from '../../../src/platform/values/zoned-time.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import { aSlot, aTicketType } from '../catalogue/catalogue.ts'
import type { Staff } from '../staff.ts'

type OfDay = { capacity?: number; cents?: number; date?: string }
/** A slot that lasts all of today, with a ticket type for an adult and one for a child. */
export async function aSlotOfToday(
  server: TestServer,
  staff: Staff,
  { capacity = 20, cents = 1999, date }: OfDay = {},
) {
  const { activityId, productId } = await aTicketType(server, staff, { cents })
  const childId = newId()
  await server.owner.query(
    `insert into product (tenant_id, id, kind, title, price_cents, activity_category_id, position)
      select tenant_id, $2, kind, $3, 1233, activity_category_id, 1
      from product
      where id = $1`,
    [productId, childId, { fr: 'Enfant', en: 'Child' }],
  )
  const { slotId } = await aSlot(server, staff, {
    activityId,
    quantity: capacity,
    date: date ?? localDateOf(new Date().toISOString(), 'America/Toronto'),
    begin: '00:00',
    end: '23:59',
  })
  return { slotId, activityId, adultId: productId, childId }
}
export type SlotOfToday = Awaited<ReturnType<typeof aSlotOfToday>>

export type Allotment = Reply<typeof getAllotment>
type AllotmentOptions = { places?: number; deviceId?: string; counterName?: string }
export const takeOf = (
  slotIds: readonly string[],
  { places = 4, deviceId = newId(), counterName = 'Kiosque du bas' }: AllotmentOptions = {},
): Call<typeof takeAllotment>['body'] => ({
  devicePublicId: deviceId,
  counterName,
  slots: slotIds.map((timeslotPublicId) => ({ timeslotPublicId, places })),
})

/** Places of a slot of today that a counter took in advance. */
export async function anAllotment(
  server: TestServer,
  staff: Staff,
  { slot, ...taken }: AllotmentOptions & OfDay & { slot?: SlotOfToday } = {},
) {
  const ofToday = slot ?? (await aSlotOfToday(server, staff, taken))
  const { status, body } = await send(server, staff, takeAllotment, {
    key: newKey(),
    body: takeOf([ofToday.slotId], taken),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { allotment: body as Allotment, ...ofToday }
}

/** Price by the device’s table for a number of adults and children. */
export const costOf = ({ priceTables }: Allotment, quantities: readonly number[]): number =>
  priceTables[0]!.totals.find((row) => row.quantities.join() === quantities.join())!.finalCost

export type OfflineSale = Call<typeof settleAllotmentSale>['body']
type Taking = Partial<OfflineSale> & { from?: number; adults?: number; children?: number }
/** An offline sale as a device stores it, of the seats from a place on. */
export function anOfflineSale(
  { allotment, adultId, childId }: { allotment: Allotment } & SlotOfToday,
  { from = 0, adults = 1, children = 0, ...over }: Taking = {},
): OfflineSale {
  const slot = allotment.slots[0]!
  return {
    publicId: newId(),
    soldDateTimeUtc: new Date().toISOString(),
    timeslotPublicId: slot.timeslotPublicId,
    seats: slot.seats.slice(from, from + adults + children).map(({ ticketPublicId }, i) => ({
      ticketPublicId,
      productId: i < adults ? adultId : childId,
    })),
    expectedFinalCost: costOf(allotment, [adults, children]),
    payment: { method: 'cash' },
    ...over,
  }
}

/** The time of an allotment is over, and the job that ends it is due for any worker. */
export const overdue = (server: TestServer, { allotment }: { allotment: Allotment }) =>
  server.owner.query(
    `with hold_of as (
        update hold
        set held_until = now() - interval '1 second'
        where id = (select hold_id from allotment where id = $1)
        returning id
      )
      update job
      set run_at = now()
      from hold_of
      where job.kind = 'expire-hold' and job.payload ->> 'holdId' = hold_of.id::text`,
    [allotment.publicId],
  )

/** Common requests and queries of the tests of allotments. */
export const allotmentDesk = (server: TestServer, staff: Staff) => ({
  take: (body: ReturnType<typeof takeOf>) =>
    send(server, staff, takeAllotment, { key: newKey(), body }),
  listed: async (id: string) =>
    (await send(server, staff, findAllotments, {})).body.items.find(
      ({ publicId }) => publicId === id,
    ),
  takenOf: async (slotId: string) =>
    (
      await server.owner.query<{ taken: number }>('select taken from resource where id = $1', [
        slotId,
      ])
    ).rows[0]!.taken,
})

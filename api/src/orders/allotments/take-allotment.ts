import type { Input } from '@guichet/contract/endpoint.ts'
import { mostPerDevice } from '@guichet/contract/orders/allotments/allotment.ts'
import * as contract from '@guichet/contract/orders/allotments/take-allotment.ts'
import { slotsByIds, takePlaces, writeClaims, type Slot } from '../../availability/public.ts'
import { businessOf } from '../../businesses/public.ts'
import { inChunks } from '../../platform/db/in-chunks.ts'
import { ownerColumns } from '../../platform/http/actor.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { newId } from '../../platform/values/ids.ts'
import { later, localDateOf } from '../../platform/values/zoned-time.ts'
import { automaticTerms } from '../../rebates/public.ts'
import { newTicketReference, type TicketCodes } from '../../tickets/public.ts'
import { writeHold } from '../sale/cart/hold-places.ts'
import { priceTableOf, type Frozen } from './allotment-prices.rules.ts'
import { showAllotment } from './allotment.view.ts'
import { liveOfDevice } from './allotments.db.ts'
import { offeredTypes } from './offered-types.db.ts'

type Body = Input<typeof contract.takeAllotment>['body']
type SlotPlaces = { slot: Slot; places: number }

/** Takes places ahead: creates a hold until the last slot ends, and the tickets of the places. */
export const takeAllotment = (codes: TicketCodes) =>
  handle(contract.takeAllotment, async (ctx, { body }) => {
    const { db, now, tenantId } = ctx
    if ((await liveOfDevice(db, tenantId, body.devicePublicId)) >= mostPerDevice)
      throw apiError('ListFull', { limit: mostPerDevice })
    const wanted = await slotsOfToday(ctx, body.slots)
    const frozen = await freeze(ctx, wanted)
    const hold = await writeHold(ctx, {
      until: wanted.map(({ slot }) => slot.ends_at).reduce(later),
      owner: ownerColumns(ctx.actor),
    })
    const take = wanted.map(({ slot, places }) => ({
      unitId: null,
      resourceId: slot.id,
      quantity: places,
    }))
    await writeClaims(db, tenantId, take, hold)
    const id = newId()
    await db
      .insertInto('allotment')
      .values({
        tenant_id: tenantId,
        id,
        hold_id: hold.id,
        device_id: body.devicePublicId,
        counter_name: body.counterName,
        frozen: JSON.stringify(frozen),
        price_tables: JSON.stringify(frozen.tables.map((table) => priceTableOf(frozen, table))),
      })
      .execute()
    await writeSeats(ctx, id, wanted)
    await ctx.audit('allotment.taken', 'allotment', id, {
      facts: { counter: body.counterName, slots: wanted.length, places: places(wanted) },
    })
    const shown = await showAllotment(ctx, codes, id)
    await takePlaces(db, tenantId, take)
    return { ...shown, takenDateTimeUtc: now }
  })

const places = (wanted: readonly SlotPlaces[]) => wanted.reduce((sum, slot) => sum + slot.places, 0)

/**
 * Loads the requested slots, each of which must begin today or be running.
 *
 * @throws NotFound, NotOnSale
 */
async function slotsOfToday(
  { db, now, tenantId, timeZone }: Ctx,
  asked: Body['slots'],
): Promise<SlotPlaces[]> {
  const today = localDateOf(now, timeZone)
  const found = await slotsByIds(
    db,
    tenantId,
    asked.map(({ timeslotPublicId }) => timeslotPublicId),
  )
  return asked.map(({ timeslotPublicId, places: count }, line) => {
    const slot = found.find(({ id }) => id === timeslotPublicId)
    if (!slot) throw apiError('NotFound')
    if (slot.ends_at <= now) throw apiError('NotOnSale', { line, part: null, reason: 'over' })
    if (slot.begins_at > now && localDateOf(slot.begins_at, timeZone) !== today)
      throw apiError('NotOnSale', { line, part: null, reason: 'notYet' })
    return { slot, places: count }
  })
}

/** Freezes the pricing settings; slots with the same types share a table. @throws NotOnSale */
async function freeze(ctx: Ctx, wanted: readonly SlotPlaces[]): Promise<Frozen> {
  const { db, now, tenantId, timeZone } = ctx
  const business = await businessOf(db, tenantId)
  const offered = await offeredTypes(
    ctx,
    wanted.map(({ slot }) => slot.activity_id),
  )
  const tables = new Map<string, { place: number; table: Frozen['tables'][number] }>()
  const slots = wanted.map(({ slot }, line) => {
    const { types, omitted } = offered.get(slot.activity_id) ?? { types: [], omitted: 0 }
    if (types.length === 0) throw apiError('NotOnSale', { line, part: null, reason: 'inactive' })
    const useDate = localDateOf(slot.begins_at, timeZone)
    const key = `${slot.activity_id}@${useDate}`
    const known = tables.get(key) ?? { place: tables.size, table: { useDate, types } }
    tables.set(key, known)
    return { slotId: slot.id, table: known.place, omitted }
  })
  const { province, taxes, fees, rebatesCombine } = business
  const rebates = await automaticTerms(db, tenantId, rebatesCombine)
  return {
    on: localDateOf(now, timeZone),
    province,
    taxes,
    fees,
    rebates,
    tables: [...tables.values()].map(({ table }) => table),
    slots,
  }
}

const writeSeats = (
  { db, tenantId }: Ctx,
  allotmentId: string,
  wanted: readonly SlotPlaces[],
): Promise<void> =>
  inChunks(
    wanted.flatMap(({ slot, places: count }) =>
      Array.from({ length: count }, () => ({
        tenant_id: tenantId,
        ticket_id: newId(),
        allotment_id: allotmentId,
        slot_id: slot.id,
        reference: newTicketReference(),
      })),
    ),
    (some) => db.insertInto('allotment_seat').values(some).execute(),
  )

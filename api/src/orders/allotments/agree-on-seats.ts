import type { Input } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { settleAllotmentSale } from '@guichet/contract/orders/allotments/settle-allotment-sale.ts'
import { slotsByIds, type Slot } from '../../availability/public.ts'
import { businessOf } from '../../businesses/public.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { mustFind, mustGet } from '../../platform/values/must.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { noRebates, usesOf } from '../../rebates/public.ts'
import type { AgreedSale } from '../sale/agreed-sale.ts'
import type { PlannedCart, PlannedLine } from '../sale/cart/planned-cart.ts'
import { noAnswers } from '../sale/form-answers.rules.ts'
import { agreedPayment } from '../sale/take-payment.ts'
import { priceOfSeats, soldTypes, type Frozen, type SoldType } from './allotment-prices.rules.ts'
import { allotmentMessages } from './allotments.messages.ts'

type Body = Input<typeof settleAllotmentSale>['body']
type Allotment = { id: string; counter_name: string; frozen: Frozen }
type Seat = { ticket_id: string; reference: string }

/**
 * Builds the sale of some seats. It is priced by the settings frozen with the allotment: the client
 * has already paid, so later changes of prices do not apply.
 *
 * @throws NotFound, SeatSold, PriceChanged, InvalidRequest
 */
export async function agreeOnSeats(
  ctx: Ctx,
  allotment: Allotment,
  body: Body,
): Promise<Omit<AgreedSale, 'held'>> {
  const seats = await freeSeats(ctx, allotment.id, body)
  const { cart, seatsOfLine } = await planSeats(ctx, allotment.frozen, body)
  const { finalCents } = cart.priced.totals
  if (body.expectedFinalCost !== finalCents)
    throw apiError('PriceChanged', { finalCost: toDollars(finalCents) })
  const payment = await agreedPayment(ctx, { payment: body.payment }, finalCents)
  return {
    body: {
      tickets: [],
      payment: body.payment,
      overbookingReason: allotmentMessages[ctx.language].soldOffline(allotment.counter_name),
    },
    cart,
    isForced: true,
    payment,
    paidCents: finalCents,
    language: 'fr',
    ownersOf: () => [],
    answers: noAnswers,
    printed: (line, ordinal) => {
      const { ticket_id: id, reference } = mustGet(seats, mustGet(seatsOfLine, line.key)[ordinal]!)
      return { id, reference }
    },
  }
}

/** Loads the seats of a sale. @throws NotFound, or SeatSold when one of them is already sold */
async function freeSeats(
  { db, tenantId }: Ctx,
  allotmentId: string,
  { timeslotPublicId, seats }: Body,
): Promise<Map<string, Seat>> {
  const rows = await selectRows(db, tenantId, 'allotment_seat')
    .select(['ticket_id', 'reference', 'sale_id'])
    .where('allotment_id', '=', allotmentId)
    .where('slot_id', '=', timeslotPublicId)
    .where(
      'ticket_id',
      'in',
      seats.map(({ ticketPublicId }) => ticketPublicId),
    )
    .execute()
  if (rows.length !== seats.length) throw apiError('NotFound')
  const sold = rows.filter((row) => row.sale_id !== null).map((row) => row.ticket_id)
  if (sold.length > 0) throw apiError('SeatSold', { ticketPublicIds: sold })
  return new Map(rows.map((row) => [row.ticket_id, row]))
}

/** @throws NotFound for a ticket type that was not frozen for the slot */
async function planSeats(
  { db, now, tenantId, timeZone }: Ctx,
  frozen: Frozen,
  { timeslotPublicId, seats }: Body,
): Promise<{ cart: PlannedCart; seatsOfLine: Map<string, string[]> }> {
  const table =
    frozen.tables[mustFind(frozen.slots, ({ slotId }) => slotId === timeslotPublicId).table]!
  const ofType = Map.groupBy(seats, ({ productId }) => productId)
  const quantities = table.types.map(({ id }) => ofType.get(id)?.length ?? 0)
  if ([...ofType.keys()].some((id) => !table.types.some((type) => type.id === id)))
    throw apiError('NotFound')
  const [slot] = await slotsByIds(db, tenantId, [timeslotPublicId])
  const sold = soldTypes(table, quantities)
  const { priced, chosen } = priceOfSeats(frozen, table, quantities)
  const { province, taxes, fees } = frozen
  return {
    seatsOfLine: new Map(
      sold.map(({ key, type }) => [
        key,
        mustGet(ofType, type.id).map(({ ticketPublicId }) => ticketPublicId),
      ]),
    ),
    cart: {
      business: { ...(await businessOf(db, tenantId)), province, taxes, fees },
      today: localDateOf(now, timeZone),
      lines: sold.map((line, i) => plannedLine(line, i, slot!)),
      forms: [],
      priced,
      rebates: { ...noRebates, ...chosen, results: [], uses: usesOf(chosen) },
    },
  }
}

const plannedLine = ({ type, quantity, key }: SoldType, line: number, slot: Slot): PlannedLine => ({
  key,
  place: { line, part: null, field: `seats.${line}` },
  type,
  asked: { productId: type.id },
  quantity,
  unitCents: type.price_cents,
  grossCents: Array<number>(quantity).fill(type.price_cents),
  parent: null,
  nights: null,
  title: type.title,
  slot,
  window: slot,
  begin: slot.begin_time,
  end: slot.end_time,
  rental: null,
  stay: null,
  takes: {
    isTimed: false,
    resourceId: slot.id,
    left: slot.capacity - slot.taken,
    at: slot.begins_at,
  },
})

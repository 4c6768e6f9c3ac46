import { randomText } from '../new-id.ts'
import type { SquareLineItem, SquareOrder } from './order-object.ts'
import type { Money, SquarePayment } from './payment-object.ts'
import { notFound } from './square-error.ts'
import { isoNow, type SquareProvider } from './square-provider.ts'
import type { Of } from './square-store.ts'

export type NewLine = {
  name: string | undefined
  quantity: string
  note?: string | undefined
  catalogObjectId?: string | undefined
  price: Money
  isCustomAmount?: boolean
}
export type NewOrder = {
  locationId: string
  referenceId: string | undefined
  lines: readonly NewLine[]
  metadata: Record<string, string> | undefined
}

export const cad = (amount: number): Money => ({ amount, currency: 'CAD' })
const nothingDue = cad(0)
export const totalOf = (lines: readonly NewLine[]): number =>
  lines.reduce((sum, line) => sum + amountOf(line), 0)
const amountOf = ({ price, quantity }: NewLine) => Math.round(price.amount * Number(quantity))

/** The unpaid order of a payment page is a draft. */
export function openOrder(provider: SquareProvider, owner: string, given: NewOrder): SquareOrder {
  const lines = given.lines.map(newLine)
  const total = cad(totalOf(given.lines))
  const now = isoNow(provider)
  const order: SquareOrder = {
    id: randomText(28),
    location_id: given.locationId,
    ...(given.referenceId && { reference_id: given.referenceId }),
    line_items: lines,
    ...(given.metadata && { metadata: given.metadata }),
    state: 'DRAFT',
    version: 1,
    created_at: now,
    updated_at: now,
    total_money: total,
    total_tax_money: nothingDue,
    total_discount_money: nothingDue,
    total_tip_money: nothingDue,
    total_service_charge_money: nothingDue,
    net_amount_due_money: total,
  }
  provider.store.orders.set(order.id, { owner, thing: order })
  provider.touch()
  return order
}

function newLine(given: NewLine): SquareLineItem {
  const { name, quantity, note, catalogObjectId, price } = given
  const total = cad(amountOf(given))
  return {
    uid: randomText(22),
    ...(name && { name }),
    quantity,
    ...(note && { note }),
    ...(catalogObjectId && { catalog_object_id: catalogObjectId }),
    item_type: given.isCustomAmount ? 'CUSTOM_AMOUNT' : 'ITEM',
    base_price_money: price,
    variation_total_price_money: total,
    gross_sales_money: total,
    total_tax_money: nothingDue,
    total_discount_money: nothingDue,
    total_money: total,
  }
}

/** @throws SquareApiError 404, also for an order of another merchant */
export function orderOf({ store }: SquareProvider, owner: string, id: string): SquareOrder {
  const kept: Of<SquareOrder> | undefined = store.orders.get(id)
  if (kept?.owner !== owner) throw notFound('Order', id, 'order_id')
  return kept.thing
}

export function changeOrder(
  provider: SquareProvider,
  order: SquareOrder,
  change: Partial<SquareOrder>,
): void {
  Object.assign(order, change, { version: order.version + 1, updated_at: isoNow(provider) })
  provider.touch()
}

/** @param state OPEN when something remains to be handed over, as for a payment link */
export function payOrder(
  provider: SquareProvider,
  order: SquareOrder,
  payment: SquarePayment,
  state: 'OPEN' | 'COMPLETED',
): void {
  const { card, entry_method: entryMethod } = payment.card_details
  changeOrder(provider, order, {
    state,
    ...(state === 'COMPLETED' && { closed_at: payment.created_at }),
    net_amount_due_money: nothingDue,
    tenders: [
      {
        id: payment.id,
        location_id: order.location_id,
        transaction_id: order.id,
        created_at: payment.created_at,
        amount_money: payment.amount_money,
        type: 'CARD',
        card_details: { status: 'CAPTURED', card, entry_method: entryMethod },
        payment_id: payment.id,
      },
    ],
  })
}

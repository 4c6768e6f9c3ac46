import { terminalAttempt, type Tap } from '../../card.ts'
import { randomText } from '../../new-id.ts'
import type { SquareOrder } from '../order-object.ts'
import { openOrder, orderOf, payOrder } from '../orders.ts'
import type { Money } from '../payment-object.ts'
import { takePayment } from '../payments.ts'
import { isoNow, type SquareProvider } from '../square-provider.ts'
import type { TerminalCheckoutAction } from '../square-store.ts'
import { deviceOf } from './device-codes.ts'
import { changeAction, keepAction } from './terminal-actions.ts'
import type { SquareTerminalCheckout } from './terminal-objects.ts'

export type NewCheckout = {
  amount: Money
  referenceId: string | undefined
  note: string | undefined
  fee: Money | undefined
  paymentOptions: object | undefined
  deviceOptions: { device_id: string }
  deadline: string
}

/** Requests a payment at a terminal, after its open actions. */
export function requestPayment(
  provider: SquareProvider,
  owner: string,
  given: NewCheckout,
): SquareTerminalCheckout {
  const field = 'checkout.device_options.device_id'
  const device = deviceOf(provider, given.deviceOptions.device_id, { owner, field })
  const now = isoNow(provider)
  const thing: SquareTerminalCheckout = {
    id: randomText(13),
    amount_money: given.amount,
    ...(given.referenceId && { reference_id: given.referenceId }),
    ...(given.note && { note: given.note }),
    ...(given.fee && { app_fee_money: given.fee }),
    ...(given.paymentOptions && { payment_options: given.paymentOptions }),
    device_options: given.deviceOptions,
    deadline_duration: given.deadline,
    status: 'PENDING',
    created_at: now,
    updated_at: now,
    app_id: provider.application.id,
    location_id: device.locationId,
    payment_type: 'CARD_PRESENT',
  }
  keepAction(provider, { owner, kind: 'checkout', thing, orderId: null })
  return thing
}

/** Presents a card to the terminal. After a declined one, the action waits for another. */
export function payCheckout(
  provider: SquareProvider,
  action: TerminalCheckoutAction,
  tap: Tap,
): 'paid' | 'declined' {
  const { owner, thing: checkout } = action
  const order = orderToPay(provider, action)
  const payment = takePayment(
    provider,
    {
      owner,
      order,
      entryMethod: 'EMV',
      referenceId: checkout.reference_id,
      note: checkout.note,
      terminalCheckoutId: checkout.id,
      fee: checkout.app_fee_money,
    },
    terminalAttempt(new Date(), tap),
  )
  if (payment.status === 'FAILED') return 'declined'
  payOrder(provider, order, payment, 'COMPLETED')
  changeAction(provider, action, { status: 'COMPLETED', payment_ids: [payment.id] })
  return 'paid'
}

/** Square creates the order of a terminal payment: one for all attempted cards. */
function orderToPay(provider: SquareProvider, action: TerminalCheckoutAction): SquareOrder {
  const { owner, thing: checkout } = action
  if (action.orderId) return orderOf(provider, owner, action.orderId)
  const line = { name: checkout.note, quantity: '1', price: checkout.amount_money }
  const order = openOrder(provider, owner, {
    locationId: checkout.location_id,
    referenceId: checkout.reference_id,
    lines: [{ ...line, isCustomAmount: true }],
    metadata: undefined,
  })
  action.orderId = order.id
  return order
}

import { cancelOfficeOrder, moveOfficeTickets } from '@guichet/contract/office/buyer-changes.ts'
import { problemOf, type Ask, type FormRequest } from '../kit/call.ts'
import { moveToChosenTime, queryOfForm } from '../kit/free-times/answer-with-time.ts'
import { loadChanges } from '../pages/changes/changes.load.ts'
import type { Outcome } from './outcome.ts'

const paramsOf = ({ params: { office, cart } }: FormRequest) => ({ office: office!, cart: cart! })
const rest = '/changes'

/** Moves the checked tickets of an order to the chosen time: all of them, or none. */
export async function moveTickets(ask: Ask, request: FormRequest): Promise<Outcome> {
  const params = paramsOf(request)
  const problem = await moveToChosenTime(request.form, (choices) =>
    ask(moveOfficeTickets, { params, body: { choices } }),
  )
  if (problem === null) return { cart: params.cart, rest: '?notice=moved' }
  const query = queryOfForm(request.form)
  const props = await loadChanges(ask, { ...request, query }, { problem })
  return { view: { page: 'changes', props }, rest }
}

/** Cancels an order for the amount that its buyer saw; another amount is shown first. */
export async function cancelOrder(ask: Ask, request: FormRequest): Promise<Outcome> {
  const params = paramsOf(request)
  try {
    const expectedRefund = request.form.get('expectedRefund') ?? ''
    await ask(cancelOfficeOrder, { params, body: { expectedRefund } })
    return { cart: params.cart, rest: '?notice=cancelled' }
  } catch (error) {
    const isRefused = problemOf(
      error,
      'InvalidRequest',
      'NotRefundable',
      'PaymentDisputed',
      'PriceChanged',
    )
    if (!isRefused) throw error
    const props = await loadChanges(ask, { ...request, query: {} }, { isCancellationRefused: true })
    return { view: { page: 'changes', props }, rest }
  }
}

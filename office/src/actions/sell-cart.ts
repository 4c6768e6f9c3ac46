import { toCents } from '@guichet/contract/money.ts'
import { sellOfficeCart } from '@guichet/contract/office/sell-office-cart.ts'
import type { FieldProblem } from '@guichet/contract/problems.ts'
import { problemOf, type Ask, type CallProblem, type FormRequest } from '../kit/call.ts'
import { loadCart } from '../pages/cart/cart.load.ts'
import { changeCart, linesOf } from '../pages/cart/change-cart.ts'
import { answersFor, withAnswers } from '../pages/details/answer-fields.rules.ts'
import type { DetailsProps } from '../pages/details/details.load.ts'
import { detailsMessages } from '../pages/details/details.messages.ts'
import { withHolders } from '../pages/details/holder-fields.rules.ts'
import type { Outcome } from './outcome.ts'

const text = (form: URLSearchParams, name: string) => form.get(name)?.trim() ?? ''
/** An empty optional field is not sent. */
const given = (form: URLSearchParams, name: 'phone' | 'postalCode') => {
  const value = text(form, name)
  return value ? { [name]: value } : {}
}
/** The value of the box is the version of its text; it is sent only when it is ticked. */
function consentOf(form: URLSearchParams) {
  const consentTextVersion = Number(text(form, 'consentTextVersion'))
  return consentTextVersion > 0 ? { consentTextVersion } : {}
}
const buyerOf = (form: URLSearchParams) => ({
  firstName: text(form, 'firstName'),
  lastName: text(form, 'lastName'),
  email: text(form, 'email'),
  ...given(form, 'phone'),
  ...given(form, 'postalCode'),
})

/**
 * Sells the cart: the answers and the people of tickets are saved with its lines first. What is
 * wrong is shown in the form, with everything that was typed.
 *
 * @returns Where the visitor goes on, or the form again
 */
export async function sellCart(ask: Ask, request: FormRequest): Promise<Outcome> {
  const { params, form } = request
  const at = { office: params.office!, cart: params.cart! }
  const cart = await loadCart(ask, request)
  const destination = { cart: at.cart, rest: '' }
  if (cart.order || !cart.quote) return destination
  const { forms } = cart.quote
  try {
    const lines = withHolders(withAnswers(linesOf(cart), forms, form), cart, form)
    if (lines.some(({ answers, ticketOwners, parts }) => answers ?? ticketOwners ?? parts))
      await changeCart(ask, request, { token: at.cart }, ({ codes }) => ({ lines, codes }))
    const answers = answersFor(forms, form, null)
    const { order } = await ask(sellOfficeCart, {
      params: at,
      body: {
        buyer: buyerOf(form),
        ...(answers.length > 0 && { answers }),
        ...consentOf(form),
        areTermsAccepted: (form.get('areTermsAccepted') === 'yes') as true,
        expectedFinalCost: dollarsOf(form),
      },
    })
    return order?.payUntilDateTimeUtc ? { ...destination, rest: '/payment' } : destination
  } catch (error) {
    const problem = problemOf(error, ...shown)
    if (!problem) throw error
    const props = await formAgain(ask, request, problem)
    return { view: { page: 'details', props }, rest: '/details' }
  }
}

const shown = [
  'InvalidRequest',
  'NotOnSale',
  'NotEnoughInventory',
  'PriceChanged',
  'HoldOver',
  'PaymentsNotReady',
] as const

/** The price that the visitor saw; an amount that cannot be read is no price of any cart. */
const dollarsOf = (form: URLSearchParams): number => {
  const cents = toCents(text(form, 'expectedFinalCost'))
  return cents === null ? 0 : cents / 100
}

async function formAgain(
  ask: Ask,
  request: FormRequest,
  { type, data }: CallProblem,
): Promise<DetailsProps> {
  const messages = detailsMessages[request.language]
  const general = type === 'PriceChanged' ? messages.changed : messages.failed
  const problems: FieldProblem[] = data.fields ?? [{ field: 'cart', rule: type, detail: general }]
  const names = new Set(request.form.keys())
  return {
    cart: await loadCart(ask, request),
    typed: Object.fromEntries([...names].map((name) => [name, request.form.getAll(name)])),
    problems,
  }
}

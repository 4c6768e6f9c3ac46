import { randomBytes } from 'node:crypto'
import type { Ask, FormRequest } from '../kit/call.ts'
import { offerPath } from '../kit/offer-paths.ts'
import { changeCart } from '../pages/cart/change-cart.ts'
import { chosenLines, wholeNumber, withLines } from '../pages/cart/chosen-lines.rules.ts'

/** The cart to which a visitor is led, and the rest of the address within it. */
export type Destination = { cart: string | null; rest: string }
const newToken = () => randomBytes(24).toString('base64url')

/** Adds the chosen tickets of an activity to the cart, or to a new one. */
export async function addLines(ask: Ask, request: FormRequest): Promise<Destination> {
  const { params, form } = request
  const cart = params.cart ?? null
  const added = chosenLines(form)
  if (added.length === 0) {
    const [activity, day] = [form.get('activity'), form.get('day')]
    // A product has no page of its own.
    const path = offerPath(form.get('kind') ?? '', activity ?? '')
    if (!path) return { cart, rest: cart === null ? '' : '/offers' }
    const query = new URLSearchParams({ ...(day && { day }), notice: 'nothing' }).toString()
    return { cart, rest: `${path}?${query}#tickets` }
  }
  const token = cart ?? newToken()
  await changeCart(ask, request, { token, isNew: cart === null }, ({ lines, codes }) => ({
    lines: withLines(lines, added),
    codes,
  }))
  return { cart: token, rest: '' }
}

/** Changes the quantity of a line; 0 removes it. */
export async function changeLine(ask: Ask, request: FormRequest): Promise<Destination> {
  const { params, form } = request
  const at = wholeNumber(params.line!)
  const quantity = wholeNumber(form.get('quantity'))
  await changeCart(ask, request, { token: params.cart! }, ({ lines, codes }) => ({
    lines: lines.flatMap((line, i) => {
      if (i !== at) return [line]
      return quantity > 0 ? [{ ...line, quantity }] : []
    }),
    codes,
  }))
  return { cart: params.cart!, rest: '' }
}

/** Adds a promo code, or removes one. */
export async function changeCodes(ask: Ask, request: FormRequest): Promise<Destination> {
  const { params, form } = request
  const [added, removed] = [form.get('code')?.trim(), form.get('remove')]
  await changeCart(ask, request, { token: params.cart! }, ({ lines, codes }) => ({
    lines,
    codes: [
      ...codes.filter((code) => code !== removed && code !== added),
      ...(added ? [added] : []),
    ],
  }))
  return { cart: params.cart!, rest: '#codes' }
}

/** Holds the places of a cart again, whose hold has ended. */
export async function holdAgain(ask: Ask, request: FormRequest): Promise<Destination> {
  const { params } = request
  await changeCart(ask, request, { token: params.cart! }, (content) => content)
  return { cart: params.cart!, rest: '' }
}

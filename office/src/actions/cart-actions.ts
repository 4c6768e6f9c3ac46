import { randomBytes } from 'node:crypto'
import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import { rebateObstacleMessages } from '@guichet/contract/rebates/rebate-obstacles.messages.ts'
import { isInvalidCode } from '@guichet/contract/rebates/rebate-obstacles.ts'
import { detailOf, problemOf, type Ask, type FormRequest } from '../kit/call.ts'
import { offerPath } from '../kit/offer-paths.ts'
import { loadCart } from '../pages/cart/cart.load.ts'
import { changeCart, type Lines } from '../pages/cart/change-cart.ts'
import {
  chosenLines,
  wholeNumber,
  withLines,
  withQuantity,
} from '../pages/cart/chosen-lines.rules.ts'
import { packageLine } from '../pages/cart/package-line.rules.ts'
import { rentedLines } from '../pages/cart/rented-lines.rules.ts'
import type { Destination, Outcome } from './outcome.ts'

const newToken = () => randomBytes(24).toString('base64url')

/** Lines of a form; null for equipment that is not rented for the chosen duration. */
function addedLines(form: URLSearchParams): Lines | null {
  const kind = form.get('kind')
  if (kind === 'package') return packageLine(form)
  return kind === 'rental' ? rentedLines(form) : chosenLines(form)
}

/** Rest of the address of the offer of a form, with what was chosen and why it is shown again. */
function offerAgain({ params, form }: FormRequest, notice: string): string {
  // A product has no page of its own.
  const path = offerPath(form.get('kind') ?? '', form.get('activity') ?? '')
  if (!path) return params.cart === undefined ? '' : '/offers'
  const query = new URLSearchParams()
  for (const name of ['day', 'arrival', 'departure']) {
    const value = form.get(name)
    if (value) query.set(name, value)
  }
  query.set('notice', notice)
  return `${path}?${query.toString()}#tickets`
}

/** Adds what was chosen of an offer to the cart, or to a new one. */
export async function addLines(ask: Ask, request: FormRequest): Promise<Destination> {
  const { params, form } = request
  const cart = params.cart ?? null
  const added = addedLines(form)
  if (!added?.length)
    return { cart, rest: offerAgain(request, added === null ? 'duration' : 'nothing') }
  const add = (token: string, isNew: boolean) =>
    changeCart(ask, request, { token, isNew }, ({ lines, codes }) => ({
      lines: withLines(lines, added),
      codes,
    }))
  const rest = form.get('next') === 'details' ? '/details' : ''
  if (cart !== null) {
    const { order } = await add(cart, false)
    // A cart that was sold meanwhile stays as it is: another one begins.
    if (order === null) return { cart, rest }
  }
  const token = newToken()
  await add(token, true)
  return { cart: token, rest }
}

/** Changes the quantity of a line; 0 removes it. */
export async function changeLine(ask: Ask, request: FormRequest): Promise<Destination> {
  const { params, form } = request
  const at = /^\d+$/.test(params.line!) ? Number(params.line) : -1
  const quantity = wholeNumber(form.get('quantity'))
  await changeCart(ask, request, { token: params.cart! }, ({ lines, codes }) => ({
    lines: withQuantity(lines, { at, key: form.get('line'), quantity }),
    codes,
  }))
  return { cart: params.cart!, rest: '' }
}

const textOf = (form: URLSearchParams, name: string) => form.get(name)?.trim() ?? ''
const isSame = (code: string, other: string | null | undefined) =>
  code.toLowerCase() === other?.toLowerCase()
const resultOf = ({ quote }: OfficeCart, code: string) =>
  quote?.rebateResults.find((result) => isSame(code, result.code))

/**
 * Adds a promo code, or removes one. A code that cannot apply to any cart is refused; another one
 * stays, since a change of the cart may make it apply.
 */
export async function changeCodes(ask: Ask, request: FormRequest): Promise<Outcome> {
  const { params, form, language } = request
  const [added, removed] = [textOf(form, 'code'), textOf(form, 'remove')]
  const without = (codes: string[], code: string) => codes.filter((each) => !isSame(code, each))
  const save = (codesOf: (codes: string[]) => string[]) =>
    changeCart(ask, request, { token: params.cart! }, ({ lines, codes }) => ({
      lines,
      codes: codesOf(codes),
    }))
  const kept = (codes: string[]) => without(without(codes, removed), added)
  const refuse = (cart: OfficeCart, detail: string): Outcome => ({
    view: {
      page: 'cart',
      props: { cart, refusedCode: { typed: added, detail }, refused: [], notice: null },
    },
    rest: '',
  })
  try {
    const cart = await save((codes) => [...kept(codes), ...(added ? [added] : [])])
    const obstacle = resultOf(cart, added)?.obstacle
    if (obstacle && isInvalidCode(obstacle))
      return refuse(
        await save((codes) => without(codes, added)),
        rebateObstacleMessages[language][obstacle],
      )
  } catch (error) {
    const problem = problemOf(error, 'TooManyCodes', 'InvalidRequest')
    if (!problem) throw error
    return refuse(await loadCart(ask, request), detailOf(problem))
  }
  return { cart: params.cart!, rest: '#codes' }
}

/** Holds the places of a cart again, whose hold has ended. */
export async function holdAgain(ask: Ask, request: FormRequest): Promise<Destination> {
  const { params } = request
  await changeCart(ask, request, { token: params.cart! }, (content) => content)
  return { cart: params.cart!, rest: '' }
}

import type { Body } from '@guichet/contract/endpoint.ts'
import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import { findOfficeCart, saveOfficeCart } from '@guichet/contract/office/save-office-cart.ts'
import { problemOf, type Ask, type FormRequest } from '../../kit/call.ts'

export type Lines = Body<typeof saveOfficeCart>['lines']
type Content = { lines: Lines; codes: string[] }
const mostAttempts = 3

/** Lines of a cart as they were sent. */
export const linesOf = (cart: OfficeCart): Lines =>
  cart.lines.map(({ sent }) => sent as Lines[number])

/**
 * Changes the content of a cart, or of a new one. Another tab that saves at the same time, and the
 * loss of the last places, make it try again with the current cart.
 */
export async function changeCart(
  ask: Ask,
  { params, language }: Pick<FormRequest, 'params' | 'language'>,
  { token, isNew = false }: { token: string; isNew?: boolean },
  change: (content: Content) => Content,
): Promise<OfficeCart> {
  const at = { office: params.office!, cart: token }
  for (let attempt = 1; ; attempt++) {
    const current = isNew && attempt === 1 ? null : await ask(findOfficeCart, { params: at })
    const { lines, codes } = change(
      current ? { lines: linesOf(current), codes: current.rebateCodes } : { lines: [], codes: [] },
    )
    const version = current && { version: current.version }
    try {
      return await ask(saveOfficeCart, {
        params: at,
        body: { ...version, language, lines, rebateCodes: codes },
      })
    } catch (error) {
      const mayPass = problemOf(error, 'StaleVersion', 'NotEnoughInventory')
      if (!mayPass || attempt >= mostAttempts) throw error
    }
  }
}

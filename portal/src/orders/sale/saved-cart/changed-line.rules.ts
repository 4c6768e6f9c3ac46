import type { CartLine } from '../../../domain/cart.rules.ts'
import type { CartState } from './cart-state.rules.ts'

type Bilingual = { fr: string; en: string }
/** Changes since the line was saved: its total in cents, and its former name. */
export type LineChange = { cents: { was: number; is: number } | null; wasNamed: Bilingual | null }

type Now = {
  /** Current total of the line, in cents; undefined while unknown. */
  cents: number | undefined
  /** Current name in the catalogue; undefined if the product is gone. */
  title: Bilingual | undefined
}
const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other)

type RestoredCart = Pick<CartState, 'cart' | 'shown'>

/**
 * Changes of a saved line that others made. If the clerk has changed the line since, only its name
 * is compared. Missing places are reported by the invoice.
 */
export function changeOf(
  line: CartLine,
  restored: RestoredCart | null,
  { cents, title }: Now,
): LineChange | null {
  const before = restored?.cart.find(({ key }) => key === line.key)
  if (!restored || !before) return null
  const was = isSame(before, line) ? shownCents(line, restored) : undefined
  const isOther = was !== undefined && cents !== undefined && was !== cents
  const change = {
    cents: isOther ? { was, is: cents } : null,
    wasNamed: title && !isSame(title, before.title) ? before.title : null,
  }
  return change.cents || change.wasNamed ? change : null
}

const shownCents = ({ key, quantity }: CartLine, { shown }: RestoredCart): number | undefined =>
  shown?.lines.find((line) => line.key === key && line.quantity === quantity)?.cents

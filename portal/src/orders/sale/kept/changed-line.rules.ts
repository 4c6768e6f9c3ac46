import type { CartLine } from '../../../domain/cart.rules.ts'
import type { KeptState } from './kept-state.rules.ts'

type Bilingual = { fr: string; en: string }
/** What is otherwise than when the line was kept: in cents, for the whole line; the name it had. */
export type LineChange = { cents: { was: number; is: number } | null; wasNamed: Bilingual | null }

type Now = {
  /** What the line comes to now, in cents; undefined as long as it is not known. */
  cents: number | undefined
  /** What the catalogue calls it now; undefined where it is not there any more. */
  title: Bilingual | undefined
}
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Restored = Pick<KeptState, 'cart' | 'shown'>

/**
 * What somebody changed meanwhile at a line of a cart that was kept. Whatever the clerk changed at
 * it since is no news to them: then only its name is compared. That a place is gone is said by the
 * invoice itself.
 */
export function changeOf(
  line: CartLine,
  restored: Restored | null,
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

const shownCents = ({ key, quantity }: CartLine, { shown }: Restored): number | undefined =>
  shown?.lines.find((line) => line.key === key && line.quantity === quantity)?.cents

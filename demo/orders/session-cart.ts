import type { CartLine } from './cart-line.ts'
import type { Session } from './make-sessions.ts'

/** Adults and children of a group. */
export function cartOf({ activity, slot }: Session, places: number): CartLine[] {
  const [adult, , child] = activity.types
  const adults = Math.ceil(places * 0.6)
  return [
    { type: adult!, quantity: adults },
    { type: child!, quantity: places - adults },
  ]
    .filter(({ quantity }) => quantity > 0)
    .map((line): CartLine => ({
      ...line,
      kind: 'daily_ticket',
      category: activity.plan.name,
      slot,
      counted: slot,
      season: null,
      holders: [],
    }))
}

import type { Bilingual } from '@guichet/contract/primitives.ts'
import { findTimedShortages, type Move } from '../../../availability/public.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { PlannedLine, Takes } from './planned-cart.ts'

/** Why a line cannot be sold: the resource, the instant, and the missing quantity. */
export type CartShortage = {
  line: number
  part: number | null
  productId: string
  productTitle: Bilingual
  resource: string
  remaining: number
  missing: number
  at: string | null
}
type TimedUse = Extract<Takes, { isTimed: true }>

export const timedWantsOf = (lines: readonly PlannedLine[]) =>
  lines.flatMap((line) =>
    line.takes?.isTimed ? [{ line, ...(line.takes as TimedUse), quantity: line.quantity }] : [],
  )

/**
 * Shortages of each line now, counting earlier lines of the cart and without what its hold
 * reserves. It only spares work: places are decided when they are taken.
 */
export async function shortagesOf(
  db: Db,
  tenantId: string,
  lines: PlannedLine[],
  { holdId, held = [] }: { holdId?: string | undefined; held?: readonly Move[] } = {},
): Promise<CartShortage[]> {
  const counted = countedShortages(lines, held)
  const wants = timedWantsOf(lines)
  const timed = (await findTimedShortages(db, tenantId, wants, { omitHoldId: holdId })).flatMap(
    (shortage, i) => (shortage ? [{ ...named(wants[i]!.line), ...shortage }] : []),
  )
  return [...counted, ...timed].sort((a, b) => a.line - b.line)
}

function countedShortages(lines: PlannedLine[], held: readonly Move[]): CartShortage[] {
  // The places of the cart's own hold are available to it.
  const wanted = new Map<string, number>()
  for (const { resourceId, quantity } of held)
    wanted.set(resourceId, (wanted.get(resourceId) ?? 0) - quantity)
  return lines.flatMap((line) => {
    if (!line.takes || line.takes.isTimed) return []
    const { resourceId, left, at } = line.takes
    const before = wanted.get(resourceId) ?? 0
    wanted.set(resourceId, before + line.quantity)
    const remaining = Math.max(0, left - before)
    return line.quantity > remaining
      ? [
          {
            ...named(line),
            resource: resourceId,
            remaining,
            missing: line.quantity - remaining,
            at,
          },
        ]
      : []
  })
}

const named = ({ place: { line, part }, type: { id }, title }: PlannedLine) => ({
  line,
  part,
  productId: id,
  productTitle: title,
})

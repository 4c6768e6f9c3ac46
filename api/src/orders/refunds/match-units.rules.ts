import type { UnitRow } from '../load-orders.db.ts'
import { isStanding } from './standing-units.rules.ts'

/** Row of a refund request: a unit by its id, or by its frozen product, date and time. */
export type RequestedRefund = {
  productId: string
  percent: number
  unitPublicId?: string | undefined
  activationAt?: string | null | undefined
  slotBegin?: string | null | undefined
  slotEnd?: string | null | undefined
  checkInAt?: string | undefined
}
type Matching = {
  deletedTicketIds: ReadonlySet<string>
  /** Whether a unit has nothing left to refund. */
  isOver: (unit: UnitRow) => boolean
}
export type MatchResult = { asks: { unitId: string; percent: number }[] } | { unmatched: number[] }

/**
 * Matches the rows of a request to units. Identical rows are a multiset: n rows take n units that
 * have something left, first those whose ticket is to be deleted (otherwise one person's money
 * would be refunded with another's ticket), then by ordinal. A package stands for its parts, each
 * at the same percentage. Source: docs/decisions.md 5.
 */
export function matchUnits(
  units: readonly UnitRow[],
  asks: readonly RequestedRefund[],
  { deletedTicketIds, isOver }: Matching,
): MatchResult {
  const inside = partsByPackage(units)
  const rankOf = (unit: UnitRow) =>
    Math.min(...(inside.get(unit.id) ?? [unit]).map((part) => rank(part, deletedTicketIds)))
  const free = units
    .filter(
      (unit) =>
        unit.kind !== 'fee' &&
        unit.parent_line_id === null &&
        !(inside.get(unit.id) ?? [unit]).every(isOver),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const taken = new Set<string>()
  const found: { unitId: string; percent: number }[] = []
  const unmatched: number[] = []
  // Units named by id are reserved first, so that a matched row does not take them.
  const order = [...asks.keys()].sort(
    (a, b) => Number(!asks[a]!.unitPublicId) - Number(!asks[b]!.unitPublicId),
  )
  for (const i of order) {
    const ask = asks[i]!
    const unit = free.find(
      (candidate) => !taken.has(candidate.id) && isRequestedUnit(candidate, ask),
    )
    if (!unit) {
      unmatched.push(i)
      continue
    }
    taken.add(unit.id)
    found.push(
      ...(inside.get(unit.id) ?? [unit])
        .filter((part) => !isOver(part))
        .map(({ id }) => ({ unitId: id, percent: ask.percent })),
    )
  }
  return unmatched.length ? { unmatched: unmatched.sort((a, b) => a - b) } : { asks: found }
}

/** Parts of packages, by package. Accessories belong to a rental and are separate units. */
export const partsByPackage = (units: readonly UnitRow[]): Map<string, UnitRow[]> =>
  Map.groupBy(
    units.filter((unit) => unit.parent_line_id !== null),
    (unit) => unit.parent_unit_id!,
  )

/** A unit that cost nothing is cancelled once; as no amount shows it, the refund row does. */
export const isCanceled = (unit: UnitRow): boolean =>
  unit.has_refund && unit.gross_cents === unit.rebate_cents && !isStanding(unit)
const rank = (unit: UnitRow, deleted: ReadonlySet<string>): number => {
  if (unit.ticket_id && deleted.has(unit.ticket_id)) return 0
  return unit.has_refund ? 2 : 1
}
const sameTime = (given: string | null | undefined, frozen: string | null) =>
  given === undefined || (given ?? null) === (frozen?.slice(0, 5) ?? null)
const sameInstant = (given: string | null | undefined, frozen: string | null) =>
  given === undefined ||
  (given === null ? frozen === null : frozen !== null && Date.parse(given) === Date.parse(frozen))

function isRequestedUnit(unit: UnitRow, ask: RequestedRefund): boolean {
  if (unit.product_id !== ask.productId) return false
  if (ask.unitPublicId) return unit.id === ask.unitPublicId
  return (
    sameInstant(ask.checkInAt ?? ask.activationAt, unit.activation_at) &&
    sameTime(ask.slotBegin, unit.slot_begin) &&
    sameTime(ask.slotEnd, unit.slot_end)
  )
}

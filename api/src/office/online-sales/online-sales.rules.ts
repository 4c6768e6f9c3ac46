import type { OfferKind } from '@guichet/contract/office/offers.ts'
import type { OnlineRule } from '@guichet/contract/office/online-sales.ts'
import type { PlannedLine } from '../../orders/public.ts'

type RuleOfOffer = Pick<OnlineRule, 'isSoldOnline' | 'untilMinutes' | 'mostPieces'>
type OfferKey = Pick<OnlineRule, 'kind' | 'publicId'>
/** Rules of a business by offer; an offer without a rule is sold online without a limit of its own. */
export type OnlineRules = ReadonlyMap<string, RuleOfOffer>

const keyOf = ({ kind, publicId }: OfferKey): string => `${kind}.${publicId}`
export const usualRule: RuleOfOffer = { isSoldOnline: true, untilMinutes: null, mostPieces: null }

export const rulesByOffer = (rules: readonly OnlineRule[]): OnlineRules =>
  new Map(rules.map((rule) => [keyOf(rule), rule]))
export const ruleOf = (rules: OnlineRules, offer: OfferKey): RuleOfOffer =>
  rules.get(keyOf(offer)) ?? usualRule

/** Whether a rule says something: others are not stored. */
export const isUnusual = ({ isSoldOnline, untilMinutes, mostPieces }: RuleOfOffer): boolean =>
  !isSoldOnline || untilMinutes !== null || mostPieces !== null

type Period = { begins_at: string; ends_at: string }
/** Instant until which visitors buy a slot, in milliseconds; never after its end. */
export function soldUntil({ begins_at, ends_at }: Period, untilMinutes: number | null): number {
  const [begins, ends] = [Date.parse(begins_at), Date.parse(ends_at)]
  return untilMinutes === null
    ? (begins + ends) / 2
    : Math.min(ends, begins + untilMinutes * 60_000)
}

type LineType = Pick<
  PlannedLine['type'],
  'id' | 'kind' | 'activity_id' | 'rental_category_id' | 'lodging_category_id'
>
/** The offer that a line of a cart is of; null for accessories, which belong to their rental. */
export function offerOfLine(type: LineType): OfferKey | null {
  const offers: Partial<Record<LineType['kind'], [OfferKind, string | null]>> = {
    daily_ticket: ['activity', type.activity_id],
    season_pass: ['pass', type.activity_id],
    donation: ['donation', type.activity_id],
    equipment_rental: ['rental', type.rental_category_id],
    lodging: ['lodging', type.lodging_category_id],
    package: ['package', type.id],
    catalog_product: ['product', type.id],
  }
  const [kind, publicId] = offers[type.kind] ?? []
  return kind && publicId ? { kind, publicId } : null
}

type CartPieces = { type: LineType; quantity: number; parent: unknown }
/** Indexes of lines whose offer has more pieces in the cart than an order may have. */
export function linesAboveMost(
  lines: readonly CartPieces[],
  rules: OnlineRules,
): { index: number; most: number }[] {
  const pieces = new Map<string, number>()
  return lines.flatMap(({ type, quantity, parent }, index) => {
    const offer = parent === null ? offerOfLine(type) : null
    const most = offer && ruleOf(rules, offer).mostPieces
    if (!offer || most === null) return []
    const sum = (pieces.get(keyOf(offer)) ?? 0) + quantity
    pieces.set(keyOf(offer), sum)
    return sum > most ? [{ index, most }] : []
  })
}

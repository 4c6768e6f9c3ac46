import type { CartProblem } from '@guichet/contract/office/carts.ts'
import type { z } from 'zod'
import { heldPlaces, type Move } from '../../availability/public.ts'
import { planCart, shortagesOf, type PlannedCart } from '../../orders/public.ts'
import { ApiError, apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import { sentenceAbout } from '../../platform/http/problem.ts'
import { onlineRulesOf } from '../online-sales/online-sales.db.ts'
import {
  linesAboveMost,
  offerOfLine,
  ruleOf,
  soldUntil,
  usualRule,
} from '../online-sales/online-sales.rules.ts'
import type { CartRow } from './carts.db.ts'
import { officeMessages } from './office.messages.ts'

type Problem = z.output<typeof CartProblem>
export type PlannedOfficeCart = {
  /** Null if the cart is empty or a line cannot be planned. */
  planned: PlannedCart | null
  problems: Problem[]
  /** Lines without enough places. */
  shortLines: ReadonlySet<number>
}
type ReservedPlaces = { holdId?: string; held?: readonly Move[] }

/**
 * Plans and prices the cart of a visitor. What prevents its sale is a problem of its line, and no
 * error: the cart stays, and its visitor corrects it.
 */
export async function planOfficeCart(
  ctx: Ctx,
  { lines, codes }: Pick<CartRow, 'lines' | 'codes'>,
  reserved: ReservedPlaces = {},
): Promise<PlannedOfficeCart> {
  const nothing = { planned: null, shortLines: new Set<number>() }
  if (lines.length === 0) return { ...nothing, problems: [] }
  try {
    assertForVisitors(ctx, lines)
    const rebates = { codes, postalCode: null, discount: null, isSale: false }
    const planned = await planCart(ctx, lines, { rebates })
    await assertSoldOnline(ctx, planned)
    const shortages = await shortagesOf(ctx.db, ctx.tenantId, planned.lines, reserved)
    const problems = shortages.map(({ line, remaining }) => ({
      line,
      detail: officeMessages[ctx.language].short(remaining),
    }))
    return { planned, problems, shortLines: new Set(shortages.map(({ line }) => line)) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return { ...nothing, problems: [problemOf(error, ctx.language)] }
  }
}

/** Places that the cart holds are free for it. */
export async function reservedBy(
  { db, now, tenantId }: Ctx,
  hold: { id: string } | null,
): Promise<ReservedPlaces> {
  if (!hold) return {}
  return { holdId: hold.id, held: await heldPlaces(db, tenantId, hold.id, now) }
}

/**
 * A visitor chooses begin times of timetables, and names no stored picture, which may be that of
 * another person.
 *
 * @throws InvalidRequest
 */
export function assertForVisitors({ language }: Ctx, lines: CartRow['lines']): void {
  for (const [i, line] of lines.entries())
    for (const choice of [line, ...(line.parts ?? [])]) {
      if (choice.isBeginTimeCustom) throw fieldProblem(`tickets.${i}`, 'invalid', language)
      if (choice.ticketOwners?.flat().some(({ picture }) => picture))
        throw fieldProblem(`tickets.${i}.ticketOwners`, 'invalid', language)
    }
}

/** Time to pay for a rental that begins while its visitor buys it. */
const rentalGraceMs = 30 * 60_000
/**
 * Checks the rules of public sales: what the business sells online, until when, and how many
 * pieces. Without a rule, visitors buy a slot until half of it is over. A rental is sold until it
 * begins.
 *
 * @throws NotOnSale, or InvalidRequest at the quantity of a line
 */
export async function assertSoldOnline(ctx: Ctx, { lines }: PlannedCart): Promise<void> {
  const rules = await onlineRulesOf(ctx.db, ctx.tenantId)
  for (const { type, slot, rental, window, place, parent } of lines) {
    const offer = offerOfLine(type)
    const { isSoldOnline, untilMinutes } = offer ? ruleOf(rules, offer) : usualRule
    const notOnSale = (reason: 'inactive' | 'over') =>
      apiError('NotOnSale', { line: place.line, part: place.part, reason })
    if (!isSoldOnline && parent === null) throw notOnSale('inactive')
    if (!window || !(slot ?? rental)) continue
    const until = rental
      ? Date.parse(window.begins_at) + rentalGraceMs
      : soldUntil(window, untilMinutes)
    if (Date.parse(ctx.now) > until) throw notOnSale('over')
  }
  const [first] = linesAboveMost(lines, rules)
  if (first) {
    const { line } = lines[first.index]!.place
    throw fieldProblem(`tickets.${line}.quantity`, `maxValue:${first.most}`, ctx.language)
  }
}

/** The line of an error: its own, or that of its first field. */
function problemOf(error: ApiError, language: Ctx['language']): Problem {
  const { line, fields } = error.data as {
    line?: number
    fields?: { field: string; detail: string }[]
  }
  const [first] = fields ?? []
  const named = /^tickets\.(\d+)/.exec(first?.field ?? '')?.[1]
  return {
    line: line ?? (named === undefined ? null : Number(named)),
    detail: first?.detail ?? sentenceAbout(error, language),
  }
}

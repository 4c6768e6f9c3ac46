import type { CartProblem } from '@guichet/contract/office/carts.ts'
import type { z } from 'zod'
import { heldPlaces, type Move } from '../../availability/public.ts'
import { planCart, shortagesOf, type PlannedCart } from '../../orders/public.ts'
import { ApiError, apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import { sentenceAbout } from '../../platform/http/problem.ts'
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
    assertNotTooLate(ctx, planned)
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
 * Visitors buy a slot until half of it is over, and a rental until it begins.
 *
 * @throws NotOnSale
 */
export function assertNotTooLate({ now }: Ctx, { lines }: PlannedCart): void {
  for (const { slot, rental, window, place } of lines) {
    if (!window || !(slot ?? rental)) continue
    const [begins, ends] = [Date.parse(window.begins_at), Date.parse(window.ends_at)]
    const until = rental ? begins + rentalGraceMs : (begins + ends) / 2
    if (Date.parse(now) > until)
      throw apiError('NotOnSale', { line: place.line, part: place.part, reason: 'over' })
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

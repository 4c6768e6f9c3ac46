import type { lineName } from '@guichet/contract/orders/line-name.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { z } from 'zod'
import type { UnitRow } from './load-orders.db.ts'
import { noMoves } from './ticket-moves.db.ts'
import { unitTimes } from './unit-times.view.ts'

export type LineName = z.output<z.ZodObject<typeof lineName>>
/** Current titles of a unit: those of its exchange, if there was one. */
export const titlesOf = (unit: UnitRow): { title: Bilingual; categoryTitle: Bilingual | null } =>
  unit.became_product_title
    ? { title: unit.became_product_title, categoryTitle: unit.became_category_title }
    : { title: unit.product_title, categoryTitle: unit.category_title }

/** The ticket for which the supplement of an exchange was charged; null for other units. */
export const ticketOfSupplement = (unit: UnitRow, units: readonly UnitRow[]): UnitRow | null =>
  unit.kind === 'adjustment' ? (units.find(({ id }) => id === unit.parent_unit_id) ?? null) : null

/** Names the units of orders outside the order page: on refunds, credit notes and payment links. */
export function lineNames(units: readonly UnitRow[], timeZone: string) {
  const timeOf = unitTimes(units, timeZone, noMoves)
  const nameOf = (pieces: readonly UnitRow[]): LineName & { title: Bilingual } => {
    const [first] = pieces as [UnitRow]
    return {
      ...titlesOf(first),
      times: pieces.flatMap((piece) => timeOf(piece).time ?? []),
      checkInDate: first.check_in,
      checkOutDate: first.check_out,
      supplementTo: ticketOfSupplement(first, units)?.ticket_reference ?? null,
    }
  }
  return {
    nameOf,
    /** Units with the same key have the same name and share a line. */
    keyOf: (unit: UnitRow): string =>
      [unit.line_id, unit.became_product_id, ticketOfSupplement(unit, units)?.id].join(' '),
    /** Parts of packages, by line; empty for other units. */
    partsOf: (packages: readonly UnitRow[]) => {
      const ids = new Set(packages.map(({ id }) => id))
      const parts = units.filter((unit) => unit.parent_line_id && ids.has(unit.parent_unit_id!))
      return [...Map.groupBy(parts, ({ line_id }) => line_id).values()].map((same) => ({
        count: same.length,
        ...nameOf(same),
      }))
    },
  }
}

import { allotments } from './allotments.ts'
import { course } from './course.ts'
import { disputes } from './disputes.ts'
import { erasures } from './erasures.ts'
import type { Invariant } from './invariant.ts'
import { merges } from './merges.ts'
import { money } from './money.ts'
import { places } from './places.ts'
import { platformFees } from './platform-fees.ts'
import { quotes } from './quotes.ts'
import { savedCarts } from './saved-carts.ts'
import { scheduledExports } from './scheduled-exports.ts'
import { structure } from './structure.ts'
import { tills } from './tills.ts'
import { trail } from './trail.ts'

type Client = { query: (sql: string) => Promise<{ rows: Record<string, unknown>[] }> }

/** Every invariant. Query them as a role that sees every tenant. */
export const invariants: readonly Invariant[] = [
  ...money,
  ...disputes,
  ...platformFees,
  ...tills,
  ...places,
  ...course,
  ...scheduledExports,
  ...quotes,
  ...savedCarts,
  ...allotments,
  ...erasures,
  ...merges,
  ...structure,
  ...trail,
]

/** Violated invariants of a database, at most ten rows of each; empty when all hold. */
export async function violations(
  client: Client,
  asked: readonly Invariant[] = invariants,
): Promise<{ name: string; rows: Record<string, unknown>[] }[]> {
  const found: { name: string; rows: Record<string, unknown>[] }[] = []
  for (const { name, sql } of asked) {
    const { rows } = await client.query(`select * from (${sql}) violation limit 10`)
    if (rows.length > 0) found.push({ name, rows })
  }
  return found
}

/** Invariants whose tables do not exist yet. Once a table exists, its query is due. */
export const waiting: readonly { name: string; table: string; why: string }[] = []

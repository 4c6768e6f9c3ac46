import { fold } from '@guichet/contract/fold.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import * as contract from '@guichet/contract/ticket-office/find-suggestions.ts'
import { sql } from 'kysely'
import { handle } from '../platform/http/contexts.ts'

type Suggestion = {
  id: string
  type: 'activity' | 'rental' | 'rentalModel' | 'accessory' | 'lodging' | 'product'
  name: Bilingual
}

/**
 * Finds suggestions. Folding is done here and not in the database, as a catalogue is small enough
 * to be read as a whole. Names that begin with the term are first.
 */
export const findSuggestions = handle(
  contract.findSuggestions,
  async ({ db, tenantId }, { query }) => {
    const term = fold(query.query ?? '')
    const { rows } = await sql<Suggestion>`
    select id, 'activity' as type, name, 1 as rank, position
    from activity
    where tenant_id = ${tenantId} and deleted_at is null
    union all
    select id, 'rental', name, 2, position
    from rental_category
    where tenant_id = ${tenantId} and deleted_at is null
    union all
    select id, 'rentalModel', name, 3, position
    from rental_type
    where tenant_id = ${tenantId} and deleted_at is null
    union all
    select id, 'accessory', name, 4, position
    from accessory
    where tenant_id = ${tenantId} and deleted_at is null
    union all
    select id, 'lodging', name, 5, position
    from lodging_type
    where tenant_id = ${tenantId} and deleted_at is null
    union all
    select id, 'product', title, 6, position
    from product
    where tenant_id = ${tenantId} and deleted_at is null
      and kind in ('catalog_product', 'package')
    order by rank, position, id
    limit 5000`.execute(db)
    const folded = rows
      .map((row) => ({ row, names: [fold(row.name.fr), fold(row.name.en)] }))
      .filter(({ names }) => names.some((name) => name.includes(term)))
    const starts = ({ names }: (typeof folded)[number]) =>
      names.some((name) => name.startsWith(term)) ? 0 : 1
    return {
      suggestions: folded
        .sort((a, b) => starts(a) - starts(b))
        .slice(0, 10)
        .map(({ row: { id, type, name } }) => ({ publicId: id, type, name })),
    }
  },
)

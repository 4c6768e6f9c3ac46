import { sql } from 'kysely'

/**
 * Pieces among units that were sold, by the `kind` of their lines. What an exchange adds to the
 * price of a piece is no piece of its own: only its money counts.
 */
export const soldPieces = sql<number>`count(*) filter (where kind <> 'adjustment')`

/**
 * Pieces among items of refunds, by their `unit_id`, the `kind` of their lines and the `source` of
 * their refunds: a piece that is refunded in several steps is one. The piece of an exchange stays
 * with its client, so that only the accessories that the exchange takes away are given back.
 */
export const returnedPieces = sql<number>`count(distinct unit_id) filter (
    where kind <> 'adjustment' and (source <> 'exchange' or kind = 'accessory_rental')
  )`

import { sql } from 'kysely'

/**
 * Number of sold units, by the `kind` of their lines. The supplement of an exchange is no unit:
 * only its amount counts.
 */
export const soldPieces = sql<number>`count(*) filter (where kind <> 'adjustment')`

/**
 * Number of refunded units, from `unit_id`, the `kind` of their lines and the `source` of their
 * refunds: a unit that is refunded in several steps counts once. An exchanged unit stays with its
 * client, so of an exchange only removed accessories count.
 */
export const returnedPieces = sql<number>`count(distinct unit_id) filter (
    where kind <> 'adjustment' and (source <> 'exchange' or kind = 'accessory_rental')
  )`

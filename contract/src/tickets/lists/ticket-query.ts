import { z } from 'zod'
import { kinds } from '../../kinds.ts'
import { Choice, Id, TenantId, Text } from '../../primitives.ts'
import { Ids } from '../../query-lists.ts'
import { When } from '../../when.ts'
import { ticketSorts } from './ticket-sorts.ts'

/** Kinds that have tickets. */
export const ticketKinds = ['daily_ticket', 'season_pass', 'equipment_rental'] as const
/** Maximum number of products or categories of one search. */
export const ticketFilterLimit = 100

const Type = Choice([...kinds, 'all'])

/**
 * Filter of a list of tickets. `query` is searched as in the list of orders; `category` and `type`
 * are the kind; `categories` are activities and equipment categories, `productIds` are products: a
 * ticket with any of either matches. A period matches tickets that are active during a part of it.
 */
export const TicketQuery = z.strictObject({
  collaboratorId: TenantId.optional(),
  query: Text(200).optional(),
  userId: Id.optional(),
  category: Type.optional(),
  type: Type.optional(),
  categories: Ids(ticketFilterLimit).optional(),
  productIds: Ids(ticketFilterLimit).optional(),
  activePeriodStart: When.optional(),
  activePeriodEnd: When.optional(),
  /** A column name, with a leading `-` for descending order. */
  sort: Choice(
    ticketSorts.flatMap((sort) => [sort, `-${sort}`] as const) as unknown as readonly [
      string,
      ...string[],
    ],
  ).optional(),
})
export type TicketQuery = z.output<typeof TicketQuery>

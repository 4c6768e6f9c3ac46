import { z } from 'zod'
import { kinds } from '../../kinds.ts'
import { Chosen, Id, TenantId, Text } from '../../primitives.ts'
import { Ids } from '../../query-lists.ts'
import { When } from '../../when.ts'
import { ticketSorts } from './ticket-sorts.ts'

/** The kinds that give a ticket. */
export const ticketKinds = ['daily_ticket', 'season_pass', 'equipment_rental'] as const
/** As many products or categories as one search may name. */
export const ticketFilterLimit = 100

const Type = Chosen([...kinds, 'all'])

/**
 * Which tickets are meant. `query` is searched as the list of orders searches; `category` and
 * `type` are the kind that is sold; `categories` are activities and equipment categories,
 * `productIds` what they offer: tickets of any of either. A period means the tickets that are
 * active during a part of it.
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
  /** A column, with a leading `-` for descending. */
  sort: Chosen(
    ticketSorts.flatMap((sort) => [sort, `-${sort}`] as const) as unknown as readonly [
      string,
      ...string[],
    ],
  ).optional(),
})
export type TicketQuery = z.output<typeof TicketQuery>

import * as contract from '@guichet/contract/clients/find-client-orders.ts'
import { upperSnake } from '@guichet/contract/orders/order-status.ts'
import { selectRows } from '../platform/db/rows.ts'
import { cappedCount, matchCap } from '../platform/db/search-term.ts'
import { handle } from '../platform/http/contexts.ts'
import { listedClient } from './clients.db.ts'

/** Returns a client's orders, newest first: by the time of completion, otherwise of creation. */
export const findClientOrders = handle(
  contract.findClientOrders,
  async ({ db, tenantId }, { params: { profilePublicId }, query: { page = 1 } }) => {
    const { id } = await listedClient(db, tenantId, profilePublicId)
    const orders = selectRows(db, tenantId, 'orders').where('client_id', '=', id)
    const { n } = await db
      .selectFrom(
        orders
          .select('id')
          .limit(matchCap + 1)
          .as('found'),
      )
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const rows = await orders
      .select(['reference', 'status', 'completed_at'])
      .orderBy(({ fn }) => fn.coalesce('completed_at', 'created_at'), 'desc')
      .orderBy('id', 'desc')
      .limit(contract.clientOrdersPerPage)
      .offset((page - 1) * contract.clientOrdersPerPage)
      .execute()
    return {
      items: rows.map((row) => ({
        orderReferenceNumber: row.reference,
        status: upperSnake(row.status),
        completedDateTimeUtc: row.completed_at,
      })),
      ...cappedCount(n),
    }
  },
)

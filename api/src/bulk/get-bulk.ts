import * as contract from '@guichet/contract/bulk/get-bulk.ts'
import { workKinds, type BulkWorkKind } from '@guichet/contract/work/work.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { mayDirect } from '../work/public.ts'
import { bulkById, countItems } from './bulk.db.ts'

type PageOfItems = {
  outcome: 'waiting' | 'done' | 'refused' | undefined
  limit: number
  offset: number
}

/** Rejected items are first, as they need attention. */
const itemsOf = (
  db: Db,
  { tenant_id: tenantId, id }: { tenant_id: string; id: string },
  { outcome, limit, offset }: PageOfItems,
) =>
  selectRows(db, tenantId, 'bulk_item as item')
    .innerJoin('orders', (join) =>
      join.on('orders.tenant_id', '=', tenantId).onRef('orders.id', '=', 'item.order_id'),
    )
    .leftJoin('ticket', (join) =>
      join.on('ticket.tenant_id', '=', tenantId).onRef('ticket.id', '=', 'item.subject_id'),
    )
    .select([
      'item.subject_id',
      'item.outcome',
      'item.problem',
      'item.reason',
      'item.ended_at',
      'orders.reference as order_reference',
      'ticket.reference as ticket_reference',
    ])
    .where('item.bulk_id', '=', id)
    .$if(outcome === 'waiting', (items) => items.where('item.outcome', 'is', null))
    .$if(outcome !== undefined && outcome !== 'waiting', (items) =>
      items.where('item.outcome', '=', outcome!),
    )
    .orderBy('item.outcome', (by) => by.desc().nullsLast())
    .orderBy('orders.reference')
    .orderBy('item.subject_id')
    .limit(limit)
    .offset(offset)
    .execute()

export const getBulk = handle(
  contract.getBulk,
  async ({ db, tenantId, actor }, { params, query }) => {
    const bulk = await bulkById(db, tenantId, params.id)
    const action = bulk.action as BulkWorkKind
    if (!mayDirect(actor, action)) throw apiError('NoAccess', { access: [workKinds[action]] })
    const { outcome, page = 1, pageSize = 25 } = query
    const counts = await countItems(db, tenantId, bulk.id)
    const items = await itemsOf(db, bulk, {
      outcome,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    })
    const all = counts.waiting + counts.done + counts.refused
    return {
      publicId: bulk.id,
      workPublicId: bulk.job_id,
      action,
      startedBy: `${bulk.first_name} ${bulk.last_name}`,
      createdDateTimeUtc: bulk.created_at,
      counts,
      total: outcome ? counts[outcome] : all,
      totalIsCapped: false,
      items: items.map((item) => ({
        subjectPublicId: item.subject_id,
        orderReferenceNumber: item.order_reference,
        ticketReferenceKey: item.ticket_reference,
        outcome: (item.outcome ?? 'waiting') as 'waiting',
        problem: item.problem,
        reason: item.reason,
        endedDateTimeUtc: item.ended_at,
      })),
    }
  },
)

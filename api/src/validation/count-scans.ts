import * as contract from '@guichet/contract/validation/count-scans.ts'
import { sql } from 'kysely'
import { sameTenant } from '../database/same-tenant.ts'
import { selectRows } from '../platform/db/rows.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertPeriod } from '../platform/http/field-problem.ts'

/**
 * Counts the results of scans per local day; the activity is the current one of the ticket, or of
 * the seat whose ticket is not issued yet.
 */
export const countScans = handle(
  contract.countScans,
  async ({ db, language, tenantId }, { query: { startPeriod, endPeriod } }) => {
    assertPeriod({ from: startPeriod, to: endPeriod, most: 365 }, 'endPeriod', language)
    const rows = await selectRows(db, tenantId, 'scan')
      .leftJoin('ticket', sameTenant('ticket.id', 'scan.ticket_id'))
      .leftJoin('product', sameTenant('product.id', 'ticket.product_id'))
      .leftJoin(
        'activity_category',
        sameTenant('activity_category.id', 'product.activity_category_id'),
      )
      .leftJoin('allotment_seat', sameTenant('allotment_seat.ticket_id', 'scan.ticket_id'))
      .leftJoin('slot', sameTenant('slot.id', 'allotment_seat.slot_id'))
      .select(({ fn }) => [
        sql<string>`scan.on_date::text`.as('date'),
        fn.coalesce('activity_category.activity_id', 'slot.activity_id').as('activity_id'),
        sql<number>`count(*) filter (where scan.result = 'accepted')::int`.as('accepted'),
        sql<number>`count(*) filter (where scan.result <> 'accepted')::int`.as('refused'),
        sql<number>`count(scan.double_use_of)::int`.as('double_uses'),
      ])
      .where('scan.on_date', '>=', startPeriod as never)
      .where('scan.on_date', '<=', endPeriod as never)
      .groupBy(({ fn, ref }) => [
        ref('scan.on_date'),
        fn.coalesce('activity_category.activity_id', 'slot.activity_id'),
      ])
      .orderBy('scan.on_date')
      .orderBy('activity_id')
      .execute()
    return {
      items: rows.map((row) => ({
        date: row.date,
        activityPublicId: row.activity_id,
        accepted: row.accepted,
        refused: row.refused,
        doubleUses: row.double_uses,
      })),
    }
  },
)

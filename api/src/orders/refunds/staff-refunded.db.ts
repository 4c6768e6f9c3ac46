import { sameTenant } from '../../database/same-tenant.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { endedStates } from './live-refunds.rules.ts'

/** Units of which staff refunded something; refunds of exchanges do not count. */
export const staffRefundedUnits = async (
  db: Db,
  tenantId: string,
  unitIds: readonly string[],
): Promise<string[]> =>
  unitIds.length === 0
    ? []
    : (
        await selectRows(db, tenantId, 'refund_item')
          .innerJoin('refund', sameTenant('refund.id', 'refund_item.refund_id'))
          .select('refund_item.unit_id')
          .distinct()
          .where('refund_item.unit_id', 'in', [...unitIds])
          .where('refund.state', 'not in', endedStates)
          .where('refund.source', '!=', 'exchange')
          .execute()
      ).map(({ unit_id }) => unit_id)

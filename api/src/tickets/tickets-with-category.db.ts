import { isCurrentProduct } from '../database/current-product.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

/** Tickets with their sold line, and their current product and category. */
export const ticketsWithCategory = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'ticket')
    .innerJoin('unit', sameTenant('unit.id', 'ticket.unit_id'))
    .innerJoin('order_line', sameTenant('order_line.id', 'unit.line_id'))
    .leftJoin('product', isCurrentProduct)
    .leftJoin(
      'activity_category',
      sameTenant('activity_category.id', 'product.activity_category_id'),
    )

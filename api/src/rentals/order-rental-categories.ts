import * as contract from '@guichet/contract/rentals/order-rental-categories.ts'
import { renumber } from '../platform/db/renumber.ts'
import { handle } from '../platform/http/contexts.ts'
import { categoryList } from './categories.db.ts'

export const orderRentalCategories = handle(
  contract.orderRentalCategories,
  async ({ db, tenantId, audit }, { body }) => {
    await renumber(db, tenantId, categoryList, body.rentalOrders)
    await audit('rental_category.reordered', 'business', tenantId, {
      facts: { count: body.rentalOrders.length },
    })
    return {}
  },
)

import * as contract from '@guichet/contract/rentals/find-accessories.ts'
import { handle } from '../platform/http/contexts.ts'
import { viewSale } from '../pricing/public.ts'
import { loadAccessories, viewAccessory } from './accessories.db.ts'
import { accessoryState } from './rental-sale.rules.ts'

export const findAccessories = handle(contract.findAccessories, async ({ db, tenantId }) => ({
  items: (await loadAccessories(db, tenantId)).map((row) => ({
    ...viewAccessory(tenantId, row),
    sale: viewSale({ state: accessoryState(row), fromCents: row.price_cents }),
  })),
}))

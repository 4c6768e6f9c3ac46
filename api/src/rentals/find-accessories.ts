import * as contract from '@guichet/contract/rentals/find-accessories.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadAccessories, viewAccessory } from './accessories.db.ts'

export const findAccessories = handle(contract.findAccessories, async ({ db, tenantId }) => ({
  items: (await loadAccessories(db, tenantId)).map((row) => viewAccessory(tenantId, row)),
}))

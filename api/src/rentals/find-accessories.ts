import type { findAccessories as endpoint } from '@guichet/contract/rentals/find-accessories.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { loadAccessories, viewAccessory } from './accessories.db.ts'

export const findAccessories: Handler<typeof endpoint> = async ({ db, actor: { tenantId } }) => ({
  items: (await loadAccessories(db, tenantId)).map((row) => viewAccessory(tenantId, row)),
})

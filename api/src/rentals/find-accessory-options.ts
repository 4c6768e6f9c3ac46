import type { findAccessoryOptions as endpoint } from '@guichet/contract/rentals/find-accessory-options.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { loadAccessories, viewAccessoryOption } from './accessories.db.ts'

export const findAccessoryOptions: Handler<typeof endpoint> = async ({
  db,
  actor: { tenantId },
}) => ({
  items: (await loadAccessories(db, tenantId)).map(viewAccessoryOption),
})

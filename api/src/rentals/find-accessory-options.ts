import * as contract from '@guichet/contract/rentals/find-accessory-options.ts'
import { handle } from '../platform/http/contexts.ts'
import { loadAccessories, viewAccessoryOption } from './accessories.db.ts'

export const findAccessoryOptions = handle(
  contract.findAccessoryOptions,
  async ({ db, tenantId }) => ({
    items: (await loadAccessories(db, tenantId)).map(viewAccessoryOption),
  }),
)

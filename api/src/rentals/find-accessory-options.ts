import type { findAccessoryOptions as endpoint } from '@guichet/contract/rentals/find-accessory-options.ts'
import type { Handler } from '../platform/contexts.ts'
import { loadAccessories } from './accessories.db.ts'

export const findAccessoryOptions: Handler<typeof endpoint> = async ({
  db,
  actor: { tenantId },
}) => ({
  items: (await loadAccessories(db, tenantId)).map(({ id, name, categories }) => ({
    publicId: id,
    name,
    associatedRentalPublicIds: categories.map((category) => category.id),
  })),
})

import type { findAccessories as wire } from '@guichet/contract/rentals/find-accessories.ts'
import type { findAccessoryOptions as optionsWire } from '@guichet/contract/rentals/find-accessory-options.ts'
import type { Deed } from '../platform/mount.ts'
import { loadAccessories, viewAccessory } from './accessories.db.ts'

export const findAccessories: Deed<typeof wire> = async ({ db, actor: { tenantId } }) => ({
  items: (await loadAccessories(db, tenantId)).map((row) => viewAccessory(tenantId, row)),
})

export const findAccessoryOptions: Deed<typeof optionsWire> = async ({
  db,
  actor: { tenantId },
}) => ({
  items: (await loadAccessories(db, tenantId)).map(({ id, name, categories }) => ({
    publicId: id,
    name,
    associatedRentalPublicIds: categories.map((category) => category.id),
  })),
})

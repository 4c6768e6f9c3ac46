import type {
  findPackages as wire,
  findPartOptions as optionsWire,
} from '@guichet/contract/products/find-packages.ts'
import type { Deed } from '../platform/mount.ts'
import { loadPackages, viewPackage } from './packages.db.ts'
import { partOptions } from './parts.db.ts'
import { viewOption } from './parts.view.ts'

export const findPackages: Deed<typeof wire> = async ({ db, actor: { tenantId } }) => ({
  items: (await loadPackages(db, tenantId)).map((row) => viewPackage(tenantId, row)),
})

export const findPartOptions: Deed<typeof optionsWire> = async ({ db, actor: { tenantId } }) => ({
  items: (await partOptions(db, tenantId)).map(viewOption),
})

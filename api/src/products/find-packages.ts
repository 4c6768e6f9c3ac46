import type {
  findPackages as endpoint,
  findPartOptions as optionsEndpoint,
} from '@guichet/contract/products/find-packages.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { loadPackages, viewPackage } from './packages.db.ts'
import { partOptions } from './parts.db.ts'
import { viewOption } from './parts.view.ts'

export const findPackages: Handler<typeof endpoint> = async ({ db, actor: { tenantId } }) => ({
  items: (await loadPackages(db, tenantId)).map((row) => viewPackage(tenantId, row)),
})

export const findPartOptions: Handler<typeof optionsEndpoint> = async ({
  db,
  actor: { tenantId },
}) => ({
  items: (await partOptions(db, tenantId)).map(viewOption),
})

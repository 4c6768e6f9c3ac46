import * as contract from '@guichet/contract/products/find-sellable-packages.ts'
import { handle } from '../platform/http/contexts.ts'
import { sellablePackages } from './sellable-packages.ts'

export const findSellablePackages = handle(
  contract.findSellablePackages,
  async ({ db, tenantId }) => ({ packages: await sellablePackages(db, tenantId) }),
)

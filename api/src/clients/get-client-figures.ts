import * as contract from '@guichet/contract/clients/get-client-figures.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { handle } from '../platform/http/contexts.ts'
import { readClientFigures } from './client-figures.db.ts'
import { listedClient } from './clients.db.ts'

export const getClientFigures = handle(
  contract.getClientFigures,
  async ({ db, tenantId }, { params: { profilePublicId } }) => {
    const { id } = await listedClient(db, tenantId, profilePublicId)
    const { paid, refunded, orders, visits } = await readClientFigures(db, tenantId, id)
    return { spent: toDollars(paid - refunded), refunded: toDollars(refunded), orders, visits }
  },
)

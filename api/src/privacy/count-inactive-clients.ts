import * as contract from '@guichet/contract/privacy/count-inactive-clients.ts'
import { handle } from '../platform/http/contexts.ts'
import { inactiveClients } from './inactive-clients.db.ts'

export const countInactiveClients = handle(
  contract.countInactiveClients,
  async ({ db, now, tenantId }, { query: { months } }) => ({
    clients: (await inactiveClients(db, { tenantId, months, now })).length,
  }),
)

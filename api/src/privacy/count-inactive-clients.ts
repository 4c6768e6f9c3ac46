import type { countInactiveClients as endpoint } from '@guichet/contract/privacy/count-inactive-clients.ts'
import type { Handler } from '../platform/http/contexts.ts'
import { inactiveClients } from './inactive-clients.db.ts'

export const countInactiveClients: Handler<typeof endpoint> = async (
  { db, now, actor: { tenantId } },
  { query: { months } },
) => ({ clients: (await inactiveClients(db, { tenantId, months, now })).length })

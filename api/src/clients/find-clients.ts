import type { Client } from '@guichet/contract/clients/client.ts'
import * as contract from '@guichet/contract/clients/find-clients.ts'
import { handle } from '../platform/http/contexts.ts'
import { clientRows, type ClientRow } from './client-rows.db.ts'
import { readClientSearch, searchClients } from './search-clients.db.ts'

export const viewClient = (row: ClientRow): Client => ({
  profilePublicId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  birthYear: row.birth_year,
  gender: row.gender,
  phoneNumber: row.phone,
  postalCode: row.postal_code,
  language: row.language as 'fr' | 'en',
  activities: row.activities,
  consent: row.consent,
  lastTransactionDateTimeUtc: row.last_completed_at,
})

export const findClients = handle(contract.findClients, async (tx, { query }) => {
  const { tenantId } = tx
  const limit = Number(query.pageSize ?? 25)
  const { ids, ...count } = await searchClients(tx, readClientSearch(tenantId, query), {
    limit,
    offset: ((query.page ?? 1) - 1) * limit,
  })
  const rows = await clientRows(tx, tenantId, ids)
  return { items: rows.map(viewClient), ...count }
})

import type { Staff } from '../factories/staff.ts'

/** The calls of clients, about one who has bought. */
export function clientCalls({ tenantId }: Staff, profilePublicId: string) {
  const query = { collaboratorPublicId: tenantId, searchTerm: 'cote', sort: '-lastName' }
  const params = { profilePublicId }
  return {
    getProfile: { params: { id: profilePublicId } },
    findClients: { query: { ...query, page: '1', pageSize: '25' } },
    extractClients: { query },
    findClientOrders: { params, query: { page: '1' } },
    extractPersonalData: { params },
    getClientNote: { params },
    saveClientNote: {
      params,
      body: { note: '<p>Préfère le <strong>matin</strong></p>', version: 1 },
    },
  }
}

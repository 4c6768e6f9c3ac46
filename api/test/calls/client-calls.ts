import { mergeClient } from '@guichet/contract/clients/merge-client.ts'
import { getClientContact } from '@guichet/contract/clients/save-client-contact.ts'
import { getClientNote } from '@guichet/contract/clients/save-client-note.ts'
import { clientsOf } from '../factories/clients.ts'
import { asFile, importsOf, inOrder } from '../factories/input/client-imports.ts'
import { anOrder } from '../factories/sales/orders.ts'
import type { Staff } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'

/** Valid requests of clients, about one with purchases, and of the search. */
export async function clientCalls(server: TestServer, staff: Staff) {
  const collaboratorPublicId = staff.tenantId
  const { order } = await anOrder(server, staff)
  const profilePublicId = order.userPublicId!
  const params = { profilePublicId }
  const leaving = { email: 'leaving@example.test' }
  const { clientId } = await clientsOf(server, staff).buys(leaving)
  const twice = await clientsOf(server, staff).buys({ email: 'twice@example.test' })
  const again = await clientsOf(server, staff).buys({ email: 'twice@exemple.test' })
  const { body: merged } = await send(server, staff, mergeClient, {
    params,
    body: { mergedProfilePublicId: again.clientId },
  })
  const { body: read } = await send(server, staff, getClientNote, { params, query: {} })
  const { body: contact } = await send(server, staff, getClientContact, { params })
  const search = { collaboratorPublicId, searchTerm: 'cote' }
  const query = { ...search, sort: '-lastName' }
  const note = '<p>Préfère le <strong>matin</strong></p>'
  return {
    getProfile: { params: { id: profilePublicId } },
    findClients: {
      query: { ...query, page: '1', pageSize: '25' },
      specified: { query: search },
    },
    extractClients: { query },
    findEverything: { query: { term: 'cote', kinds: 'order,client', limit: '5' } },
    findClientOrders: { params, query: { page: '1' }, specified: { query: {} } },
    extractPersonalData: { params },
    getErasure: { params },
    eraseClient: {
      params: { profilePublicId: clientId },
      body: { confirmation: leaving.email, reason: 'asked', orders: 1, ticketsAhead: 1 } as const,
    },
    countInactiveClients: { query: { months: '24' } },
    findDuplicates: { params },
    mergeClient: { params, body: { mergedProfilePublicId: twice.clientId } },
    undoMerge: { params: { ...params, mergePublicId: merged.mergePublicId } },
    ...(await importCalls(server, staff)),
    getConsents: { params },
    recordConsent: {
      params,
      body: { isGiven: false, means: 'phone', saidOn: '2026-01-15' } as const,
    },
    getConsentText: {},
    saveConsentText: { body: { fr: 'J’accepte vos messages.', en: 'I accept your messages.' } },
    getClientFigures: { params },
    getClientContact: { params },
    saveClientContact: { params, body: { ...contact, phone: '418 555-0144' } },
    getClientNote: { params, specified: { query: { collaboratorPublicId } } },
    saveClientNote: {
      params,
      body: { note, version: read.version },
      specified: { body: { profilePublicId, collaboratorPublicId, note } },
    },
  }
}

async function importCalls(server: TestServer, staff: Staff) {
  const file = 'courriel\nnew@example.test\n'
  const imports = importsOf(server, staff)
  const emails = inOrder('email')
  const anImport = async () => (await imports.upload(file)).body.publicId
  const checked = await anImport()
  await imports.check(checked, emails)
  return {
    uploadClientImport: { body: { content: asFile(file) as unknown as File } },
    getClientImport: { params: { id: checked } },
    extractRefusedRows: { params: { id: checked } },
    checkClientImport: { params: { id: await anImport() }, body: emails },
    startClientImport: { params: { id: checked }, body: { expected: 1 } },
  }
}

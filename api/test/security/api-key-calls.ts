import { anApiKey } from '../factories/api-keys.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Calls of the keys by which other programs sell. */
export async function apiKeyCalls(server: TestServer, staff: Staff) {
  const { publicId } = await anApiKey(server, staff)
  return {
    findApiKeys: {},
    createApiKey: { body: { name: 'Borne', scopes: ['quote', 'hold'] } },
    revokeApiKey: { params: { id: publicId } },
  }
}

import { apiScopes, type ApiScope } from '@guichet/contract/access.ts'
import { createApiKey } from '@guichet/contract/api-keys/create-api-key.ts'
import { send, type TestServer, type Token } from '../test-server.ts'
import type { Staff } from './staff.ts'

/** An API key, as a bearer token. */
export async function anApiKey(
  server: Pick<TestServer, 'app'>,
  staff: Staff,
  scopes: readonly ApiScope[] = apiScopes,
): Promise<Token & { publicId: string }> {
  const { body } = await send(server, staff, createApiKey, {
    body: { name: 'Site web', scopes: [...scopes] },
  })
  return { accessToken: body.key, publicId: body.publicId }
}

import type { TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

/** Pictures sent over the API. */
export function uploadsOf(server: TestServer) {
  const read = (url: string, who?: Staff) =>
    server.app.http.inject({
      method: 'GET',
      url,
      headers: who ? { authorization: `Bearer ${who.accessToken}` } : {},
    })
  return { read }
}

import { signedIn, type Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** The calls about where a person is signed in; one session more than that which asks. */
export async function sessionCalls(server: TestServer, { tenantId, accountId }: Staff) {
  const other = await signedIn(server, tenantId, accountId)
  return {
    findSessions: {},
    endSession: { params: { id: other.sessionId } },
    endOtherSessions: {},
  }
}

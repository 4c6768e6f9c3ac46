import { savePin } from '@guichet/contract/sign-in/lock-session.ts'
import { signedIn, type Staff } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'

/** The calls about where a person is signed in; one session more than that which asks. */
export async function sessionCalls(server: TestServer, staff: Staff) {
  const { tenantId, accountId } = staff
  const other = await signedIn(server, tenantId, accountId)
  const pin = '2580'
  await send(server, staff, savePin, { body: { pin } })
  return {
    getLock: {},
    lockSession: {},
    openLock: { body: { clerkPublicId: accountId, pin } },
    savePin: { body: { pin } },
    removePin: {},
    saveIdleLock: { body: { idleMinutes: 10 } },
    findSessions: {},
    endSession: { params: { id: other.sessionId } },
    endOtherSessions: {},
  }
}

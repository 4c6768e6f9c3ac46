import { savePin } from '@guichet/contract/sign-in/lock-session.ts'
import { newId } from '../../src/platform/values/ids.ts'
import { signedIn, type Staff } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'

const currentPassword = 'une phrase longue'
/** Endpoints that require a password, called by an account that signs in elsewhere. */
const factorCalls = {
  getSecondFactors: {},
  beginTotp: { body: { currentPassword } },
  confirmTotp: { body: { code: '123456' } },
  removeTotp: { body: { currentPassword } },
  beginPasskey: { body: { currentPassword } },
  savePasskey: {
    body: {
      name: 'Ordinateur',
      credential: {
        id: 'AAAA',
        clientDataJSON: 'e30',
        attestationObject: 'oA',
        transports: ['internal' as const],
      },
    },
  },
  removePasskey: { params: { id: newId() }, body: { currentPassword } },
  renewRecoveryCodes: { body: { currentPassword } },
  getSecondFactorRule: {},
  saveSecondFactorRule: { body: { roles: [] } },
}

const passwordCalls = {
  createToken: { body: { clientName: 'test' } },
  refreshToken: { body: { clientName: 'test', refreshToken: 'x' } },
  revokeToken: {},
  createTaskManagerCode: {},
  exchangeTaskManagerCode: { body: { code: 'x' } },
  changePassword: {
    body: { currentPassword: 'not the right one', newPassword: 'twelve and more' },
  },
}

/** Valid requests of sign-in and sessions; the account has another session to end. */
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
    ...passwordCalls,
    ...factorCalls,
  }
}

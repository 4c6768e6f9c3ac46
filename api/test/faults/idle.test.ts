import { getMyProfile } from '@guichet/contract/staff/get-my-profile.ts'
import { afterAll, expect, test } from 'vitest'
import { aBusiness, signedIn } from '../factories/staff.ts'
import { reach, startProcess } from '../race/processes.ts'
import { openTestServer } from '../test-server.ts'

const server = await openTestServer()
afterAll(() => server.close())

test('a process that was idle for seconds still recognises sessions', async () => {
  const staff = await aBusiness(server)
  const colleague = await signedIn(server, staff.tenantId, staff.accountId)
  const app = await startProcess(server.url)
  const profile = { params: { id: staff.accountId } } as never
  try {
    const statuses = []
    // A token that was verified before, and a new one; the worker polls each second.
    for (const who of [staff, staff, colleague]) {
      statuses.push((await reach(app.base, who, getMyProfile, profile)).status)
      await new Promise((wake) => setTimeout(wake, 2500))
    }
    expect(statuses).toEqual([200, 200, 200])
  } finally {
    await app.stop()
  }
})

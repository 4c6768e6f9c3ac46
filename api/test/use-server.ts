import { afterAll, beforeAll } from 'vitest'
import { aBusiness, type Staff } from './factories/staff.ts'
import { openTestServer, type TestServer } from './test-server.ts'

/**
 * The server of one test file: open from its first test to its last. The result is filled in when
 * the tests begin, so hooks, tests and fixtures may use it as it is.
 */
export function useTestServer(options?: Parameters<typeof openTestServer>[0]): TestServer {
  const server = {} as TestServer
  let opened: TestServer | undefined
  beforeAll(async () => {
    opened = await openTestServer(options)
    Object.assign(server, opened)
  })
  afterAll(() => opened?.close())
  return server
}

/** Main staff of a business that the tests of one file share. */
export function useBusiness(server: TestServer, options?: Parameters<typeof aBusiness>[1]): Staff {
  const staff = {} as Staff
  beforeAll(async () => {
    Object.assign(staff, await aBusiness(server, options))
  })
  return staff
}

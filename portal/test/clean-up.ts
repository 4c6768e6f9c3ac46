import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { connection } from '../src/kit/api/connection.ts'

// A busy machine may be slow.
configure({ asyncUtilTimeout: 20_000 })

const healthy = async () => Response.json({})
/** Without a mock of the network, a test has no responses. */
const fetchNothing = async (address: string) => {
  if (address === '/health/live') return healthy()
  throw new TypeError(`no test answers ${address}`)
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, fetch: fetchNothing })
  // happy-dom implements neither: a growing text field measures its fonts, and lists scroll to the
  // top.
  Object.assign(document, { fonts: new EventTarget() })
  Object.assign(window, { scrollTo: () => undefined })
})

// The test files of a worker share one page and one set of modules.
afterEach(async () => {
  cleanup()
  notifications.clean()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  document.documentElement.lang = ''
  window.history.replaceState(null, '', '/')
  await connection.watch(healthy)
})

import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { connection } from '../src/kit/api/connection.ts'

// A busy machine may take its time.
configure({ asyncUtilTimeout: 20_000 })

const healthy = async () => Response.json({})
/** A test that does not say what the network answers has none. */
const fetchNothing = async (address: string) => {
  if (address === '/health/live') return healthy()
  throw new TypeError(`no test answers ${address}`)
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, fetch: fetchNothing })
  // A text field that grows measures its fonts, a list is scrolled to its top: this page has neither.
  Object.assign(document, { fonts: new EventTarget() })
  Object.assign(window, { scrollTo: () => undefined })
})

// The files of a worker share one page and one set of modules.
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

// @vitest-environment happy-dom
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { routeTree } from './routes.ts'
import { loadRuntimeConfig } from './runtime-config.ts'

const left = vi.spyOn(location, 'replace').mockImplementation(() => {})
afterEach(() => left.mockClear())
async function visit(path: string) {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      isEmpty: false,
      flags: { IsNewRentalEnabled: true },
      redirects: { '/activities': 'https://new.test/settings/activities' },
    }),
  )
  await loadRuntimeConfig()
  // There is no session: a page that is served here requests one, which fails.
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  const history = createMemoryHistory({ initialEntries: [path] })
  void createRouter({ routeTree, history }).load()
  await new Promise((passed) => setTimeout(passed, 50))
  vi.unstubAllGlobals()
  return left.mock.calls
}

test.each(['/activities', '/activities/new', '/activities/018f0000-0000-7000-8000-000000000000'])(
  'the browser leaves %s for the application that serves its area',
  async (path) => expect(await visit(path)).toEqual([['https://new.test/settings/activities']]),
)

test.each(['/orders', '/activities-old', '/'])('%s is served here', async (path) =>
  expect(await visit(path)).toEqual([]),
)

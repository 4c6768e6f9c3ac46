import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { newQueryClient } from '../src/app/query-client.ts'
import { theme } from '../src/app/theme.ts'
import { BusinessContext, type Business } from '../src/kit/session/business.ts'
import { sampleBusiness } from '../src/kit/session/sample-business.ts'
import { LanguageContext, type Language } from '../src/kit/text/messages.ts'

type Around = {
  language?: Language
  /** `null` for a page without a signed-in user. */
  business?: Business | null
  client?: QueryClient
  router?: AnyRouter
}

function wrapperOf(around: Around) {
  const { language = 'fr', business = sampleBusiness, client = newQueryClient() } = around
  const router =
    around.router ?? createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MantineProvider theme={theme} env="test">
        <LanguageContext value={language}>
          <BusinessContext value={business}>
            <RouterContextProvider router={router}>{children}</RouterContextProvider>
          </BusinessContext>
        </LanguageContext>
      </MantineProvider>
    </QueryClientProvider>
  )
}

/**
 * Renders a part of a screen with the providers of the application: language, business and router.
 * It replaces what was rendered before.
 */
export async function renderScreen(element: ReactNode, around: Around = {}) {
  cleanup()
  const shown = await act(async () => render(element, { wrapper: wrapperOf(around) }))
  await importsSettled()
  return { ...shown, rerender: (next: ReactNode) => act(async () => shown.rerender(next)) }
}

/** The same for a hook. */
export async function renderScreenHook<T, P>(hook: (props: P) => T, around: Around = {}) {
  cleanup()
  const shown = await act(async () => renderHook(hook, { wrapper: wrapperOf(around) }))
  return { ...shown, rerender: (props: P) => act(async () => shown.rerender(props)) }
}

/** Waits for the lazily loaded parts of a page. */
export const importsSettled = () => act(() => vi.dynamicImportSettled())

type Page = {
  path: string
  validateSearch: (search: Record<string, unknown>) => object
  component: () => ReactNode
}
/** Opens a page of the signed-in area at its address, and waits until it has loaded. */
export async function openPage(address: string, page: Page, around: Around = {}) {
  const top = createRootRoute()
  const inside = createRoute({ getParentRoute: () => top, id: 'inside', component: Outlet })
  const route = createRoute({ getParentRoute: () => inside, ...page })
  const router = createRouter({
    routeTree: top.addChildren([inside.addChildren([route])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await renderScreen(<RouterProvider router={router as never} />, around)
  await pageSettled()
  return router
}
/** Waits until no part of the page is loading. */
export const pageSettled = async () => {
  await importsSettled()
  await waitFor(() => {
    expect(document.querySelector('h1')).not.toBeNull()
    expect(document.querySelector('.mantine-Skeleton-root, [aria-busy=true]')).toBeNull()
  })
}

/** Advances the fake clock of a test. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Waits for pending responses: several turns of the event loop, which a busy machine needs. */
export const arrive = () =>
  act(async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((next) => setTimeout(next))
  })

/** Clicks a button twice before the page renders again. */
export const pressTwice = (button: HTMLElement) =>
  act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
  })

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fetchPage } from './fetch-page.ts'
import { rememberPath } from './remembered-path.ts'
import { router } from './router.tsx'

type LazyComponent = { preload: () => unknown }
const spyOn = (path: string) => {
  const page = router.getMatchedRoutes(path)[0].at(-1)!.options
    .component as unknown as LazyComponent
  return vi.spyOn(page, 'preload').mockReturnValue(undefined)
}
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('loads the page of the address', () => {
  const orders = spyOn('/orders')
  history.replaceState(null, '', '/orders?status=0')
  fetchPage()
  expect(orders).toHaveBeenCalledOnce()
})

test('at the end of a sign-in, loads the page that was requested before it', () => {
  const [sell, orders] = [spyOn('/sell'), spyOn('/orders')]
  rememberPath('/sell?date=2026-12-05')
  history.replaceState(null, '', '/authentication/login-callback?code=c')
  fetchPage()
  expect(sell).toHaveBeenCalledOnce()
  expect(orders).not.toHaveBeenCalled()
})

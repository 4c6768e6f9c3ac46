// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isOwnPath, rememberPath, takeRememberedPath } from './remembered-path.ts'

beforeEach(() => sessionStorage.clear())

test.each(['/orders', '/orders/MC1/refund?x=1', '/'])('%s is a path of this site', (path) =>
  expect(isOwnPath(path)).toBe(true),
)
test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/\t/evil.example',
  '/a\\b',
  '/logout',
  '/authentication/login-callback?code=1',
])('%s is refused', (path) => expect(isOwnPath(path)).toBe(false))

test('a path is returned once, and only if it belongs to this site', () => {
  rememberPath('/orders?q=roy')
  expect(takeRememberedPath()).toBe('/orders?q=roy')
  expect(takeRememberedPath()).toBeNull()
  rememberPath('//evil.example')
  expect(takeRememberedPath()).toBeNull()
  sessionStorage.setItem('guichet.path', '//evil.example')
  expect(takeRememberedPath()).toBeNull()
})

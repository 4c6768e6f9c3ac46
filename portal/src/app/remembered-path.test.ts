// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isOwnPath, rememberPath, takeRememberedPath } from './remembered-path.ts'

beforeEach(() => sessionStorage.clear())

test.each(['/orders', '/orders/MC1/refund?x=1', '/'])('%s is ours', (path) =>
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
])('%s is not to be gone to', (path) => expect(isOwnPath(path)).toBe(false))

test('a path is given back once, and only if it is ours', () => {
  rememberPath('/orders?q=roy')
  expect(takeRememberedPath()).toBe('/orders?q=roy')
  expect(takeRememberedPath()).toBeNull()
  rememberPath('//evil.example')
  expect(takeRememberedPath()).toBeNull()
  sessionStorage.setItem('guichet.path', '//evil.example')
  expect(takeRememberedPath()).toBeNull()
})

import { brandMark } from '@guichet/contract/page-look.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { freePort } from '../../database/free-port.ts'

let server: TestServer
let base: string
beforeAll(async () => {
  const port = await freePort()
  base = `http://localhost:${port}`
  server = await openTestServer({ env: { PUBLIC_URL: base } })
  await server.app.http.listen({ port, host: '127.0.0.1' })
})
afterAll(() => server.close())

test('a page has the mark, and loads its font from this server under a strict policy', async () => {
  const page = await fetch(`${base}/sign-in/forgotten`)
  const text = await page.text()
  expect(text).toContain(brandMark)
  const [font] = /\/sign-in\/[\w-]+\.woff2/.exec(text)!
  expect(await (await fetch(`${base}/sign-in/page.css`)).text()).toContain(`url('${font}')`)
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'")
  expect(page.headers.get('cache-control')).toBe('no-store')
  const file = await fetch(base + font)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  expect(file.headers.get('cache-control')).toContain('public')
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
})

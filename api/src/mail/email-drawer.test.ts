import { afterAll, expect, test } from 'vitest'
import { openDrawingThreads } from '../platform/jobs/drawing-threads.ts'
import { emailThreads, openEmailDrawer } from './email-drawer.ts'

const script = new URL('../../test/faults/stuck-thread.ts', import.meta.url)
const threads = openDrawingThreads(script, emailThreads, { loadSeconds: 2 })
const drawer = openEmailDrawer(threads, {
  pictures: async () => null,
  pageSeconds: 10,
  messageSeconds: 0.5,
})
afterAll(() => threads.close())
const data = {
  language: 'fr',
  business: { name: 'Mont', colour: '#123456', replyTo: null },
  firstName: 'Ève',
  url: 'https://example.test/',
}
const headers = { messageId: '<1@guichet>', from: 'a@example.test', to: 'b@example.test' }
const draw = () => drawer.page({ kind: 'set-password', data })

test('a thread that hangs is terminated, and the next email is rendered', async () => {
  for (let i = 0; i < 3; i++) {
    await expect(drawer.message({ kind: 'refund', data }, headers)).rejects.toMatchObject({
      type: 'Unavailable',
    })
    expect((await draw()).html).toContain('Bonjour Ève,')
  }
})

test('a new thread has time to load its libraries, later renderings have the usual limit', async () => {
  const singleThread = openDrawingThreads(script, 1, { loadSeconds: 60 })
  const hasty = openEmailDrawer(singleThread, {
    pictures: async () => null,
    pageSeconds: 0.001,
    messageSeconds: 0.2,
  })
  expect((await hasty.page({ kind: 'set-password', data })).html).toContain('Bonjour Ève,')
  const begun = Date.now()
  await expect(hasty.message({ kind: 'refund', data }, headers)).rejects.toMatchObject({
    type: 'Unavailable',
    status: 503,
  })
  expect(Date.now() - begun).toBeLessThan(30_000)
  await singleThread.close()
})

test('a thread that dies fails its email only', async () => {
  const dying = drawer.page({ kind: 'cancellation', data })
  await expect(dying).rejects.toThrow('terminated')
  expect((await draw()).text).toContain('Bonjour Ève,')
})

test('the calling process continues while a thread renders', async () => {
  let turns = 0
  const turning = setInterval(() => {
    turns += 1
  }, 5)
  await drawer.message({ kind: 'refund', data }, headers).catch(() => {})
  clearInterval(turning)
  expect(turns).toBeGreaterThan(5)
})

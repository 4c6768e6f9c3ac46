import { once } from 'node:events'
import net from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startProcess } from '../race/processes.ts'
import { openTestServer } from '../test-server.ts'

const server = await openTestServer()
afterAll(() => server.close())

test('a request with two Host headers gets 421, though the first is allowed', async () => {
  const app = await startProcess(server.url)
  try {
    const socket = net.connect(Number(new URL(app.base).port), '127.0.0.1')
    socket.write('GET /dev/mail HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\n\r\n')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 421 /)
  } finally {
    await app.stop()
  }
})

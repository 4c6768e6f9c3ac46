import http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { useTestServer } from '../../../test/use-server.ts'
import { requestsOfConnection } from './end-connections.ts'

const server = useTestServer()

test('a kept-alive connection ends after its requests, each of which is answered', async () => {
  const base = await server.app.http.listen({ port: 0, host: '127.0.0.1' })
  let connections = 0
  server.app.http.server.on('connection', () => (connections += 1))
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise((answered, failed) => {
      http
        .get(`${base}/health/ready`, { agent }, (answer) =>
          answer.resume().once('end', () => answered(answer.statusCode)),
        )
        .once('error', failed)
    })
  const statuses = new Set<unknown>()
  for (let i = 0; i < 2 * requestsOfConnection + 1; i++) statuses.add(await ask())
  agent.destroy()
  expect([...statuses]).toEqual([200])
  expect(connections).toBe(3)
})

test('a client that ignores the end of the connection is cut off, without an error answer', async () => {
  const { port } = server.app.http.server.address() as net.AddressInfo
  const socket = net.connect(port, '127.0.0.1')
  for (let i = 0; i < requestsOfConnection + 1; i++)
    socket.write('GET /health/ready HTTP/1.1\r\nhost: localhost:3999\r\n\r\n')
  const answers = (await text(socket)).match(/HTTP\/1\.1 \d+/g)
  expect(answers).toEqual(Array.from({ length: requestsOfConnection }, () => 'HTTP/1.1 200'))
})

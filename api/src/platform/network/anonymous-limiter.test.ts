import net from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitAnonymous } from './anonymous-limiter.ts'
import { clientPlace } from './client-place.ts'

const app = Fastify()
const failures: unknown[] = []
const places: (string | undefined)[] = []
beforeAll(async () => {
  limitAnonymous(app)
  app.addHook('onRequest', async (request) => {
    // The connection ends while the request waits for its turn.
    request.raw.socket.destroy()
    places.push(request.raw.socket.remoteAddress)
  })
  app.addHook('onError', async (_request, _reply, error) => void failures.push(error))
  app.get('/', async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

test('a connection that is reset during its request causes no error', async () => {
  const { port } = app.server.address() as net.AddressInfo
  const ask = () =>
    new Promise<void>((closed) => {
      const socket = net.connect(port, '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'),
      )
      socket.on('error', () => {}).on('close', () => closed())
    })
  await Promise.all(Array.from({ length: 5 }, ask))
  expect(places).toEqual(Array(5).fill(undefined))
  expect(failures).toEqual([])
})

test.each([
  [undefined, 'reset'],
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
])('a request from %s is counted as %s', (address, place) => {
  expect(clientPlace(address)).toBe(place)
})

import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cutOffStalledReader } from './stalled-reader.ts'

const patienceMs = 300
/** Result of a response for a reader: finished, or cut off. */
async function served(
  write: (raw: http.ServerResponse) => Promise<void>,
  read: (socket: net.Socket) => void,
): Promise<boolean> {
  const ended = Promise.withResolvers<boolean>()
  const server = http.createServer((_, raw) => {
    cutOffStalledReader(raw, patienceMs)
    raw.on('close', () => ended.resolve(raw.writableFinished))
    void write(raw)
  })
  server.setTimeout(patienceMs)
  await new Promise<void>((listening) => server.listen(0, listening))
  const socket = net.connect((server.address() as AddressInfo).port)
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  read(socket)
  const isWhole = await ended.promise
  socket.destroy()
  server.close()
  return isWhole
}
/** More than the system buffers for a reader. */
const much = Buffer.alloc(32 * 1024 * 1024)

test('a file whose rows take longer than the timeout of a reader is not cut off', async () => {
  const slowly = async (raw: http.ServerResponse) => {
    raw.write('first')
    await pause(patienceMs * 3)
    raw.end('last')
  }
  expect(await served(slowly, (socket) => socket.resume())).toBe(true)
})

test('a reader that reads nothing is cut off', async () => {
  const atOnce = async (raw: http.ServerResponse) => {
    raw.write(much)
    raw.end()
  }
  expect(await served(atOnce, (socket) => socket.pause())).toBe(false)
})

import http from 'node:http'
import { findCoordinates } from '@guichet/contract/ticket-office/find-coordinates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBusiness } from '../../test/factories/staff.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { isInside } from '../platform/network/pinned-request.ts'
import { httpGeocoder } from './http-geocoder.ts'

const asked: string[] = []
let answer: { status: number; body: string; headers?: Record<string, string> } = {
  status: 200,
  body: '{"latitude":46.81,"longitude":-71.21}',
}
const double = http.createServer((request, reply) => {
  asked.push(request.url!)
  reply.writeHead(answer.status, answer.headers).end(answer.body)
})
let port: number
let server: TestServer
beforeAll(async () => {
  await new Promise<void>((wake) => double.listen(0, '127.0.0.1', wake))
  port = (double.address() as { port: number }).port
  server = await openTestServer()
})
afterAll(async () => {
  await server.close()
  double.close()
})

const address = {
  streetNumber: '12',
  street: 'chemin du Lac',
  city: 'Québec',
  state: 'Québec',
  country: 'Canada',
  postalCode: 'G1R 2B5',
}

test('without a service a Canadian postal code gives its area, with named places around it', async () => {
  const staff = await aBusiness(server)
  const ask = (over: object) =>
    send(server, staff, findCoordinates, { body: { address: { ...address, ...over } } })
  const { body } = await ask({})
  expect(body.accuracy).toBe('postalArea')
  expect(
    [Math.abs(body.latitude - 46.81), Math.abs(body.longitude + 71.21)].every((off) => off < 0.2),
  ).toBe(true)
  expect(body.nearby.length).toBeGreaterThan(2)
  expect((await ask({ postalCode: 'g1r2b5' })).status).toBe(200)
  // Names as on a map.
  const around = (await ask({ postalCode: 'G3L 1A1' })).body.nearby.map(({ names }) => names.fr)
  expect(around).toContain('Pont-Rouge')
  expect(
    around.filter(
      (name) => /-[a-z]/.test(name) && !/-(de|du|des|la|le|les|sur|sous|aux?|et|en)\b/.test(name),
    ),
  ).toEqual([])
  expect((await ask({ postalCode: 'K9Z 0A0' })).body.type).toBe('LocationNotFound')
  expect((await ask({ postalCode: '' })).body.type).toBe('LocationNotFound')
})

test('a service gets the fields of the address, and only valid answers are used', async () => {
  const geocode = httpGeocoder(`http://127.0.0.1:${port}/geocode?key=k`, { mayBeInside: true })
  expect(await geocode(address)).toMatchObject({
    latitude: 46.81,
    longitude: -71.21,
    accuracy: 'address',
  })
  expect(Object.fromEntries(new URL(asked.at(-1)!, 'http://x').searchParams)).toEqual({
    key: 'k',
    ...address,
  })
  answer = { status: 404, body: '' }
  expect(await geocode(address)).toBeNull()
  answer = { status: 200, body: '{"latitude":460,"longitude":0}' }
  expect(await geocode(address)).toBeNull()
  answer = { status: 200, body: '<html>' }
  await expect(geocode(address)).rejects.toMatchObject({ type: 'Unavailable' })
  const before = asked.length
  answer = { status: 302, body: '', headers: { location: `http://127.0.0.1:${port}/elsewhere` } }
  await expect(geocode(address)).rejects.toMatchObject({ type: 'Unavailable' })
  expect(asked.length).toBe(before + 1)
})

test('no connection is made to this host or a private network, in any notation', async () => {
  const before = asked.length
  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '0.0.0.0',
    '0',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '[::ffff:127.0.0.1]',
    '[::]',
    '127.0.0.1.',
  ])
    await expect(httpGeocoder(`http://${host}:${port}/`)(address), host).rejects.toMatchObject({
      type: 'Unavailable',
    })
  expect(asked.length).toBe(before)
  for (const private_ of [
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.1.2.3',
    '224.0.0.1',
    '255.255.255.255',
    'fc00::1',
    'fe80::1',
    '::',
    '::ffff:10.0.0.1',
    'not an address',
  ])
    expect(isInside(private_), private_).toBe(true)
  for (const open of ['8.8.8.8', '172.32.0.1', '2001:4860:4860::8888'])
    expect(isInside(open), open).toBe(false)
})

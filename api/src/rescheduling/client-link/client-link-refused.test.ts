import { askRefund, chooseTimes, readLink } from '@guichet/contract/rescheduling/read-link.ts'
import { expect, test } from 'vitest'
import { clientLinks, to } from '../../../test/factories/client-links.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { aLink, takenOf } = clientLinks(server, staff)

test('a forged, changed, expired or foreign token is answered with 404 and writes nothing, and so is a ticket of another order', async () => {
  const { token, id, orderId, ticketIds, day } = await aLink()
  const stranger = await aLink()
  const bytes = Buffer.from(token, 'base64url')
  const flipped = (at: number) => {
    const copy = Buffer.from(bytes)
    copy[at]! ^= 1
    return copy.toString('base64url')
  }
  const expired = server.app.links.tokenOf(
    { tenantId: staff.tenantId, reschedulingId: id, orderId },
    '2020-01-01T00:00:00.000Z',
  )
  const otherOrder = server.app.links.tokenOf(
    { tenantId: staff.tenantId, reschedulingId: id, orderId: stranger.orderId },
    new Date().toISOString(),
  )
  const otherBusiness = server.app.links.tokenOf(
    { tenantId: (await aBusiness(server)).tenantId, reschedulingId: id, orderId },
    new Date().toISOString(),
  )
  for (const bad of [
    '',
    'x',
    flipped(0),
    flipped(20),
    flipped(50),
    flipped(80),
    `${token}A`,
    token.slice(0, -1),
    bytes.toString('base64'),
    expired,
    otherOrder,
    otherBusiness,
  ])
    expect((await send(server, null, readLink, { body: { token: bad } })).status, bad).toBe(404)
  expect(
    (
      await send(server, null, chooseTimes, {
        body: { token, choices: to(stranger.ticketIds, day.other.slotId) },
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await send(server, null, askRefund, {
        body: { token: stranger.token, ticketPublicIds: ticketIds },
      })
    ).status,
  ).toBe(404)
  expect(await takenOf(day.other.slotId)).toBe(0)
})

test('guesses of tokens are limited', async () => {
  const guess = () => send(server, null, readLink, { body: { token: 'guess' } })
  for (let i = 0; i < 100; i++) await guess()
  expect((await guess()).body).toMatchObject({ type: 'TooManyTries' })
})

test('every invariant of places holds at the end', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))

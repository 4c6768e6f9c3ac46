import { createPublicKey, verify } from 'node:crypto'
import { blockTicket } from '@guichet/contract/tickets/block-ticket.ts'
import { getGate } from '@guichet/contract/validation/get-gate.ts'
import { expect, test } from 'vitest'
import { anytimeTickets } from '../../test/factories/sales/anytime-tickets.ts'
import { aGate, codeOf } from '../../test/factories/sales/gate.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()

test('the list has the tickets that may be scanned within a day and the reasons against others; its key verifies their codes', async () => {
  const staff = await aBusiness(server)
  const gate = await aGate(server, staff)
  const { ticketIds } = await anytimeTickets(server, staff, { quantity: 6 })
  const [free, used, blocked, later, over, today] = ticketIds as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const code = await codeOf(server, staff, free)
  await gate.scan(await codeOf(server, staff, used))
  await send(server, staff, blockTicket, {
    params: { id: blocked },
    body: { reason: 'Volé' },
    key: newKey(),
  })
  const time = (id: string, from: string, to: string) =>
    server.owner.query(
      `update ticket set state = 'Active', begins_at = now() + $2::interval, ends_at = now() + $3::interval where id = $1`,
      [id, from, to],
    )
  await time(later, '26 hours', '28 hours')
  await time(over, '-9 hours', '-2 hours')
  await time(today, '2 hours', '4 hours')

  const { body } = await send(server, gate.validator, getGate, {})
  expect(body.collaboratorPublicId).toBe(staff.tenantId)
  expect(Date.parse(body.validUntilDateTimeUtc) - Date.parse(body.issuedDateTimeUtc)).toBe(600_000)
  const standing = new Map(body.tickets.map(({ publicId, whyNot }) => [publicId, whyNot]))
  expect(standing).toEqual(
    new Map([
      [free, null],
      [used, 'used'],
      [blocked, 'blocked'],
      [today, null],
    ]),
  )
  expect(body.items).toHaveLength(1)
  const begun = body.tickets.find(({ publicId }) => publicId === today)!
  expect(Date.parse(begun.untilDateTimeUtc!) - Date.parse(begun.fromDateTimeUtc!)).toBe(9_000_000)
  // The gate shows the period of the ticket, which is the same offline as in the server's answer.
  const { ticket } = await gate.scan(await codeOf(server, staff, today))
  expect(begun.activePeriodStartDateTimeUtc).toBe(ticket!.activePeriodStartDateTimeUtc)
  expect(begun.untilDateTimeUtc).toBe(ticket!.activePeriodStopDateTimeUtc)
  expect(JSON.stringify(body)).not.toContain('Volé')

  const [, payload, signature] = code.split('.')
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: body.publicKey },
  })
  const [signed, proof] = [payload!, signature!].map((text) => Buffer.from(text, 'base64url'))
  expect(verify(null, signed!, key, proof!)).toBe(true)

  const other = await aGate(server, await aBusiness(server))
  expect((await send(server, other.validator, getGate, {})).body.tickets).toEqual([])
})

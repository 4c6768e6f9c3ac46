import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { blockTicket } from '@guichet/contract/tickets/block-ticket.ts'
import { reissueTicket } from '@guichet/contract/tickets/reissue-ticket.ts'
import { expect, test } from 'vitest'
import { aSoldPass, ticketsOf } from '../../test/factories/sales/passes.ts'
import { shelfCounter } from '../../test/factories/sales/shelf-counter.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

const reissue = (
  id: string,
  body: { version?: number; isEmailed?: boolean } = {},
  key = newKey(),
) => send(server, staff, reissueTicket, { params: { id }, body, key })
const codeOf = async (reference: string) =>
  server.app.codes.read((await ticketsOf(server, staff, reference))[0]!.barcode)!
const mailsOf = async (orderId: string) =>
  (
    await server.owner.query(
      `select id, kind, to_email
        from mail
        where order_id = $1 and dedupe_key like 'order-confirmation:%:%'`,
      [orderId],
    )
  ).rows

test('a lost pass gets a code of the next generation, and the history has the person and the time', async () => {
  const { ticketId, reference } = await aSoldPass(server, staff)
  const before = await codeOf(reference)
  const key = newKey()
  const { body } = await reissue(ticketId, { version: 1 }, key)
  expect(body).toEqual({ publicId: ticketId, version: 2, mailPublicId: null })
  expect((await reissue(ticketId, { version: 1 }, key)).body).toEqual(body)
  expect(await codeOf(reference)).toEqual({ ...before, generation: before.generation + 1 })
  const history = await send(server, staff, getOrderHistory, { params: { ref: reference } })
  expect(history.body.items[0]).toMatchObject({
    code: 'ticket.reissued',
    actorName: expect.any(String),
    facts: { generation: before.generation + 1 },
  })
  expect(await violations(server.owner)).toEqual([])
})

test('the buyer is emailed when requested, and without an address the request is rejected', async () => {
  const { ticketId, orderId, reference } = await aSoldPass(server, staff)
  expect((await reissue(ticketId, { isEmailed: true })).body.type).toBe('NothingToSend')
  expect((await codeOf(reference)).generation).toBe(1)
  await server.owner.query(`update orders set email = 'zoe@example.test' where id = $1`, [orderId])
  const { body } = await reissue(ticketId, { isEmailed: true })
  expect(await mailsOf(orderId)).toEqual([
    { id: body.mailPublicId, kind: 'order-confirmation', to_email: 'zoe@example.test' },
  ])
  await reissue(ticketId)
  expect(await mailsOf(orderId)).toHaveLength(1)
})

test('a blocked ticket, a cancelled one, one without a time, a past one, and an older version are rejected', async () => {
  const { ticketId, orderId } = await aSoldPass(server, staff)
  const reasonOf = async () => (await reissue(ticketId)).body
  expect((await reissue(ticketId, { version: 9 })).body.type).toBe('StaleVersion')
  const setTicket = (set: string) =>
    server.owner.query(`update ticket set ${set} where id = $1`, [ticketId])
  const { ends_at: endsAt } = (
    await server.owner.query('select ends_at::text from ticket where id = $1', [ticketId])
  ).rows[0]
  await setTicket(`ends_at = begins_at + interval '1 second', begins_at = '2020-01-01Z'`)
  await setTicket(`ends_at = '2020-02-01Z'`)
  expect(await reasonOf()).toMatchObject({ type: 'InvalidTicketTransition', reason: 'over' })
  await setTicket(`ends_at = '${endsAt}', state = 'Reschedulable'`)
  expect(await reasonOf()).toMatchObject({ reason: 'toBeChosen' })
  await setTicket(`state = 'ScheduledActivation'`)
  await send(server, staff, blockTicket, {
    params: { id: ticketId },
    body: { reason: 'Volé' },
    key: newKey(),
  })
  expect(await reasonOf()).toMatchObject({ reason: 'blocked' })
  await shelfCounter(server, staff).refund(orderId, { ticketPublicIdsToBeDeleted: [ticketId] })
  expect(await reasonOf()).toMatchObject({ reason: 'voided' })
})

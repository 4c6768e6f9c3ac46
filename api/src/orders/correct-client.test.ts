import type { Body } from '@guichet/contract/endpoint.ts'
import { correctClient } from '@guichet/contract/orders/correct-client.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import { expect, test } from 'vitest'
import { fieldsOf } from '../../test/factories/sales/counter.ts'
import { workOff } from '../../test/factories/sales/lost-days.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
type Correction = Body<typeof correctClient>
const correct = (ref: string, body: Correction, key = newKey()) =>
  send(server, staff, correctClient, { params: { ref }, body, key })
const found = async (query: string) =>
  (await send(server, staff, findOrders, { query: { query } })).body.items.map(
    (row) => row.orderReferenceNumber,
  )

test('a corrected buyer is the same in the order, lists, searches and emails', async () => {
  const { order } = await anOrder(server, staff, {
    email: 'eloize@exemple.test',
    firstName: 'Éloize',
    lastName: 'Coté',
    phone: '418 555-0199',
  })
  const ref = order.orderReferenceNumber
  const key = newKey()
  const body = {
    orderPublicId: order.publicId,
    version: order.version,
    email: 'Eloise@Exemple.test',
    firstName: 'Éloïse',
    lastName: 'Côté-Roy',
    phone: '',
    resend: true,
  }
  const [first, second] = await Promise.all([correct(ref, body, key), correct(ref, body, key)])
  // The second request waits for the first, or is answered that it is still being processed.
  expect([first.status, second.status]).toContain(200)
  const { body: after } = await send(server, staff, getOrder, { params: { ref } })
  expect(after.invoice.user).toMatchObject({
    fullName: 'Éloïse Côté-Roy',
    email: 'eloise@exemple.test',
  })
  expect(after.invoice.user.phone).toBeFalsy()
  expect(after.userPublicId).not.toBe(order.userPublicId)
  const confirmations = after.mails.filter(({ kind }) => kind === 'order-confirmation')
  expect(confirmations.map(({ to }) => to).sort()).toEqual([
    'eloise@exemple.test',
    'eloize@exemple.test',
  ])
  await workOff(server)

  for (const query of ['eloise@exemple.test', 'cote-roy', 'Éloïse', ref])
    expect([query, await found(query)]).toEqual([query, [ref]])
  for (const query of ['eloize', '4185550199'])
    expect([query, await found(query)]).toEqual([query, []])
  const { body: tickets } = await send(server, staff, findTickets, { query: { query: 'cote-roy' } })
  expect(tickets.items.map(({ email }) => email)).toEqual(Array(3).fill('eloise@exemple.test'))
  const { body: history } = await send(server, staff, getOrderHistory, { params: { ref } })
  const line = history.items.find(({ code }) => code === 'order.client_corrected')!
  expect(line.facts).toEqual({ fields: ['email', 'firstName', 'lastName', 'phone'] })
  expect(JSON.stringify(history)).not.toContain('eloize')
})

test('an anonymous order gets a client, and can then be emailed', async () => {
  const { order } = await anOrder(server, staff, {
    email: undefined,
    firstName: undefined,
    lastName: undefined,
  } as never)
  const ref = order.orderReferenceNumber
  expect(order).toMatchObject({ isAnonymous: true, can: { resend: false } })
  expect((await correct(ref, { firstName: 'Ève', resend: true })).body.type).toBe('NothingToSend')
  const { body } = await correct(ref, { email: 'eve@exemple.test', resend: true })
  expect(body).toMatchObject({ isAnonymous: false, can: { resend: true } })
  expect(body.mails.map(({ to }) => to)).toEqual(['eve@exemple.test'])
})

test('an email address cannot be removed', async () => {
  const { order } = await anOrder(server, staff)
  const answer = await correct(order.orderReferenceNumber, { email: '' })
  expect(fieldsOf(answer as never)).toEqual(['email required'])
})

test('a concurrent change is not overwritten; saving the same values writes nothing', async () => {
  const { order } = await anOrder(server, staff)
  const ref = order.orderReferenceNumber
  const { version } = order
  const both = await Promise.all([
    correct(ref, { firstName: 'Anne', version }),
    correct(ref, { firstName: 'Zoé', version }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { body: now } = await send(server, staff, getOrder, { params: { ref } })
  await correct(ref, { lastName: 'Côté', version: now.version })
  const { body: same } = await send(server, staff, getOrder, { params: { ref } })
  expect(same.version).toBe(now.version)
})

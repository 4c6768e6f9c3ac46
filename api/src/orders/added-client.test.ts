import { getProfile } from '@guichet/contract/clients/get-profile.ts'
import type { Body } from '@guichet/contract/endpoint.ts'
import { correctClient } from '@guichet/contract/orders/correct-client.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { expect, test } from 'vitest'
import { erasingOf } from '../../test/factories/sales/erasing.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { refundWhole } from '../../test/factories/sales/refunds.ts'
import { aStaff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const add = (ref: string, body: Body<typeof correctClient>, { key = newKey(), who = staff } = {}) =>
  send(server, who, correctClient, { params: { ref }, body, key })
const walkIn = { email: undefined, firstName: undefined, lastName: undefined } as never
const aWalkIn = async (more: object = {}) =>
  (await anOrder(server, staff, { ...(walkIn as object), ...more })).order
const client = { email: 'anouk.bleuet@example.test', firstName: 'Anouk', lastName: 'Bleuet' }

test('a known client keeps their name; a nameless order takes it over, another one keeps its own', async () => {
  const known = { email: 'marie.hebert@example.test', firstName: 'Marie', lastName: 'Hébert' }
  await anOrder(server, staff, { ...known, phone: '418 555-0188' })
  const [nameless, other] = [await aWalkIn(), await aWalkIn()]
  const { body: taken } = await add(nameless.orderReferenceNumber, { email: known.email })
  expect(taken.invoice.user).toMatchObject({ fullName: 'Marie Hébert', phone: '418 555-0188' })
  const { body: named } = await add(other.orderReferenceNumber, {
    email: known.email,
    firstName: 'Luc',
    language: 'en',
  })
  expect(named).toMatchObject({ language: 'en', invoice: { user: { fullName: 'Luc' } } })
  expect(named.userPublicId).toBe(taken.userPublicId)
  const { body: profile } = await send(server, staff, getProfile, {
    params: { id: taken.userPublicId! },
  })
  expect(profile).toMatchObject({ firstName: 'Marie', lastName: 'Hébert', language: 'fr' })
  // A correction of the order of the client themselves is one of their record, too.
  await add(nameless.orderReferenceNumber, { firstName: 'Maryse' })
  const { body: corrected } = await send(server, staff, getProfile, {
    params: { id: taken.userPublicId! },
  })
  expect(corrected.firstName).toBe('Maryse')
})

test('a press that is repeated sends one email', async () => {
  const { orderReferenceNumber: ref, version } = await aWalkIn()
  const key = newKey()
  const body = { email: 'presse@example.test', version, resend: true }
  const both = await Promise.all([add(ref, body, { key }), add(ref, body, { key })])
  const answers = [...both, await add(ref, body, { key })].filter(({ status }) => status === 200)
  expect(answers.length).toBeGreaterThanOrEqual(2)
  for (const { body: after } of answers)
    expect(after.mails).toMatchObject([{ kind: 'order-confirmation', to: 'presse@example.test' }])
  const { rows } = await server.owner.query(
    `select count(*)::int as lines from audit where code = 'order.client_corrected' and order_id = $1`,
    [answers[0]!.body.publicId],
  )
  expect(rows).toEqual([{ lines: 1 }])
})

test('a cancelled order has nothing to send; that of an erased client gets no other one', async () => {
  const free = await aWalkIn({ cents: 0 })
  await refundWhole(server, staff, free, {
    ticketPublicIdsToBeDeleted: free.ticketPublicIds.split(','),
  })
  const refused = await add(free.orderReferenceNumber, { email: 'a@example.test', resend: true })
  expect(refused).toMatchObject({ status: 409, body: { type: 'NothingToSend' } })
  const { body: untouched } = await send(server, staff, getOrder, {
    params: { ref: free.orderReferenceNumber },
  })
  expect(untouched.isAnonymous).toBe(true)

  const email = 'oublie@example.test'
  const { order } = await anOrder(server, staff, { email })
  const { erase } = erasingOf(server, staff)
  expect((await erase(order.userPublicId!, email)).status).toBe(200)
  const answer = await add(order.orderReferenceNumber, { email: 'b@example.test' })
  expect(answer).toMatchObject({ status: 409, body: { type: 'ClientErased' } })
})

test('a clerk who only sells adds the email of their own walk-in, once', async () => {
  const seller = await aStaff(server, staff, { accesses: ['TicketCreation'] })
  const { order } = await anOrder(server, staff, walkIn)
  const others = await add(order.orderReferenceNumber, client, { who: seller })
  expect(others).toMatchObject({ status: 403, body: { type: 'NoAccess', access: ['Orders'] } })
  await server.owner.query('update orders set created_by = $1 where id = $2', [
    seller.accountId,
    order.publicId,
  ])
  const ref = order.orderReferenceNumber
  expect((await add(ref, { ...client, resend: true }, { who: seller })).status).toBe(200)
  expect((await add(ref, { email: 'x@example.test' }, { who: seller })).status).toBe(403)
})

import { disconnectPayments } from '@guichet/contract/payments/connect-stripe.ts'
import { expect, test } from 'vitest'
import { connectToSquare, useSquareServer } from '../../test/factories/local-square.ts'
import { settled } from '../../test/factories/local-stripe.ts'
import { providerEmails } from '../../test/factories/sales/payments.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'

const server = useSquareServer()
const renewNow = ({ tenantId }: Staff) =>
  server.owner.query(
    `update job set run_at = now()
      where kind = 'renew-token' and tenant_id = $1 and ended_at is null`,
    [tenantId],
  )

test('an authorization of Square is reported, its renewal is not, and no email has a token', async () => {
  const staff = await aBusiness(server)
  const merchant = await connectToSquare(server, staff)
  await renewNow(staff)
  await settled(server)
  const emails = await providerEmails(server, staff)
  expect(emails).toHaveLength(1)
  expect(emails[0]!.html).toContain('Un compte Square a été relié à votre entreprise')
  expect(emails[0]!.html).toContain(merchant)
  expect(Object.keys(emails[0]!.data).toSorted()).toEqual(
    ['account', 'at', 'by', 'change', 'provider', 'readerId'].toSorted(),
  )
  await send(server, staff, disconnectPayments, { params: { id: staff.tenantId } })
  const [, left] = await providerEmails(server, staff)
  expect(left!.html).toContain('Le compte Square a été retiré de votre entreprise')
  expect(left!.html).toContain('Maude Essai')
})

test('an owner who revokes it at Square is reported once, by a notification or by the renewal', async () => {
  const staff = await aBusiness(server)
  const merchant = await connectToSquare(server, staff)
  server.provider.square.revoke(merchant)
  await settled(server)
  await renewNow(staff)
  await settled(server)
  const [, lost, ...more] = await providerEmails(server, staff)
  expect(more).toEqual([])
  expect(lost!.html).toContain('L’accès à votre compte Square a été retiré')
  expect(lost!.html).toContain('le propriétaire du compte, chez Square')
})

test('a change without a notification is found by the renewal', async () => {
  const staff = await aBusiness(server)
  const merchant = await connectToSquare(server, staff)
  server.provider.faults.add({ webhooks: 'drop', times: 10 })
  server.provider.square.revoke(merchant)
  await settled(server)
  server.provider.faults.clear()
  expect(await providerEmails(server, staff)).toHaveLength(1)
  await renewNow(staff)
  await settled(server)
  expect((await providerEmails(server, staff)).at(-1)!.html).toContain('a été retiré')
  expect(await providerEmails(server, staff)).toHaveLength(2)
})

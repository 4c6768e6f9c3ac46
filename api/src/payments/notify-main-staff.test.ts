import { connectStripe, disconnectPayments } from '@guichet/contract/payments/connect-stripe.ts'
import { expect, test } from 'vitest'
import { connect, settled, useStripeServer } from '../../test/factories/local-stripe.ts'
import { providerEmails } from '../../test/factories/sales/payments.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'

const server = useStripeServer()
const paramsOf = ({ tenantId }: Staff) => ({ params: { id: tenantId } })

test('a new Stripe account is reported once, to all main staff only', async () => {
  const staff = await aBusiness(server, { timeZone: 'America/Vancouver' })
  const second = await aStaff(server, staff, { isMain: true })
  const gone = await aStaff(server, staff, { isMain: true })
  const disabled = await aStaff(server, staff, { isMain: true })
  await aStaff(server, staff, { accesses: ['PaymentAndTaxes'] })
  await server.owner.query(`update account set language = 'en' where id = $1`, [second.accountId])
  await server.owner.query('update staff set removed_at = now() where account_id = $1', [
    gone.accountId,
  ])
  await server.owner.query('update account set disabled_at = now() where id = $1', [
    disabled.accountId,
  ])
  const press = () => send(server, staff, connectStripe, { ...paramsOf(staff), body: {} })
  await Promise.all([press(), press(), press()])
  await press()
  const account = await connect(server, staff)
  const emails = await providerEmails(server, staff)
  expect(emails.map(({ to }) => to).toSorted()).toEqual(
    [`main-${staff.tenantId}@example.test`, `staff-${second.accountId}@example.test`].toSorted(),
  )
  const french = emails.find(({ language }) => language === 'fr')!
  const english = emails.find(({ language }) => language === 'en')!
  expect(french.html).toContain('Un compte Stripe a été relié à votre entreprise')
  expect(english.html).toContain('A Stripe account was connected to your business')
  for (const { html } of emails) {
    expect(html).toContain(account)
    expect(html).toContain('Maude Essai')
    expect(html).toContain('/payment-taxes?tab=provider')
  }
  const at = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Vancouver',
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(french.at))
  expect(english.html).toContain(at)
})

test('the person who disconnects it is named; a rejected request sends nothing', async () => {
  const staff = await aBusiness(server)
  const refused = await send(server, staff, disconnectPayments, paramsOf(staff))
  expect(refused.body.type).toBe('NotFound')
  expect(await providerEmails(server, staff)).toEqual([])
  const account = await connect(server, staff)
  const clerk = await aStaff(server, staff, { accesses: ['PaymentAndTaxes'] })
  await send(server, clerk, disconnectPayments, paramsOf(staff))
  const [, left, ...more] = await providerEmails(server, staff)
  expect(more).toEqual([])
  expect(left!.html).toContain('Le compte Stripe a été retiré de votre entreprise')
  expect(left!.html).toContain(account)
  expect(left!.html).toContain('Théo Essai')
})

test('an owner who revokes our access at Stripe is reported once', async () => {
  const staff = await aBusiness(server)
  const account = await connect(server, staff)
  server.provider.revokeAccount(account)
  await settled(server)
  const [, lost, ...more] = await providerEmails(server, staff)
  expect(more).toEqual([])
  expect(lost!.html).toContain('L’accès à votre compte Stripe a été retiré')
  expect(lost!.html).toContain('le propriétaire du compte, chez Stripe')
})

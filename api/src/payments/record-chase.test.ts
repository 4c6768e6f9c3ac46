import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import {
  checkPaymentAccount,
  connectStripe,
  disconnectPayments,
  getPaymentConfiguration,
} from '@guichet/contract/payments/connect-stripe.ts'
import { expect, test } from 'vitest'
import { connect, useStripeServer } from '../../test/factories/local-stripe.ts'
import { aCartLine } from '../../test/factories/sales/orders.ts'
import { providerEmails } from '../../test/factories/sales/payments.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { transaction } from '../platform/db/db.ts'
import { newId } from '../platform/values/ids.ts'
import { recordChase, removeChase } from './record-chase.ts'

const server = useStripeServer()
const asOperator = (tenantId: string, work: (tx: Parameters<typeof removeChase>[0]) => unknown) =>
  transaction(server.pool, { tenantId, accountId: null }, 'write', async (tx) => work(tx))
const record = ({ tenantId }: Pick<Staff, 'tenantId'>, ref: string) =>
  asOperator(tenantId, (tx) => recordChase(tx, tenantId, ref))
const remove = ({ tenantId }: Staff) => asOperator(tenantId, (tx) => removeChase(tx, tenantId))
const paramsOf = ({ tenantId }: Staff) => ({ params: { id: tenantId } })
const configurationOf = async (staff: Staff) =>
  (await send(server, staff, getPaymentConfiguration, paramsOf(staff))).body

test('Chase is displayed, takes no payment by link or terminal, and cannot be changed by staff', async () => {
  const staff = await aBusiness(server)
  await record(staff, 'CH-77')
  expect(await configurationOf(staff)).toMatchObject({
    paymentService: 'Chase',
    paymentAccountId: 'CH-77',
    registration: 'ready',
    dashboardUrl: null,
    offered: ['Stripe'],
  })
  const at = paramsOf(staff)
  for (const { body } of [
    await send(server, staff, checkPaymentAccount, { ...at, body: {} }),
    await send(server, staff, disconnectPayments, at),
  ])
    expect(body.type).toBe('ProviderNotOffered')
  const other = await send(server, staff, connectStripe, { ...at, body: {} })
  expect(other.body.type).toBe('ProviderTaken')

  const { line } = await aCartLine(server, staff)
  const preview = await send(server, staff, previewSale, { body: { tickets: [line] } })
  expect(preview.body).toMatchObject({ isPaidByLink: false, isPaidAtTerminal: false })
  for (const method of ['link', 'terminal'] as const) {
    const sale = { tickets: [line], email: 'client@example.test', payment: { method } }
    const { body: refused } = await send(server, staff, sell, { key: newKey(), body: sale })
    expect(refused.type).toBe('PaymentsNotReady')
  }
})

test('an account added by the installation can be removed by it, and Stripe can be connected', async () => {
  const staff = await aBusiness(server)
  await record(staff, 'CH-78')
  await record(staff, 'CH-78')
  await expect(record(staff, 'CH-79')).rejects.toThrow('another account is connected')
  await remove(staff)
  expect(await configurationOf(staff)).toMatchObject({ paymentService: null, registration: 'none' })
  expect((await providerEmails(server, staff)).map(({ data }) => [data.change, data.by])).toEqual([
    ['connected', 'installation'],
    ['disconnected', 'installation'],
  ])
  await expect(remove(staff)).rejects.toThrow('no account at Chase')
  await connect(server, staff)
  await expect(record(staff, 'CH-78')).rejects.toThrow('another account is connected')
  await expect(record({ tenantId: newId() }, 'CH-80')).rejects.toThrow('no business has this id')
})

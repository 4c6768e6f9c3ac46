import { getJournal } from '@guichet/contract/journal/get-journal.ts'
import { expect, test } from 'vitest'
import {
  settled,
  useConnectedBusiness,
  useStripeServer,
} from '../../test/factories/local-stripe.ts'
import { aPaidSale } from '../../test/factories/sales/disputes.ts'
import { send } from '../../test/test-server.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'

const server = useStripeServer()
const staff = useConnectedBusiness(server)

const accounts = async (): Promise<Record<string, number>> => {
  const today = localDateOf(new Date().toISOString(), 'America/Toronto')
  const { body } = await send(server, staff, getJournal, { query: { from: today, to: today } })
  expect(body.totals.debit).toBe(body.totals.credit)
  return Object.fromEntries(
    body.accounts.map(({ account, debit, credit }) => [account, debit - credit]),
  )
}

test('money withdrawn by a bank leaves the online cash account, and is posted as lost when the dispute is lost', async () => {
  const { paymentIntent, cents } = await aPaidSale(server, staff)
  expect(await accounts()).toMatchObject({ 'cash:online': cents / 100 })
  const { id } = server.provider.openDispute({ paymentIntent })
  await settled(server)
  const open = await accounts()
  expect(open).toMatchObject({ disputed: cents / 100 })
  expect(open).not.toHaveProperty('cash:online')
  server.provider.closeDispute(id, 'lost')
  await settled(server)
  const lost = await accounts()
  expect(lost).toMatchObject({ 'lost-dispute': cents / 100 })
  expect(lost).not.toHaveProperty('disputed')
})

import { openPayment } from '@guichet/contract/orders/payment/open-payment.ts'
import { expect, test } from 'vitest'
import {
  aSaleByLink,
  connect,
  settled,
  useStripeServer,
} from '../../../test/factories/local-stripe.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness } from '../../../test/use-server.ts'

const server = useStripeServer()
const staff = useBusiness(server)

test('the number of a card stays with the provider: it is nowhere in the database', async () => {
  await connect(server, staff)
  const { token, read } = await aSaleByLink(server, staff)
  const { body } = await send(server, null, openPayment, { body: { token } })
  const form = { number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123', name: 'Ève Roy' }
  await fetch(body.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form),
  })
  await settled(server)
  expect((await read()).status).toBe('Completed')
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select c.oid::regclass::text as name
      from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  )
  expect(tables.length).toBeGreaterThan(40)
  for (const { name } of tables) {
    const { rows } = await server.owner.query<{ found: boolean }>(
      `select exists (
          select from ${name} t where translate(t::text, ' -', '') like '%4242424242424242%'
        ) as found`,
    )
    expect(rows[0]!.found, name).toBe(false)
  }
})

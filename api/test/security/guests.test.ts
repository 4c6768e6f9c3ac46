import { findOffice } from '@guichet/contract/office/find-office.ts'
import { expect, test } from 'vitest'
import type { PaymentProvider } from '../../src/payments/public.ts'
import { calls } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import { anOffice } from '../factories/catalogue/ticket-office.ts'
import { aBusiness } from '../factories/staff.ts'
import { send, type Token } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const page = { session: 's_1', order: null, url: 'https://pay.example.test/s_1' }
const stripe = {
  checkouts: { open: async () => page, addressOf: async () => page.url },
} as unknown as PaymentProvider
const server = useTestServer({ providers: { stripe } })
const staff = useBusiness(server)
const valid = useValidCalls(server, staff)

const ofGuests = calls.filter(([, call]) => call.access === 'guest')
type GuestCall = (typeof ofGuests)[number]
const ask = (who: Token | null, [name, call]: GuestCall, office?: string) => {
  const { params, ...rest } = valid[name]
  const named = { ...params, ...(office !== undefined && { office }) }
  return send(server, who, call, { ...rest, params: named } as never)
}

test.each(ofGuests)('%s: answers an anonymous visitor', async (...call) => {
  const { status, body } = await ask(null, call)
  expect([status, body]).toMatchObject([200, {}])
})

/** Examples with an order, which its buyer has also while the ticket office is offline. */
const isOfOrder = ([name, call]: GuestCall): boolean =>
  call.afterSale === true && name !== 'findOfficeCart'
test.each(ofGuests)(
  '%s: a ticket office that is offline is found for an order alone, an unknown one never',
  async (...call) => {
    // Its own records exist, so that only the state of the ticket office hides them.
    const { office } = valid[call[0]].params as { office: string }
    const setOnline = (isOnline: boolean) =>
      server.owner.query('update tenant set online = $2 where static_url = $1', [office, isOnline])
    await setOnline(false)
    const offline = await ask(null, call)
    await setOnline(true)
    if (isOfOrder(call)) expect(offline.status).toBe(200)
    else expect(offline.body.type).toBe('NotFound')
    expect((await ask(null, call)).status).toBe(200)
    const { tenantId } = await aBusiness(server)
    for (const name of ['inconnue', tenantId])
      expect((await ask(null, call, name)).body.type, name).toBe('NotFound')
  },
)

test.each(ofGuests)(
  '%s: a session of staff gives no more than an anonymous visitor has',
  async (...call) => {
    const [anonymous, signedIn] = [await ask(null, call), await ask(staff, call)]
    // The seconds of a hold go by between the two.
    const withoutSeconds = ({ body }: { body: object }) => ({ ...body, heldSeconds: null })
    expect(withoutSeconds(signedIn)).toEqual(withoutSeconds(anonymous))
  },
)

test.each(ofGuests)('%s: names the ticket office of its business', (_name, call) => {
  expect(Object.keys(call.params!.shape)).toContain('office')
})

const withIds = ofGuests.filter(([, call]) => Object.keys(call.params!.shape).length > 1)
test.each(withIds)('%s: a record of another business is not found', async (...call) => {
  const office = await anOffice(server, await aBusiness(server))
  expect((await ask(null, call, office)).body.type).toBe('NotFound')
})

test('two ticket offices show what is theirs, with requests side by side', async () => {
  const offices = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const business = await aBusiness(server)
      return { business, office: await anOffice(server, business) }
    }),
  )
  const found = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      const { business, office } = offices[i % 2]!
      const { body } = await send(server, null, findOffice, { params: { office } })
      return body.business.publicId === business.tenantId
    }),
  )
  expect(found).not.toContain(false)
})

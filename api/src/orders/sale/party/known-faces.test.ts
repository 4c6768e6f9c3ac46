import { findKnownParty } from '@guichet/contract/orders/sale/find-known-party.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aPassOnSale } from '../../../../test/factories/catalogue/shelf.ts'
import { aFace } from '../../../../test/factories/sales/passes.ts'
import { holder } from '../../../../test/factories/sales/shelf-counter.ts'
import { newKey, send } from '../../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

test('a person whose pass has a picture keeps it on the next visit', async () => {
  const { productId, identificationId } = await aPassOnSale(server, staff)
  const picture = await aFace(server, staff)
  const passes = [
    {
      productId,
      quantity: 2,
      ticketOwners: [
        [holder(identificationId, { firstName: 'Tom' })],
        [holder(identificationId, { picture })],
      ],
    },
  ]
  const party = [
    { firstName: 'Léa', pieces: [{ line: 0, ordinal: 1 }] },
    { firstName: 'Tom', pieces: [{ line: 0, ordinal: 0 }] },
  ]
  const email = 'roy@example.test'
  const sold = await send(server, staff, sell, {
    body: { tickets: passes, payment: { method: 'cash' }, email, party },
    key: newKey(),
  })
  expect(sold.status).toBe(200)
  const { body } = await send(server, staff, findKnownParty, { body: { email } })
  expect(body.party!.members.map((member) => member.picture)).toEqual([picture, null])
})

import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aSlot, aTicketType } from '../../../test/factories/catalogue/catalogue.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

test('a slot at 19:00 in Québec, midnight in UTC, is sold on its own day and on no other', async () => {
  const { productId, activityId } = await aTicketType(server, staff, { cents: 2000 })
  const slot = await aSlot(server, staff, { activityId, begin: '19:00', end: '21:00' })
  const at = slot.activationDateTimeUtc
  expect(at).toBe('2030-02-03T00:00:00.000Z')
  const sale = (activationDateTimeUtc: string) =>
    send(server, staff, sell, {
      body: {
        tickets: [
          {
            productId,
            quantity: 1,
            activationDateTimeUtc,
            timeslotBegin: '19:00',
            timeslotEnd: '21:00',
          },
        ],
        payment: { method: 'cash' },
      },
      key: newKey(),
    })
  const sold = await sale(at)
  expect(sold.status).toBe(200)
  expect(sold.body.invoice.entries[0]!.units![0]!.time).toMatchObject({ date: '2030-02-02' })
  expect((await sale('2030-02-02T15:00:00.000Z')).status).toBe(200)
  expect(await sale('2030-02-04T00:00:00.000Z')).toMatchObject({ body: { reason: 'noSuchSlot' } })
})

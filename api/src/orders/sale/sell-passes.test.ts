import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { expect, test } from 'vitest'
import { aDonationOnSale, aPassOnSale } from '../../../test/factories/catalogue/shelf.ts'
import { aPicture, aStoredPicture, upload } from '../../../test/factories/input/pictures.ts'
import { shelfCounter, holder } from '../../../test/factories/sales/shelf-counter.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { sale, refund } = shelfCounter(server, staff)

const fieldsOf = (answer: { body: { fields?: { field: string; rule: string }[] } }) =>
  (answer.body.fields ?? []).map(({ field, rule }) => `${field} ${rule}`)

test('a pass is sold to its holder, for its season and with the name on it; a required picture is reported as missing', async () => {
  const { productId, identificationId } = await aPassOnSale(server, staff)
  const { status, body: order } = await sale([
    {
      productId,
      quantity: 1,
      ticketOwners: [[holder(identificationId, { birthDate: '2001-05-06' })]],
    },
  ])
  expect(status).toBe(200)
  expect(order.invoice.entries[0]).toMatchObject({
    kind: 'season_pass',
    price: 399,
    activationDateTimeUtc: '2030-01-01T05:00:00.000Z',
    ticketOwners: [[{ firstName: 'Zoé', lastName: 'Roy' }]],
  })
  const [ticket] = (
    await send(server, staff, findTicketsOfOrder, {
      query: { orderReferenceKey: order.orderReferenceNumber },
    })
  ).body.items
  expect(ticket).toMatchObject({
    category: 'season_pass',
    status: 'ScheduledActivation',
    activePeriodStartDateTimeUtc: '2030-01-01T05:00:00.000Z',
    activePeriodStopDateTimeUtc: '2031-01-01T04:59:59.999Z',
    owners: [
      {
        label: { fr: 'Titulaire', en: 'Holder' },
        firstName: 'Zoé',
        birthDate: '2001-05-06',
        picture: null,
        isPictureRequired: true,
        isPictureMissing: true,
      },
    ],
    owner: { firstName: 'Zoé', picture: null, formAnswers: [] },
  })
})

test('a picture of this business goes on the pass; one of another business or container is rejected', async () => {
  const { productId, identificationId } = await aPassOnSale(server, staff)
  const buy = (picture: string) =>
    sale([{ productId, quantity: 1, ticketOwners: [[holder(identificationId, { picture })]] }])
  const { imageUrl } = await aStoredPicture(server, staff, 'profiles')
  const mine = await buy(imageUrl)
  const [ticket] = (
    await send(server, staff, findTicketsOfOrder, {
      query: { orderReferenceKey: mine.body.orderReferenceNumber },
    })
  ).body.items
  expect(ticket!.owners[0]).toMatchObject({ picture: imageUrl, isPictureMissing: false })
  expect(ticket!.owner.picture).toBe(imageUrl)
  const foreign = await aStoredPicture(server, await aBusiness(server), 'profiles')
  expect((await buy(foreign.imageUrl)).status).toBe(400)
  expect((await buy((await aStoredPicture(server, staff, 'rentals')).imageUrl)).status).toBe(400)
  const content = await aPicture({ width: 300, height: 299 })
  const low = (await upload(server, staff, { content, container: 'profiles' })).body
  expect(fieldsOf(await buy(low.imageUrl))).toEqual(['tickets.ticketOwners.picture imageSize'])
})

test('a missing holder, too many holders, or unrequested holders are each reported at their field', async () => {
  const { productId, identificationId } = await aPassOnSale(server, staff)
  expect(
    fieldsOf(await sale([{ productId, quantity: 2, ticketOwners: [[holder(identificationId)]] }])),
  ).toEqual(['tickets.0.ticketOwners.1.0.firstName required'])
  expect(
    fieldsOf(
      await sale([
        { productId, quantity: 1, ticketOwners: [[holder(identificationId, { lastName: ' ' })]] },
      ]),
    ),
  ).toEqual(['tickets.0.ticketOwners.0.0.lastName required'])
  expect(
    fieldsOf(await sale([{ productId, quantity: 1, ticketOwners: [[holder(staff.accountId)]] }])),
  ).toContain('tickets.0.ticketOwners.0 invalid')
  expect(
    fieldsOf(
      await sale([
        {
          productId,
          quantity: 1,
          ticketOwners: [[holder(identificationId)], [holder(identificationId)]],
        },
      ]),
    ),
  ).toEqual(['tickets.0.ticketOwners invalid'])
  const donation = await aDonationOnSale(server, staff)
  expect(
    fieldsOf(
      await sale([{ ...donation, quantity: 1, ticketOwners: [[holder(identificationId)]] }]),
    ),
  ).toEqual(['tickets.0.ticketOwners.0 invalid'])
})

test('a full refund of a pass cancels its ticket and issues a credit note; a refund of a percentage leaves it valid', async () => {
  await server.owner.query(
    'update tenant_setting set percent_refund_on_counter_orders = true where tenant_id = $1',
    [staff.tenantId],
  )
  const { productId, identificationId } = await aPassOnSale(server, staff)
  const { body: order } = await sale([
    { productId, quantity: 1, ticketOwners: [[holder(identificationId)]] },
  ])
  const half = await send(server, staff, refundOrder, {
    body: {
      orderPublicId: order.publicId,
      productsToRefund: [{ productId, refundPercentage: 50 }],
      refundReason: 'Blessure',
    },
    key: newKey(),
  })
  expect(half.body).toMatchObject({
    scope: 'partial',
    finalCost: 229.38,
    status: 'PartialRefundCompleted',
  })
  const rest = await refund(order.publicId, {
    ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(','),
  })
  expect(rest.body).toMatchObject({
    scope: 'remaining',
    status: 'RefundCompleted',
    creditNoteNumber: expect.stringMatching(/^NC-/),
  })
  expect(half.body.finalCost + rest.body.finalCost).toBeCloseTo(order.invoice.finalCost, 10)
  const [ticket] = (
    await send(server, staff, findTicketsOfOrder, {
      query: { orderReferenceKey: order.orderReferenceNumber },
    })
  ).body.items
  expect(ticket!.isVoided).toBe(true)
})

import { createProduct } from '@guichet/contract/products/create-product.ts'
import { send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aDonation, anActivity, aSeasonPass } from './activities.ts'
import { aProduct } from './products.ts'

const onSale = (server: TestServer, { tenantId }: Staff, activityId: string) =>
  server.owner.query(
    `update activity_category
      set active = true, sale_begins_at = now() - interval '30 days',
        sale_ends_at = now() + interval '300 days'
      where tenant_id = $1 and activity_id = $2`,
    [tenantId, activityId],
  )

/** A product with `stock` pieces in stock. @returns its id and that of its stock */
export async function aStockedProduct(
  server: TestServer,
  staff: Staff,
  stock: number | null = 30,
  price = '24.00',
) {
  const { status, body } = await send(server, staff, createProduct, {
    body: { collaboratorPublicId: staff.tenantId, ...aProduct({ stock, price }) },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const {
    rows: [row],
  } = await server.owner.query<{ stock_id: string }>(
    'select stock_id from product where tenant_id = $1 and id = $2',
    [staff.tenantId, body.publicId],
  )
  return { productId: body.publicId, stockId: row!.stock_id }
}

/** A season pass on sale, whose holder must give a name and a picture. */
export async function aPassOnSale(server: TestServer, staff: Staff) {
  const activity = await anActivity(server, staff, [aSeasonPass()])
  await onSale(server, staff, activity.publicId)
  const { publicId: productId, activityPricingDetailIdentifications } =
    activity.activityPricings[0]!.activityPricingDetails[0]!
  return { productId, identificationId: activityPricingDetailIdentifications[0]!.publicId }
}

/** A donation campaign of five dollars, on sale. */
export async function aDonationOnSale(server: TestServer, staff: Staff) {
  const activity = await anActivity(server, staff, [aDonation()])
  await onSale(server, staff, activity.publicId)
  return { productId: activity.activityPricings[0]!.activityPricingDetails[0]!.publicId }
}

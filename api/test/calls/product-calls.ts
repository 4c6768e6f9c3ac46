import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { createPackage } from '@guichet/contract/products/create-package.ts'
import { aBooking, aLodgingType } from '../factories/catalogue/lodging.ts'
import { aPackage, aProduct } from '../factories/catalogue/products.ts'
import { productsOf } from '../factories/catalogue/stocked.ts'
import type { Staff } from '../factories/staff.ts'
import { send, type TestServer } from '../test-server.ts'
import { without } from './valid-call.ts'

/** Valid requests of products, packages and lodging. */
export async function productCalls(server: TestServer, staff: Staff) {
  const collaboratorPublicId = staff.tenantId
  const query = { collaboratorPublicId }
  const { create } = productsOf(server)
  const product = await create(staff, { code: 'TUQ-01', barcode: '4006381333931' })
  const doomedProduct = await create(staff)
  const parts = [{ productPublicId: product.publicId, quantity: 2 }]
  const pack = async () =>
    (
      await send(server, staff, createPackage, {
        body: { collaboratorPublicId, ...aPackage(parts) },
      })
    ).body
  const [bundle, doomedBundle] = [await pack(), await pack()]
  const newLodging = {
    collaboratorPublicId,
    internationalizedNames: { fr: 'Chalets', en: 'Chalets' },
    types: [aLodgingType()],
  }
  const lodge = async () =>
    (await send(server, staff, createLodgingCategory, { body: newLodging })).body
  const [lodging, doomedLodging] = [await lodge(), await lodge()]
  const body = <T extends { publicId: string }>(record: T) => without(record, 'publicId')
  const first = ({ publicId }: { publicId: string }) => [{ publicId, order: 0 }]
  const { bookingId } = await aBooking(server, staff)
  return {
    findBookings: { query: { bookingPublicIds: bookingId } },
    findProducts: { query },
    createProduct: { body: { collaboratorPublicId, ...aProduct() } },
    saveProduct: { params: { id: product.publicId }, body: body(product) },
    archiveProduct: { params: { id: doomedProduct.publicId } },
    orderProducts: { body: { collaboratorPublicId, productOrders: first(product) } },
    duplicateProduct: { params: { id: product.publicId } },
    findPackages: { query },
    findPartOptions: { query },
    previewPackage: { body: { collaboratorPublicId, price: '12.50', parts } },
    createPackage: { body: { collaboratorPublicId, ...aPackage(parts) } },
    savePackage: { params: { id: bundle.publicId }, body: body(bundle) },
    archivePackage: { params: { id: doomedBundle.publicId } },
    orderPackages: { body: { collaboratorPublicId, packageOrders: first(bundle) } },
    duplicatePackage: { params: { id: bundle.publicId } },
    findLodgingCategories: { query: { collaboratorPublicId, lodgingPublicId: lodging.publicId } },
    createLodgingCategory: { body: newLodging },
    saveLodgingCategory: { params: { id: lodging.publicId }, body: body(lodging) },
    archiveLodgingCategory: { params: { id: doomedLodging.publicId } },
    orderLodgingCategories: { body: { collaboratorPublicId, lodgingOrders: first(lodging) } },
    duplicateLodgingCategory: { params: { id: lodging.publicId } },
    previewStay: {
      body: {
        collaboratorPublicId,
        price: '120.00',
        rates: lodging.types[0]!.rates,
        checkInDate: '2026-12-18',
        checkOutDate: '2026-12-22',
      },
    },
  }
}

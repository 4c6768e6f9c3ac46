import { archiveLodgingCategory } from '@guichet/contract/lodging/archive-lodging-category.ts'
import { createLodgingCategory } from '@guichet/contract/lodging/create-lodging-category.ts'
import { archivePackage } from '@guichet/contract/products/archive-package.ts'
import { archiveProduct } from '@guichet/contract/products/archive-product.ts'
import { createPackage } from '@guichet/contract/products/create-package.ts'
import { createProduct } from '@guichet/contract/products/create-product.ts'
import { ask } from '../server-calls.ts'
import type { Texts } from './texts.ts'

export async function hostileProduct({ page, businessId, made, named }: Texts) {
  return made(
    await ask(page, createProduct, {
      body: {
        collaboratorPublicId: businessId,
        internationalizedFields: named(),
        price: 3,
        imageUrl: null,
        isActive: true,
        stock: 20,
      },
    }),
    ({ publicId }) => ask(page, archiveProduct, { params: { id: publicId } }),
  )
}

export async function hostilePackage(
  { page, businessId, made, named }: Texts,
  product: { publicId: string },
) {
  return made(
    await ask(page, createPackage, {
      body: {
        collaboratorPublicId: businessId,
        internationalizedFields: named(),
        price: 3,
        imageUrl: null,
        isActive: true,
        parts: [{ productPublicId: product.publicId, quantity: 2 }],
      },
    }),
    ({ publicId }) => ask(page, archivePackage, { params: { id: publicId } }),
  )
}

export async function hostileLodging({ page, businessId, made, payload, each, named }: Texts) {
  return made(
    await ask(page, createLodgingCategory, {
      body: {
        collaboratorPublicId: businessId,
        internationalizedNames: each(() => payload(50)),
        types: [
          {
            internationalizedFields: named(),
            imageUrl: null,
            quantity: 1,
            maxPersons: 2,
            minNights: 1,
            maxNights: 3,
            checkInTime: '15:00',
            checkOutTime: '11:00',
            price: 90,
            rates: [],
          },
        ],
      },
    }),
    ({ publicId }) => ask(page, archiveLodgingCategory, { params: { id: publicId } }),
  )
}

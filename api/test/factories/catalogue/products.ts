import type { Body } from '@guichet/contract/endpoint.ts'
import type { createPackage } from '@guichet/contract/products/create-package.ts'
import type { createProduct } from '@guichet/contract/products/create-product.ts'

type ProductBody = Omit<Body<typeof createProduct>, 'collaboratorPublicId'>
type PackageBody = Omit<Body<typeof createPackage>, 'collaboratorPublicId'>
const bilingual = (fr: string, en: string) => ({
  fr: { name: fr, description: '' },
  en: { name: en, description: '' },
})

export const aProduct = (over: Partial<ProductBody> = {}): ProductBody => ({
  internationalizedFields: bilingual('Tuque', 'Tuque'),
  price: '24.00',
  imageUrl: null,
  isActive: true,
  stock: 30,
  ...over,
})
export const aPackage = (
  parts: PackageBody['parts'],
  over: Partial<PackageBody> = {},
): PackageBody => ({
  internationalizedFields: bilingual('Forfait famille', 'Family package'),
  price: '100.00',
  imageUrl: null,
  isActive: true,
  parts,
  ...over,
})

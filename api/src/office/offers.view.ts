import type { Offer } from '@guichet/contract/office/offers.ts'
import { imageUrlOf } from '../files/public.ts'
import type { lodgingWithSale } from '../lodging/public.ts'
import type { packagesWithSale, productsWithSale } from '../products/public.ts'
import type { rentalsWithSale } from '../rentals/public.ts'

type ItemOf<Load extends (...given: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<Load>
>[number]

/** A rental or lodging category, with the picture of its first type with one. */
export const offerOfCategory = (
  kind: 'rental' | 'lodging',
  {
    category: { id, name, types },
    sale,
  }: ItemOf<typeof rentalsWithSale> | ItemOf<typeof lodgingWithSale>,
): Offer => ({
  kind,
  publicId: id,
  name,
  description: null,
  imageUrl: imageUrlOf(types.find(({ image }) => image)?.image ?? null),
  sale,
  saleBeginsDateTimeUtc: null,
})

/** A package or a product. */
export const offerOfRow = (
  kind: 'package' | 'product',
  { row, sale }: ItemOf<typeof packagesWithSale> | ItemOf<typeof productsWithSale>,
): Offer => ({
  kind,
  publicId: row.id,
  name: row.title,
  description: row.description,
  imageUrl: imageUrlOf(row.image),
  sale,
  saleBeginsDateTimeUtc: null,
})

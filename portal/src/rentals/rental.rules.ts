import { copiedTexts, noTexts } from '../domain/catalogue/catalogue-texts.rules.ts'
import type {
  AccessoryForm,
  CategoryForm,
  ModelForm,
  SpecificationForm,
} from './rentals.queries.ts'

const quantityOf = ({ quantity }: Pick<SpecificationForm, 'quantity'>) => Number(quantity) || 0

export const emptyCategory = (): CategoryForm => ({
  internationalizedNames: { fr: '', en: '' },
  models: [],
})
export const emptyModel = (): ModelForm => ({
  internationalizedFields: noTexts(),
  imageUrl: null,
  turnaround: '00:00:00',
  specifications: [{ isDefault: true, quantity: 0, order: 0, internationalizedNames: null }],
  pricings: [],
})
export const emptyAccessory = (): AccessoryForm => ({
  internationalizedFields: noTexts(),
  quantity: 0,
  imageUrl: null,
  price: 0,
  associatedRentalPublicIds: [],
})
export const emptySize = (order: number, quantity = 0): SpecificationForm => ({
  isDefault: false,
  quantity,
  order,
  internationalizedNames: { fr: '', en: '' },
})

export const hasSizes = (specifications: readonly SpecificationForm[]) =>
  !specifications[0]?.isDefault
/** Pieces of a type in all sizes. */
export const piecesOf = (specifications: readonly SpecificationForm[]) =>
  specifications.reduce((sum, size) => sum + quantityOf(size), 0)

/** Number of bookings of a type beyond its pieces. */
export const overbookedOf = (specifications: readonly SpecificationForm[]) =>
  specifications.reduce((sum, { overbooked = 0 }) => sum + overbooked, 0)

/**
 * The single quantity becomes a first size, or the sizes a single quantity: the number of pieces
 * stays.
 */
export const withSizes = (specifications: readonly SpecificationForm[]): SpecificationForm[] => [
  emptySize(0, piecesOf(specifications)),
]
export const withoutSizes = (specifications: readonly SpecificationForm[]): SpecificationForm[] => [
  { isDefault: true, quantity: piecesOf(specifications), order: 0, internationalizedNames: null },
]
/** Whether a switch discards stored sizes, names or quantities. */
export const losesWork = (specifications: readonly SpecificationForm[]): boolean =>
  specifications.some(
    (size) =>
      size.publicId !== undefined ||
      quantityOf(size) > 0 ||
      Boolean(size.internationalizedNames?.fr || size.internationalizedNames?.en),
  )

export const numbered = (sizes: readonly SpecificationForm[]): SpecificationForm[] =>
  sizes.map((size, order) => ({ ...size, order }))

/** A copy within its category: without ids, with inactive prices. */
export const copyOf = ({ publicId: _id, version: _version, ...model }: ModelForm): ModelForm => ({
  ...model,
  internationalizedFields: copiedTexts(model.internationalizedFields),
  specifications: model.specifications.map(
    ({ publicId: _size, overbooked: _beyond, ...size }) => size,
  ),
  pricings: model.pricings.map(({ publicId: _pricing, ...pricing }) => ({
    ...pricing,
    isActive: false,
  })),
})

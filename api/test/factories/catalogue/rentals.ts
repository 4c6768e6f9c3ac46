import type { Body } from '@guichet/contract/endpoint.ts'
import type { createAccessory } from '@guichet/contract/rentals/create-accessory.ts'
import type { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'

type ModelBody = Body<typeof createRentalCategory>['models'][number]
type AccessoryBody = Omit<Body<typeof createAccessory>, 'collaboratorPublicId'>
const bilingual = (fr: string, en: string, description = 'Pour tous') => ({
  fr: { name: fr, description },
  en: { name: en, description: 'For all' },
})

/** An equipment type with two sizes and two pricings, as the editor sends a new one. */
export const aRentalModel = (over: Partial<ModelBody> = {}): ModelBody => ({
  internationalizedFields: bilingual('Skis alpins', 'Downhill skis'),
  imageUrl: null,
  turnaround: '00:30:00',
  specifications: [
    {
      isDefault: false,
      quantity: 12,
      order: 0,
      internationalizedNames: { fr: '150 cm', en: '150 cm' },
    },
    {
      isDefault: false,
      quantity: 8,
      order: 1,
      internationalizedNames: { fr: '160 cm', en: '160 cm' },
    },
  ],
  pricings: [
    { duration: '02:00:00', price: '19.99', isActive: true },
    { duration: '1.00:00:00', price: 45, isActive: true },
  ],
  ...over,
})

export const anAccessory = (over: Partial<AccessoryBody> = {}): AccessoryBody => ({
  internationalizedFields: bilingual('Casque', 'Helmet'),
  quantity: 40,
  imageUrl: null,
  price: '5.00',
  associatedRentalPublicIds: [],
  ...over,
})

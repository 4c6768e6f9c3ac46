import { copiedName } from '@guichet/contract/copied-name.ts'
import type { CategoryForm, RateForm, TypeForm } from './lodging.queries.ts'

export const emptyCategory = (): CategoryForm => ({
  internationalizedNames: { fr: '', en: '' },
  types: [],
})
export const emptyType = (): TypeForm => ({
  internationalizedFields: { fr: { name: '', description: '' }, en: { name: '', description: '' } },
  imageUrl: null,
  quantity: 1,
  maxPersons: 2,
  minNights: 1,
  maxNights: 14,
  checkInTime: '16:00',
  checkOutTime: '11:00',
  price: '',
  rates: [],
})
export const emptyRate = (): RateForm => ({
  firstNight: '',
  lastNight: '',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  price: '',
})
export const nameOfFields = ({ fr, en }: TypeForm['internationalizedFields']) => ({
  fr: fr.name,
  en: en.name,
})

/** A copy within its category: without an id. */
export function copyOf({
  publicId: _id,
  version: _version,
  overbooked: _beyond,
  ...type
}: TypeForm): TypeForm {
  const { fr, en } = copiedName(nameOfFields(type.internationalizedFields), 50)
  return {
    ...type,
    internationalizedFields: {
      fr: { ...type.internationalizedFields.fr, name: fr },
      en: { ...type.internationalizedFields.en, name: en },
    },
  }
}

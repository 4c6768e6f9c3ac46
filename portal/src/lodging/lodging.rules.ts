import { copiedTexts, noTexts } from '../domain/catalogue/catalogue-texts.rules.ts'
import type { CategoryForm, RateForm, TypeForm } from './lodging.queries.ts'

export const emptyCategory = (): CategoryForm => ({
  internationalizedNames: { fr: '', en: '' },
  types: [],
})
export const emptyType = (): TypeForm => ({
  internationalizedFields: noTexts(),
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
/** A copy within its category: without an id. */
export const copyOf = ({
  publicId: _id,
  version: _version,
  overbooked: _beyond,
  ...type
}: TypeForm): TypeForm => ({
  ...type,
  internationalizedFields: copiedTexts(type.internationalizedFields),
})

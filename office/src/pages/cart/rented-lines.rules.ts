import type { Lines } from './change-cart.ts'
import { wholeNumber } from './chosen-lines.rules.ts'

/** Field of the equipment and the size of a person: their ids, with a space between them. */
export const rentedField = 'rented'
/** Prefix of the fields of accessories, before the id of the product. */
export const accessoryField = 'accessory-'
/** Field with the product that rents a model for a duration. */
export const priceField = (modelId: string, duration: string): string =>
  `price ${modelId} ${duration}`

/**
 * Lines of the equipment of the people in the form of a rental: the same equipment in the same size
 * is one line. Accessories belong to the first line.
 *
 * @returns Null when a model is not rented for the chosen duration
 */
export function rentedLines(form: URLSearchParams): Lines | null {
  const duration = form.get('duration') ?? ''
  const activationDateTimeUtc = form.get('begin') ?? ''
  const chosen = form.getAll(rentedField).filter((value) => value !== '')
  const lines: Lines = []
  for (const [value, same] of Map.groupBy(chosen, (each) => each)) {
    const [modelId = '', specificationPublicId = ''] = value.split(' ')
    const productId = form.get(priceField(modelId, duration))
    if (productId === null) return null
    lines.push({ productId, quantity: same.length, activationDateTimeUtc, specificationPublicId })
  }
  const accessories = [...form].flatMap(([field, value]) => {
    const quantity = wholeNumber(value)
    return field.startsWith(accessoryField) && quantity > 0
      ? [{ productId: field.slice(accessoryField.length), quantity }]
      : []
  })
  const [first, ...others] = lines
  return first && accessories.length > 0 ? [{ ...first, accessories }, ...others] : lines
}

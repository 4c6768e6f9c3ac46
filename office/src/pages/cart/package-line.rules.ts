import type { Lines } from './change-cart.ts'
import { slotOf, wholeNumber } from './chosen-lines.rules.ts'

type Choice = 'slot' | 'begin' | 'size' | 'persons'
/** Field of a choice for a part of a package. */
export const partField = (productId: string, choice: Choice): string =>
  `part ${productId} ${choice}`

/** Line of the form of a package; a part is sent if it has a choice. */
export function packageLine(form: URLSearchParams): Lines {
  const quantity = wholeNumber(form.get('packages'))
  const productId = form.get('activity')
  if (!productId || quantity === 0) return []
  const chosen = [...form.keys()].flatMap((field) => /^part (\S+) \w+$/.exec(field)?.[1] ?? [])
  const parts = [...new Set(chosen)].map((part) => {
    const valueOf = (choice: Choice) => form.get(partField(part, choice)) ?? undefined
    const [begin, size, persons] = [valueOf('begin'), valueOf('size'), valueOf('persons')]
    return {
      productId: part,
      ...slotOf(valueOf('slot')),
      ...(begin && { activationDateTimeUtc: begin }),
      ...(size && { specificationPublicId: size }),
      ...(persons && {
        checkInDate: form.get('day') ?? '',
        numberOfPerson: wholeNumber(persons),
      }),
    }
  })
  return [{ productId, quantity, ...(parts.length > 0 && { parts }) }]
}

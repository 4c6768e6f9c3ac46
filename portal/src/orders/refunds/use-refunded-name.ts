import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import type { Refund } from '../orders.queries.ts'
import { useLineWhen } from '../use-line-when.ts'

type Item = Refund['refundItems'][number]
/** Names of refunded pieces, by their current products; a package names its parts. */
export function useRefundedName() {
  const messages = useMessages(orderMessages)
  const localized = useLocalized()
  const whenOf = useLineWhen()
  const partText = (part: Item['parts'][number]): string =>
    [`${part.count} × ${localized(part.title)}`, localized(part.categoryTitle), whenOf(part)]
      .filter(Boolean)
      .join(' · ')
  return {
    nameOf: ({ count, productTitle, isSupplement, supplementTo }: Item): string =>
      isSupplement
        ? messages.supplement(supplementTo ?? '')
        : `${count} × ${localized(productTitle)}`,
    underOf: (item: Item): string =>
      [
        localized(item.categoryTitle),
        item.isSupplement ? '' : whenOf(item),
        item.parts.map(partText).join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
  }
}

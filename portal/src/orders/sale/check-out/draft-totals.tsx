import { TotalsList } from '../../../kit/tables/totals-list.tsx'
import { useLanguage, useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { formatPercent, useMoney } from '../../../kit/text/money.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Draft } from '../counter/sell.queries.ts'

/**
 * The server's invoice without its total, which is next to the button. The amounts are hidden while
 * a newer invoice is loading.
 */
export function DraftTotals({ draft, isOld }: { draft: Draft; isOld: boolean }) {
  const messages = useMessages(sellMessages)
  const language = useLanguage()
  const localized = useLocalized()
  const money = useMoney()
  return (
    <TotalsList
      isOld={isOld}
      rows={[
        { label: messages.subtotal, amount: money(draft.entriesTotal) },
        ...draft.rebates.items.map(({ description, total }, i) => ({
          key: `rebate ${i}`,
          label: messages.rebate(description),
          amount: money(-total),
        })),
        ...(draft.fees.total ? [{ label: messages.fees, amount: money(draft.fees.total) }] : []),
        ...draft.taxes.items.map(({ key, description, percent, total }) => ({
          key,
          label: [localized(description), percent > 0 && formatPercent(percent, language)]
            .filter(Boolean)
            .join(' '),
          amount: money(total),
        })),
      ]}
    />
  )
}

import { sayPercent, useMoney } from '../kit/money.ts'
import { TotalsList } from '../kit/totals-list.tsx'
import { useLanguage, useSaid, useWords } from '../kit/words.ts'
import type { Draft } from './sell.queries.ts'
import { sellWords } from './sell.words.ts'

/**
 * The server's invoice down to its total, which stands beside the button; dimmed while a newer one
 * is on its way.
 */
export function DraftTotals({ draft, isOld }: { draft: Draft; isOld: boolean }) {
  const words = useWords(sellWords)
  const language = useLanguage()
  const said = useSaid()
  const money = useMoney()
  return (
    <TotalsList
      isOld={isOld}
      rows={[
        { label: words.subtotal, amount: money(draft.entriesTotal) },
        ...(draft.rebates.total
          ? [{ label: words.rebates, amount: money(-draft.rebates.total) }]
          : []),
        ...(draft.fees.total ? [{ label: words.fees, amount: money(draft.fees.total) }] : []),
        ...draft.taxes.items.map(({ key, description, percent, total }) => ({
          key,
          label: `${said(description)} ${sayPercent(percent, language)}`,
          amount: money(total),
        })),
      ]}
    />
  )
}

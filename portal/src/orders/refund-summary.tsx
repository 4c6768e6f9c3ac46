import type { Reply } from '@guichet/contract/endpoint.ts'
import type { previewRefund } from '@guichet/contract/refunds/refund-order.ts'
import { useMoney } from '../kit/money.ts'
import { TotalsList, type TotalRow } from '../kit/totals-list.tsx'
import { useSaid, useWords } from '../kit/words.ts'
import { refundWords } from './refund.words.ts'

type Props = { preview: Reply<typeof previewRefund>; isOld: boolean }

/** What goes back and what stays, as the server says it. */
export function RefundSummary({ preview, isOld }: Props) {
  const words = useWords(refundWords)
  const said = useSaid()
  const money = useMoney()
  const rows: TotalRow[] = [
    { label: words.selected, amount: words.units(preview.rows.length) },
    { label: words.net, amount: money(preview.net) },
    ...(preview.fees ? [{ label: words.feesReturned, amount: money(preview.fees) }] : []),
    ...preview.taxes.map(({ key, description, total }) => ({
      key,
      label: words.taxReturned(said(description)),
      amount: money(total),
    })),
    { label: words.total, amount: money(preview.finalCost), isTotal: true },
    ...(preview.feesKept ? [{ label: words.feesKept, amount: money(preview.feesKept) }] : []),
    { label: words.remainingAfter, amount: money(preview.remainingAfter) },
  ]
  return <TotalsList rows={preview.rows.length ? rows : rows.slice(1)} isOld={isOld} />
}

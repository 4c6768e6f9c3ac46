import type { Reply } from '@guichet/contract/endpoint.ts'
import type { previewRefund } from '@guichet/contract/orders/refunds/refund-order.ts'
import { Alert } from '@mantine/core'
import { cashMessages } from '../../domain/pay/cash.messages.ts'
import { TotalsList, type TotalRow } from '../../kit/tables/totals-list.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { refundMessages } from './refund.messages.ts'
import { returnedOf } from './refund.rules.ts'

type Props = { preview: Reply<typeof previewRefund>; isOld: boolean }

/** Preview of a refund as computed by the server: amounts returned and remaining. */
export function RefundSummary({ preview, isOld }: Props) {
  const messages = useMessages(refundMessages)
  const cash = useMessages(cashMessages)
  const localized = useLocalized()
  const money = useMoney()
  const rows: TotalRow[] = [
    { label: messages.selected, amount: messages.units(preview.pieces ?? preview.rows.length) },
    { label: messages.net, amount: money(preview.net) },
    ...(preview.fees ? [{ label: messages.feesReturned, amount: money(preview.fees) }] : []),
    ...preview.taxes.map(({ key, description, total }) => ({
      key,
      label: messages.taxReturned(localized(description)),
      amount: money(total),
    })),
    {
      label: preview.credited ? messages.totalWorth : messages.total,
      amount: money(preview.finalCost),
      isTotal: true,
    },
    ...creditRows(preview, messages, money),
    ...(preview.cash === undefined ? [] : [{ label: cash.handOver, amount: money(preview.cash) }]),
    ...(preview.feesKept ? [{ label: messages.feesKept, amount: money(preview.feesKept) }] : []),
    { label: messages.remainingAfter, amount: money(preview.remainingAfter) },
  ]
  return (
    <>
      <TotalsList rows={preview.rows.length ? rows : rows.slice(1)} isOld={isOld} />
      {preview.isOnlyRestAfter && (
        <Alert color="orange" variant="light" mt="xs" px="sm" py="xs" role="note">
          {messages.onlyRestAfter(isOld ? '…' : money(preview.remainingAfter))}
        </Alert>
      )}
    </>
  )
}

type Words = { credited: string; returned: string }
/** Rows that split a refund into the credit on the unpaid balance and the money returned. */
export const creditRows = (
  { finalCost, credited = 0 }: { finalCost: number; credited?: number | undefined },
  words: Words,
  money: (dollars: number) => string,
): TotalRow[] =>
  credited > 0
    ? [
        { label: words.credited, amount: money(credited) },
        { label: words.returned, amount: money(returnedOf({ finalCost, credited })) },
      ]
    : []

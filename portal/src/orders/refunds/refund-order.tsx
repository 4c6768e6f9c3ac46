import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { UnsavedGuard } from '../../kit/forms/unsaved-guard.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import type { Order } from '../orders.queries.ts'
import { RefundRows } from './refund-rows.tsx'
import { RefundSummaryPanel } from './refund-summary-panel.tsx'
import { refundMessages } from './refund.messages.ts'
import { pickedByAmount } from './refund.rules.ts'
import { useRefund, type RefundState } from './use-refund.ts'
import styles from './refund.module.css'

const ConfirmRefund = lazyPart(() => import('./confirm-refund.tsx'), 'ConfirmRefund')

// Preloaded when the confirmation opens, so that the result shows at once.
const loadDone = () => import('./refund-done.tsx')
const RefundDone = lazyPart(loadDone, 'RefundDone')

/** Percentage of each picked piece, which decides the suggestion for its ticket. */
const givenBack = ({ rows, picked, amount, amounts }: RefundState['selection']) =>
  amount === null ? picked : pickedByAmount(rows, picked, amounts)

/**
 * Refund form: pick pieces, preview the amounts, give a reason, confirm. All amounts come from the
 * server; an error keeps the input.
 */
export function RefundOrder({ order }: { order: Order }) {
  const messages = useMessages(refundMessages)
  const state = useRefund(order)
  const { selection, done, confirming, isFree } = state
  const { can } = order
  const isConfirming = confirming !== null
  useEffect(() => {
    if (isConfirming) void loadDone()
  }, [isConfirming])
  const isPossible = can.refund || can.refundRemaining
  return (
    <div className={styles.layout}>
      <UnsavedGuard isDirty={state.isDirty} />
      {!done && <PartlyPaid order={order} />}
      <RefundRows
        rows={selection.rows}
        picked={selection.picked}
        onPick={selection.setPicked}
        amounts={selection.amounts}
        canPercentage={can.percentage}
        isByAmount={selection.amount !== null}
        onByAmount={(isByAmount) => selection.setAmount(isByAmount ? '' : null)}
        isLocked={done !== null || !can.refund}
        isFree={isFree}
      />
      <aside className={`panel ${styles.stub}`} aria-label={messages.summary}>
        {done && <RefundDone order={order} refund={done} />}
        {!done && isPossible && <RefundSummaryPanel order={order} state={state} />}
        {!done && !isPossible && <Text>{messages.impossible}</Text>}
      </aside>
      {confirming && (
        <ConfirmRefund
          order={order}
          rows={selection.rows}
          ask={confirming.ask}
          picked={confirming.what === 'rest' ? null : givenBack(selection)}
          isPending={state.isPending}
          error={state.error}
          onConfirm={state.send}
          onClose={state.leave}
        />
      )}
    </div>
  )
}

/** Paid amount of a partly paid order: a refund reduces its balance first. */
function PartlyPaid({ order: { balance, totalPaid, invoice } }: { order: Order }) {
  const messages = useMessages(refundMessages)
  const money = useMoney()
  if (!balance || balance.owed <= 0) return null
  return (
    <Text className={styles.partlyPaid!}>
      {messages.partlyPaid(money(totalPaid), money(invoice.finalCost), money(balance.owed))}
    </Text>
  )
}

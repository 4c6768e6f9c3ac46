import { Button, Text } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import type { Order } from '../orders.queries.ts'
import { AmountField } from './amount-field.tsx'
import { ReasonField } from './reason-field.tsx'
import { RefundSummary } from './refund-summary.tsx'
import { refundMessages } from './refund.messages.ts'
import { refundedBefore, returnedOf } from './refund.rules.ts'
import type { RefundState } from './use-refund.ts'
import styles from './refund.module.css'

const RecentChanges = lazyPart(() => import('./recent-changes.tsx'), 'RecentChanges')

/** Summary of the refund: amount, reason, preview, and buttons for the selection or the rest. */
export function RefundSummaryPanel({ order, state }: { order: Order; state: RefundState }) {
  const messages = useMessages(refundMessages)
  const money = useMoney()
  const [wasPressed, setPressed] = useState(false)
  const reasonBox = useRef<HTMLTextAreaElement>(null)
  const { selection, reason, isFree, error } = state
  const { shown } = selection
  const { can } = order
  const lacksReason = !reason.trim()
  const open = (what: 'selection' | 'rest') => {
    setPressed(true)
    if (lacksReason) reasonBox.current?.focus()
    else state.confirm(what)
  }
  return (
    <>
      <AmountField
        amount={selection.amount}
        atMost={selection.atMost}
        onChange={selection.setAmount}
      />
      <ReasonField
        ref={reasonBox}
        reason={reason}
        onChange={state.setReason}
        isMissing={wasPressed && lacksReason}
        recent={state.recentReasons}
      />
      <hr className="perforation" />
      <div aria-live="polite">
        {shown && !isFree && <RefundSummary preview={shown} isOld={!selection.isCurrent} />}
        {!selection.ask && can.refund && (
          <Text size="sm" c="dimmed">
            {whatLacks(selection, messages)}
          </Text>
        )}
      </div>
      <RecentChanges order={order} />
      <Problem selection={selection} refundError={error} />
      {can.refund && (
        <Button
          fullWidth
          mt="sm"
          size="md"
          color="red"
          classNames={{ root: styles.amountButton!, label: styles.amountLabel! }}
          disabled={!selection.isReady}
          onClick={() => open('selection')}
        >
          {isFree ? messages.cancelSelected : selectedText(shown, messages, money)}
        </Button>
      )}
      <Button fullWidth mt="xs" variant="default" onClick={() => open('rest')}>
        {isFree ? messages.cancelAll : restText(order, state.rest, messages, money)}
      </Button>
    </>
  )
}

type Worth = { finalCost: number; credited?: number | undefined }
type Words = Record<'creditSelected' | 'creditAll', (amount: string) => string> &
  Record<'refundAll' | 'refundRemaining', (amount: string) => string> & { refundSelected: string }
type Money = (dollars: number) => string

/** Button text: the money returned, or the amount deducted from the balance if there is none. */
function selectedText(shown: Worth | undefined, words: Words, money: Money): ReactNode {
  if (!shown) return words.refundSelected
  const returned = returnedOf(shown)
  if (shown.credited && returned === 0) return words.creditSelected(money(shown.finalCost))
  return (
    <>
      {words.refundSelected} <span className="one-line">· {money(returned)}</span>
    </>
  )
}

/** Button text for a refund of all that is left. */
function restText(order: Order, rest: Worth | undefined, words: Words, money: Money): string {
  const worth = rest ?? { finalCost: order.totalRemaining, credited: 0 }
  const returned = returnedOf(worth)
  if (worth.credited && returned === 0) return words.creditAll(money(worth.finalCost))
  const text = refundedBefore(order) > 0 ? words.refundRemaining : words.refundAll
  return text(!rest && order.balance ? '…' : money(returned))
}

/** Reason why the selection is incomplete. */
function whatLacks(
  { picked, amount }: RefundState['selection'],
  { percentBad, pick, amountLacks }: Record<'percentBad' | 'pick' | 'amountLacks', string>,
): string {
  if (Object.keys(picked).length === 0) return pick
  return amount === null ? percentBad : amountLacks
}

type ProblemProps = { selection: RefundState['selection']; refundError: unknown }
function Problem({ selection, refundError }: ProblemProps) {
  // A stale version is explained by `RecentChanges`.
  const isStale = isApiError(refundError, 'StaleVersion')
  return (
    <ProblemAlert
      error={(selection.atMost === null && selection.error) || (isStale ? null : refundError)}
    />
  )
}

import { Button, Text } from '@mantine/core'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { isApiError } from '../kit/api-error.ts'
import { useBusiness } from '../kit/business.ts'
import { useMessages } from '../kit/messages.ts'
import { useMoney } from '../kit/money.ts'
import { ProblemAlert } from '../kit/problem-alert.tsx'
import { UnsavedGuard } from '../kit/unsaved-guard.tsx'
import { useStill } from '../kit/use-still.ts'
import { useRefundOrder, useRefundPreview, type Order, type Refund } from './orders.queries.ts'
import { ReasonField } from './reason-field.tsx'
import { RefundDone } from './refund-done.tsx'
import { RefundRows } from './refund-rows.tsx'
import { RefundSummary } from './refund-summary.tsx'
import { refundMessages } from './refund.messages.ts'
import { askFor, askForRest, refundRows, type deletions, type Picked } from './refund.rules.ts'
import styles from './refund.module.css'

const ConfirmRefund = lazy(() =>
  import('./confirm-refund.tsx').then((module) => ({ default: module.ConfirmRefund })),
)

/**
 * Pick pieces, see what they give, say why, confirm. Every amount is the server's; an error leaves
 * all as it was typed.
 */
export function RefundOrder({ order }: { order: Order }) {
  const messages = useMessages(refundMessages)
  const money = useMoney()
  const { userPublicId } = useBusiness()
  const [picked, setPicked] = useState<Picked>({})
  const [reason, setReason] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const [confirming, setConfirming] = useState<'selection' | 'rest' | null>(null)
  const [done, setDone] = useState<Refund | null>(null)
  const reasonBox = useRef<HTMLTextAreaElement>(null)

  const isFree = order.invoice.finalCost === 0
  const refund = useRefundOrder(isFree, (made) => {
    setConfirming(null)
    setDone(made)
  })
  const rows = useMemo(() => refundRows(order), [order])
  const ask = useMemo(() => askFor(order.publicId, rows, picked), [order.publicId, rows, picked])
  const still = useStill(ask)
  const preview = useRefundPreview(done ? null : still)
  const isCurrent = still === ask && !preview.isPlaceholderData && !preview.isFetching
  const shown = ask ? preview.data : undefined
  const amounts = useMemo(
    () => new Map(shown?.rows.map(({ unitPublicId, amount }) => [unitPublicId, amount])),
    [shown],
  )
  const { can } = order
  const canRest = can.refund || can.refundRemaining

  const open = (what: 'selection' | 'rest') => {
    setPressed(true)
    if (!reason.trim()) {
      reasonBox.current?.focus()
      return
    }
    setConfirming(what)
  }
  const send = (gone: ReturnType<typeof deletions> & { returnToStock: boolean }) =>
    refund.mutate({
      body: {
        ...(confirming === 'rest' ? askForRest(order.publicId) : ask!),
        ...gone,
        refundReason: reason.trim(),
        previouslyRefunded: order.totalRefunded,
        userPublicIdThatMadeTheRefund: userPublicId,
      },
    })
  return (
    <div className={styles.layout}>
      <UnsavedGuard isDirty={!done && (Object.keys(picked).length > 0 || reason !== '')} />
      <RefundRows
        rows={rows}
        picked={picked}
        onPick={setPicked}
        amounts={amounts}
        canPercentage={can.percentage}
        isLocked={done !== null || !can.refund}
        isFree={isFree}
      />
      <aside className={`panel ${styles.stub}`} aria-label={messages.summary}>
        {done ? (
          <RefundDone order={order} refund={done} />
        ) : !canRest ? (
          <Text>{messages.impossible}</Text>
        ) : (
          <>
            <ReasonField
              ref={reasonBox}
              reason={reason}
              onChange={setReason}
              isMissing={wasPressed && !reason.trim()}
            />
            <hr className="perforation" />
            <div aria-live="polite">
              {shown && !isFree && <RefundSummary preview={shown} isOld={!isCurrent} />}
              {!ask && can.refund && (
                <Text size="sm" c="dimmed">
                  {messages.pick}
                </Text>
              )}
            </div>
            {isApiError(refund.error, 'StaleVersion') && (
              <Text component="output" size="sm" mt="xs">
                {messages.stale}
              </Text>
            )}
            <ProblemAlert error={preview.error ?? refund.error} />
            {can.refund && (
              <Button
                fullWidth
                mt="sm"
                size="md"
                color="red"
                disabled={!ask || !isCurrent || !shown || preview.isError}
                onClick={() => open('selection')}
              >
                {isFree ? messages.cancelSelected : messages.refundSelected}
                {shown && !isFree && ` · ${money(shown.finalCost)}`}
              </Button>
            )}
            <Button fullWidth mt="xs" variant="default" onClick={() => open('rest')}>
              {isFree ? messages.cancelAll : messages.refundRemaining(money(order.totalRemaining))}
            </Button>
          </>
        )}
      </aside>
      {confirming && (confirming === 'rest' || ask) && (
        <Suspense fallback={null}>
          <ConfirmRefund
            order={order}
            rows={rows}
            ask={confirming === 'rest' ? askForRest(order.publicId) : ask!}
            picked={confirming === 'rest' ? null : picked}
            isPending={refund.isPending}
            error={refund.error}
            onConfirm={send}
            onClose={() => {
              setConfirming(null)
              refund.reset()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

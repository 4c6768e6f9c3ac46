import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { isApiError } from '../../kit/api/api-error.ts'
import { previewPauseMs } from '../../kit/forms/pauses.ts'
import { notifyUndoable } from '../../kit/layout/undo-notice.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useRefundOrder, useRefundPreview, type Order, type Refund } from '../orders.queries.ts'
import { useReactivateOrder } from '../reactivate.queries.ts'
import { type deletions } from './delete-choices.rules.ts'
import { refundMessages } from './refund.messages.ts'
import {
  refundRequestOf,
  restRequestOf,
  refundedBefore,
  refundRows,
  type Amount,
  type PercentByUnit,
} from './refund.rules.ts'

type CancellationFields = ReturnType<typeof deletions> & {
  returnToStock: boolean
  isGivingCodesBack: boolean
}

/** State of the picked pieces, and the server's preview for them. */
function useSelection(order: Order, isDone: boolean) {
  const [picked, setPicked] = useState<PercentByUnit>({})
  const [amount, setAmount] = useState<Amount>(null)
  const rows = useMemo(() => refundRows(order), [order])
  const ask = useMemo(
    () => refundRequestOf(order.publicId, rows, picked, amount),
    [order.publicId, rows, picked, amount],
  )
  const [still] = useDebouncedValue(ask, previewPauseMs)
  const preview = useRefundPreview(isDone ? null : still)
  const shown = ask ? preview.data : undefined
  const amounts = useMemo(
    () => new Map(shown?.rows.map(({ unitPublicId, amount }) => [unitPublicId, amount])),
    [shown],
  )
  const isCurrent = still === ask && !preview.isPlaceholderData && !preview.isFetching
  return {
    rows,
    picked,
    setPicked,
    amount,
    setAmount,
    ask,
    shown,
    amounts,
    isCurrent,
    isReady: ask !== null && isCurrent && shown !== undefined && !preview.isError,
    error: preview.error,
    /** Maximum amount in dollars, if the server refused a higher one. */
    atMost: amount === null ? null : atMostIn(preview.error),
  }
}
const atMostIn = (error: unknown): number | null =>
  isApiError(error, 'AmountExceedsRemaining') && typeof error.data.atMost === 'number'
    ? error.data.atMost
    : null

/** Preview of a refund of the whole rest, requested before anything is picked. */
function useRestPreview({ publicId, can }: Order, isDone: boolean) {
  const canRefund = !isDone && (can.refund || can.refundRemaining)
  return useRefundPreview(canRefund ? restRequestOf(publicId) : null).data
}

/** State of the refund page, from the selection to the result; an error keeps the input. */
export function useRefund(order: Order) {
  const { userPublicId } = useBusiness()
  const [reason, setReason] = useState('')
  const [confirming, setConfirming] = useState<'selection' | 'rest' | null>(null)
  const messages = useMessages(refundMessages)
  const undo = useReactivateOrder({
    onDone: () => setDone(null),
    titles: messages.commands.undoCancel,
  })
  const [done, setDone] = useState<Refund | null>(null)
  const isFree = order.isFree === true
  const refund = useRefundOrder(
    isFree,
    (refunded) => {
      setConfirming(null)
      setDone(refunded)
      if (refunded.finalCost === 0)
        notifyUndoable({
          title: messages.commands.cancel.success,
          onUndo: () => undo.mutate({ body: { orderPublicId: order.publicId } }),
        })
    },
    isFree,
  )
  const selection = useSelection(order, done !== null)
  const rest = useRestPreview(order, done !== null)
  const confirmed = confirming === 'rest' ? restRequestOf(order.publicId) : selection.ask
  return {
    selection,
    reason,
    setReason,
    recentReasons: rest?.recentReasons ?? [],
    rest,
    done,
    isFree,
    isDirty:
      !done && (Object.keys(selection.picked).length > 0 || reason !== '' || !!selection.amount),
    error: refund.error,
    isPending: refund.isPending,
    /** Selection that is being confirmed; null when the dialog is closed. */
    confirming: confirming && confirmed && { what: confirming, ask: confirmed },
    confirm: setConfirming,
    leave: () => {
      setConfirming(null)
      refund.reset()
    },
    send: (gone: CancellationFields) =>
      confirmed &&
      refund.mutate({
        body: {
          ...confirmed,
          ...gone,
          refundReason: reason.trim(),
          previouslyRefunded: refundedBefore(order),
          userPublicIdThatMadeTheRefund: userPublicId,
        },
      }),
  }
}
export type RefundState = ReturnType<typeof useRefund>

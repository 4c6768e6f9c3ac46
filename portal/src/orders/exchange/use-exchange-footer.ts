import { centsOf } from '@guichet/contract/money.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useState, type FormEvent, type RefObject } from 'react'
import { focusPayment } from '../../domain/pay/focus-payment.ts'
import { paidBody, type PaidBy } from '../../domain/pay/paid-by.rules.ts'
import { previewPauseMs } from '../../kit/forms/pauses.ts'
import { useExchangePreview, type Change } from './edit.queries.ts'
import type { ExchangeCommand } from './use-exchange-done.tsx'

type Foot = {
  orderId: string
  changes: readonly Change[] | null
  /** The changes in words. */
  fromTo: readonly string[]
  command: ExchangeCommand
  form: RefObject<HTMLFormElement | null>
}

/** State of the exchange besides its changes, and the command once they are complete. */
export function useExchangeFooter({ orderId, changes, fromTo, command, form }: Foot) {
  const [settles, setSettles] = useState(false)
  const preview = usePreviewOf(orderId, changes)
  const settled = settles ? preview.difference : null
  const toPay = Math.max(0, settled?.total ?? 0)
  const isReady = preview.isCurrent && !preview.isUnchanged
  const send = (payment?: ReturnType<typeof paidBody<PaidBy['method']>>) => {
    if (!changes || !isReady) return
    command.describe(fromTo)
    command.mutate({
      params: { id: orderId },
      body: {
        changes: [...changes],
        ...(settled && { priceDifference: 'settle', expectedDifference: settled.total }),
        ...(payment && { payment }),
      },
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Needs a payment method, which only its button provides.
    if (toPay > 0) focusPayment(form.current)
    else send()
  }
  return {
    submit,
    isReady,
    isUnchanged: preview.isCurrent && preview.isUnchanged,
    price: { preview, settles, onSettles: setSettles },
    payment:
      toPay > 0
        ? {
            cents: centsOf(toPay),
            isOld: !preview.isCurrent,
            isDisabled: !isReady || command.isPending,
            busy: command.isPending ? (command.variables.body.payment?.method ?? null) : null,
            isReferenceRequired: preview.isReferenceRequired,
            onPay: (by: PaidBy) => send(paidBody(by)),
          }
        : null,
  }
}

/** Price of the changes; `isCurrent` if it belongs to those on the screen. */
function usePreviewOf(orderId: string, changes: readonly Change[] | null) {
  // Serialized without versions, so that equal changes are the same request.
  const question =
    changes && JSON.stringify(changes.map((change) => ({ ...change, version: undefined })))
  const [asked] = useDebouncedValue(question, previewPauseMs)
  const preview = useExchangePreview(orderId, asked && JSON.parse(asked))
  const { data, error, isSuccess, isPlaceholderData } = preview
  return {
    data,
    error,
    isCurrent: question === asked && isSuccess && !isPlaceholderData,
    isUnchanged: data?.isUnchanged ?? false,
    difference: data?.difference ?? null,
    isReferenceRequired: data?.isTerminalReferenceRequired ?? false,
  }
}

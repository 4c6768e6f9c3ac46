import { centsOf } from '@guichet/contract/money.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useState, type FormEvent, type RefObject } from 'react'
import { focusPayment } from '../../domain/pay/focus-payment.ts'
import { paidBody, type PaidBy } from '../../domain/pay/paid-by.rules.ts'
import { previewPauseMs } from '../../kit/forms/pauses.ts'
import {
  useExchangePreview,
  type Choice,
  type Exchange,
  type useExchangeTicket,
} from './edit.queries.ts'

type Foot = {
  exchange: Exchange
  choice: Choice | null
  command: ReturnType<typeof useExchangeTicket>
  form: RefObject<HTMLFormElement | null>
}

/** State of the exchange besides the choice, and the command once it is complete. */
export function useExchangeFooter({ exchange, choice, command, form }: Foot) {
  const [quantity, setQuantity] = useState(1)
  const [settles, setSettles] = useState(false)
  const preview = usePreviewOf(exchange, choice, quantity)
  const { difference = null, isTerminalReferenceRequired = false } = preview.data ?? {}
  const settled = settles ? difference : null
  const isPaid = settled !== null && settled.total > 0
  const send = (payment?: ReturnType<typeof paidBody<PaidBy['method']>>) => {
    if (!choice || !preview.isCurrent) return
    command.mutate({
      params: { id: exchange.publicId },
      body: {
        ...choice,
        quantity,
        version: exchange.version,
        ...(settled && { priceDifference: 'settle', expectedDifference: settled.total }),
        ...(payment && { payment }),
      },
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Needs a payment method, which only its button provides.
    if (isPaid) focusPayment(form.current)
    else send()
  }
  return {
    submit,
    isReady: preview.isCurrent,
    howMany: { value: quantity, onChange: setQuantity },
    price: { preview, settles, onSettles: setSettles },
    payment: isPaid
      ? {
          cents: centsOf(settled.total),
          isOld: !preview.isCurrent,
          isDisabled: !preview.isCurrent || command.isPending,
          busy: command.isPending ? (command.variables.body.payment?.method ?? null) : null,
          isReferenceRequired: isTerminalReferenceRequired,
          onPay: (by: PaidBy) => send(paidBody(by)),
        }
      : null,
  }
}

/** Price of a choice; `isCurrent` if it belongs to the choice on the screen. */
function usePreviewOf({ publicId, like }: Exchange, choice: Choice | null, quantity: number) {
  const isPossible = quantity >= 1 && quantity <= like
  // Serialized, so that equal choices are the same request.
  const question = choice && isPossible ? JSON.stringify({ ...choice, quantity }) : null
  const [asked] = useDebouncedValue(question, previewPauseMs)
  const preview = useExchangePreview(publicId, asked && JSON.parse(asked))
  const { data, error, isSuccess, isPlaceholderData } = preview
  return { data, error, isCurrent: question === asked && isSuccess && !isPlaceholderData }
}

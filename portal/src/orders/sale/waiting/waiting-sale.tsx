import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { withdrawSale } from '@guichet/contract/orders/sale/withdraw-sale.ts'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconClockQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import type { WaitingSale as Sale } from '../../../domain/waiting-sales.ts'
import { queryKeys } from '../../../kit/api/query-keys.ts'
import { useCommand } from '../../../kit/api/use-command.ts'
import { useDates } from '../../../kit/dates/dates.ts'
import { notifyError, notifySuccess } from '../../../kit/layout/notify.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { isRefused, isUnanswered } from '../../sale-outcome.rules.ts'
import type { SoldOrder } from '../counter/sell.queries.ts'
import { waitingMessages } from './waiting.messages.ts'
import { isTooOld } from './waiting.rules.ts'

/** Outcome: sold (`order` is null if its response was deleted), or `free` to be sold again. */
export type WaitResult = { order: SoldOrder | null } | 'free'
type Props = {
  sale: Sale
  isOnlyHere: boolean
  onSettled: (sale: Sale, settled: WaitResult) => void
  /** Starts the next client's cart; absent if the cart is not on the screen. */
  onNext?: (() => void) | undefined
}

/** A sale without a response: the clerk sends it again under the same key, or withdraws it. */
export function WaitingSale({ sale, isOnlyHere, onSettled, onNext }: Props) {
  const messages = useMessages(waitingMessages)
  const money = useMoney()
  const dates = useDates()
  const { send, withdraw } = useSettling(sale, onSettled)
  const [seenAt] = useState(Date.now)
  const isBusy = send.isPending || withdraw.isPending
  return (
    <Alert
      role="alert"
      color="orange"
      variant="light"
      icon={<IconClockQuestion size={20} aria-hidden />}
      title={messages.title(money(sale.total))}
    >
      {isTooOld(sale.at, seenAt) ? (
        <TooOld onForget={() => onSettled(sale, 'free')} />
      ) : (
        <>
          <Text size="sm">{messages.what(dates.moment(sale.at))}</Text>
          {isOnlyHere && (
            <Text size="sm" fw={620}>
              {messages.onlyHere}
            </Text>
          )}
          <Group gap={8} mt={8}>
            <Button
              loading={send.isPending}
              disabled={isBusy}
              onClick={() => send.mutate({ body: sale.body })}
            >
              {messages.send}
            </Button>
            <Button
              variant="default"
              loading={withdraw.isPending}
              disabled={isBusy}
              onClick={() => withdraw.mutate({ body: { saleKey: sale.key } })}
            >
              {messages.withdraw}
            </Button>
            {onNext && (
              <Button variant="subtle" disabled={isBusy} onClick={onNext}>
                {messages.next}
              </Button>
            )}
          </Group>
          <Text size="xs" c="dimmed" mt={4}>
            {messages.sendHint}
          </Text>
        </>
      )}
    </Alert>
  )
}

function TooOld({ onForget }: { onForget: () => void }) {
  const messages = useMessages(waitingMessages)
  return (
    <>
      <Text size="sm">{messages.tooOld}</Text>
      <Button mt={8} variant="default" onClick={onForget}>
        {messages.forget}
      </Button>
    </>
  )
}

const touched = [
  queryKeys.sell.sellable(),
  queryKeys.sell.availability(),
  queryKeys.sell.preview(),
  queryKeys.orders.all,
]
function useSettling(sale: Sale, onSettled: Props['onSettled']) {
  const messages = useMessages(waitingMessages)
  const send = useCommand(sell, {
    titles: messages.commands.sell,
    invalidates: touched,
    idempotencyKey: sale.key,
    onDone: (order) => onSettled(sale, { order }),
    takeOver: (error) => {
      if (!isUnanswered(error)) return false
      notifyError(messages.stillNothing, '')
      return true
    },
    // A refused sale was not made: the cart shows the reason when it is sold again.
    onProblem: (error) => {
      if (isRefused(error)) onSettled(sale, 'free')
    },
    isQuiet: true,
  })
  const withdraw = useCommand(withdrawSale, {
    titles: messages.commands.withdrawSale,
    invalidates: touched,
    onDone: ({ outcome, order }) => {
      notifySuccess(outcome === 'sold' ? messages.wasSold : messages.notSold)
      onSettled(sale, outcome === 'sold' ? { order } : 'free')
    },
    isQuiet: true,
  })
  return { send, withdraw }
}

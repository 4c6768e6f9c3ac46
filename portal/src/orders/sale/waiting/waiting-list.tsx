import { Stack } from '@mantine/core'
import type { WaitingSales } from '../../../domain/waiting-sales.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { WaitingSale, type WaitResult } from './waiting-sale.tsx'
import { waitingMessages } from './waiting.messages.ts'

type Props = {
  waiting: WaitingSales
  /** The cart on the screen, whose waiting sale is shown in its place. */
  cartId: string
  onSettled: (sale: WaitingSales['sales'][number], settled: WaitResult) => void
}

/** Waiting sales of other carts. */
export function WaitingList({ waiting, cartId, onSettled }: Props) {
  const messages = useMessages(waitingMessages)
  const others = waiting.sales.filter(({ body }) => body.keptCartPublicId !== cartId)
  if (others.length === 0) return null
  return (
    <Stack component="section" gap={8} mb="md" aria-label={messages.list}>
      {others.map((sale) => (
        <WaitingSale
          key={sale.key}
          sale={sale}
          isOnlyHere={waiting.areOnlyHere}
          onSettled={onSettled}
        />
      ))}
    </Stack>
  )
}

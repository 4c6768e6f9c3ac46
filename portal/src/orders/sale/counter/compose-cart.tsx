import { Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import type { Cart, CartLine } from '../../../domain/cart.rules.ts'
import { QueryBoundary } from '../../../kit/api/query-boundary.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { ChooseTile } from '../catalogue/choose-tile.tsx'
import { LineLimitContext } from '../catalogue/use-line-limit.ts'
import { sellMessages } from './sell.messages.ts'
import { kindsOf, useSellable } from './sell.queries.ts'

type Props = {
  cart: Cart
  onLine: (line: CartLine) => void
  isLocked: boolean
  /** Maximum quantity per line. */
  most: number
}

/** The product choices of the counter, for a cart stored elsewhere, as in a quote. */
export function ComposeCart({ cart, onLine, isLocked, most }: Props) {
  const messages = useMessages(sellMessages)
  const sellable = useSellable()
  const [wanted, setWanted] = useState<string | null>(null)
  return (
    <QueryBoundary query={sellable} title={messages.loadFailed} loading={<Skeleton height={320} />}>
      {(data) => {
        if (kindsOf(data).length === 0) return <Text c="dimmed">{messages.nothing}</Text>
        return (
          <LineLimitContext value={most}>
            <ChooseTile
              sellable={data}
              wanted={wanted}
              onWanted={setWanted}
              cart={cart}
              onLine={onLine}
              isLocked={isLocked}
            />
          </LineLimitContext>
        )
      }}
    </QueryBoundary>
  )
}

import { ticketFilterLimit } from '@guichet/contract/tickets/lists/ticket-query.ts'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import {
  chosenOf,
  countOf,
  tickedOf,
  type Category,
  type ProductChoice,
} from '../../domain/chosen-products.rules.ts'
import { ProductTree } from '../../domain/product-tree.tsx'
import { PartFailed } from '../../kit/api/part-failed.tsx'
import { failedOf } from '../../kit/api/query-boundary.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useTicketProducts } from '../tickets.queries.ts'
import { ticketListMessages } from './list.messages.ts'

type Props = { chosen: ProductChoice; onChoose: (chosen: ProductChoice) => void }

/** Categories and products with sold tickets, with checkboxes. */
export function ProductFilter({ chosen, onChoose }: Props) {
  const messages = useMessages(ticketListMessages)
  const query = useTicketProducts()
  if (failedOf(query)) return <PartFailed query={query} title={messages.filterFailed} />
  if (!query.data) return <Skeleton height={200} />
  return <Choice all={query.data.categories} chosen={chosen} onChoose={onChoose} />
}

function Choice({ all, chosen, onChoose }: Props & { all: readonly Category[] }) {
  const messages = useMessages(ticketListMessages)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => tickedOf(all, chosen))
  const next = chosenOf(all, ticked)
  const isTooMuch = countOf(next) > ticketFilterLimit
  return (
    <Stack gap="sm">
      <ProductTree all={all} ticked={ticked} onTick={setTicked} />
      {isTooMuch && (
        <Text size="sm" role="alert">
          {messages.tooMany}
        </Text>
      )}
      <Group justify="space-between">
        <Button variant="subtle" onClick={() => onChoose({ categories: '', products: '' })}>
          {messages.clearFilter}
        </Button>
        <Button disabled={isTooMuch} onClick={() => onChoose(next)}>
          {messages.apply}
        </Button>
      </Group>
    </Stack>
  )
}

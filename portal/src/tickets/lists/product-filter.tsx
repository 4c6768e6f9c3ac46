import { fold } from '@guichet/contract/fold.ts'
import { ticketFilterLimit } from '@guichet/contract/tickets/lists/ticket-query.ts'
import { Button, Checkbox, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useKindNames } from '../../domain/use-kind-names.ts'
import { PartFailed } from '../../kit/api/part-failed.tsx'
import { failedOf } from '../../kit/api/query-boundary.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { useTicketProducts } from '../tickets.queries.ts'
import { chosenOf, countOf, tickedOf, type Category, type Chosen } from './chosen-products.rules.ts'
import { ticketListMessages } from './list.messages.ts'
import styles from './product-filter.module.css'

type Props = { chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** The categories and the products of which tickets were sold, to tick those that are meant. */
export function ProductFilter({ chosen, onChoose }: Props) {
  const messages = useMessages(ticketListMessages)
  const query = useTicketProducts()
  if (failedOf(query)) return <PartFailed query={query} title={messages.filterFailed} />
  if (!query.data) return <Skeleton height={200} width={280} />
  return <Choice all={query.data.categories} chosen={chosen} onChoose={onChoose} />
}

function Choice({ all, chosen, onChoose }: Props & { all: readonly Category[] }) {
  const messages = useMessages(ticketListMessages)
  const localized = useLocalized()
  const [ticked, setTicked] = useState(() => tickedOf(all, chosen))
  const [sought, setSought] = useState('')
  const next = chosenOf(all, ticked)
  const isTooMuch = countOf(next) > ticketFilterLimit
  const shown = all.flatMap((category) => {
    const fits = (text: string) => fold(text).includes(fold(sought))
    if (fits(localized(category.title))) return [category]
    const products = category.products.filter(({ title }) => fits(localized(title)))
    return products.length ? [{ ...category, products }] : []
  })
  const tick = (ids: readonly string[], isTicked: boolean) => {
    const after = new Set(ticked)
    for (const id of ids)
      if (isTicked) after.add(id)
      else after.delete(id)
    setTicked(after)
  }
  return (
    <Stack gap="sm" className={styles.choice}>
      <TextInput
        aria-label={messages.find}
        placeholder={messages.find}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <fieldset className={styles.tree} aria-label={messages.filterShort}>
        {shown.length === 0 && (
          <Text size="sm" c="dimmed">
            {all.length === 0 ? messages.noneSold : messages.nothingToFilter}
          </Text>
        )}
        {shown.map((category) => (
          <Branch key={category.publicId} category={category} ticked={ticked} onTick={tick} />
        ))}
      </fieldset>
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

type BranchProps = {
  category: Category
  ticked: ReadonlySet<string>
  onTick: (ids: readonly string[], isTicked: boolean) => void
}
function Branch({ category, ticked, onTick }: BranchProps) {
  const localized = useLocalized()
  const kinds = useKindNames()
  const ids = category.products.map(({ productId }) => productId)
  const count = ids.filter((id) => ticked.has(id)).length
  return (
    <div>
      <Checkbox
        label={localized(category.title)}
        checked={count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        onChange={(event) => onTick(ids, event.currentTarget.checked)}
        fw={550}
      />
      <div className={styles.products}>
        {category.products.map(({ productId, title, category: kind }) => (
          <Checkbox
            key={productId}
            label={`${localized(title)} · ${kinds[kind]}`}
            checked={ticked.has(productId)}
            onChange={(event) => onTick([productId], event.currentTarget.checked)}
          />
        ))}
      </div>
    </div>
  )
}

import { fold } from '@guichet/contract/fold.ts'
import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import type { Category } from './chosen-products.rules.ts'
import { useKindNames } from './names/use-kind-names.ts'
import { productTreeMessages } from './product-tree.messages.ts'
import styles from './product-tree.module.css'

type Props = {
  all: readonly Category[]
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
}

/** Products with checkboxes, by category; a term filters them. */
export function ProductTree({ all, ticked, onTick }: Props) {
  const messages = useMessages(productTreeMessages)
  const localized = useLocalized()
  const [sought, setSought] = useState('')
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
    onTick(after)
  }
  return (
    <Stack gap="sm">
      <TextInput
        aria-label={messages.find}
        placeholder={messages.find}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <fieldset className={styles.tree} aria-label={messages.title}>
        {shown.length === 0 && (
          <Text size="sm" c="dimmed">
            {all.length === 0 ? messages.noneSold : messages.nothing}
          </Text>
        )}
        {shown.map((category) => (
          <Branch
            key={category.publicId ?? category.products[0]!.category}
            category={category}
            ticked={ticked}
            onTick={tick}
          />
        ))}
      </fieldset>
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

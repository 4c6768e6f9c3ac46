import { NativeSelect } from '@mantine/core'
import { useMessages } from '../text/messages.ts'
import { pageSizes } from './list-search.rules.ts'
import { listMessages } from './list.messages.ts'

type Props<Column extends string> = {
  size: number
  sort: string
  /** The columns that sort, by what each is called. */
  columns: readonly (readonly [Column, string])[]
  onChange: (next: { size: number } | { sort: Column | `-${Column}` }) => void
}

/** How long a page is, and its order: the cards of a phone have no column heads to press. */
export function ListOrder<Column extends string>({ size, sort, columns, onChange }: Props<Column>) {
  const messages = useMessages(listMessages)
  const sorts = columns.flatMap(([column, label]) => [
    { value: column, label: messages.ascending(label) },
    { value: `-${column}` as const, label: messages.descending(label) },
  ])
  return (
    <>
      <NativeSelect
        label={messages.pageSize}
        value={String(size)}
        data={pageSizes.map(String)}
        onChange={(event) => onChange({ size: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label={messages.sort}
        value={sort}
        data={sorts}
        onChange={(event) => {
          const chosen = sorts.find(({ value }) => value === event.currentTarget.value)
          if (chosen) onChange({ sort: chosen.value })
        }}
      />
    </>
  )
}

import { NativeSelect } from '@mantine/core'
import { useMessages } from '../text/messages.ts'
import { pageSizes } from './list-search.rules.ts'
import { listMessages } from './list.messages.ts'

type Props<Column extends string> = {
  size: number
  sort: string
  /** Sortable columns, with their labels. */
  columns: readonly (readonly [Column, string])[]
  onChange: (next: { size: number } | { sort: Column | `-${Column}` }) => void
}

/** Page size and order of a list: the cards on a phone have no column headers to click. */
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

import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { sortOf } from './list-search.rules.ts'
import styles from './list.module.css'

const signs = {
  none: <IconArrowsSort size={14} className={styles.idle} aria-hidden />,
  descending: <IconArrowDown size={14} aria-hidden />,
  ascending: <IconArrowUp size={14} aria-hidden />,
}
type Props<Column extends string> = {
  column: Column
  label: string
  sort: string
  onSort: (sort: Column | `-${Column}`) => void
  className?: string | undefined
}

/** Header of a sortable column: ascending first, reversed when clicked again. */
export function SortHead<Column extends string>({
  column,
  label,
  sort,
  onSort,
  className,
}: Props<Column>) {
  const direction = sortOf(sort, column)
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button
        type="button"
        onClick={() => onSort(direction === 'ascending' ? `-${column}` : column)}
      >
        {label}
        {signs[direction]}
      </button>
    </th>
  )
}

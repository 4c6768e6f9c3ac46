import styles from './totals-list.module.css'

export type TotalRow = {
  key?: string
  label: string
  amount: string
  isTotal?: boolean
  /** Two such rows share a line. */
  isHalf?: boolean
}

/**
 * Labels left, figures right, the total in bold. While new figures load, or as long as they cannot
 * be computed, the old ones are faint.
 */
export function TotalsList({
  rows,
  isOld = false,
}: {
  rows: readonly TotalRow[]
  isOld?: boolean
}) {
  return (
    <dl className={styles.list} aria-busy={isOld}>
      {rows.map(({ key, label, amount, isTotal, isHalf }) => (
        <div key={key ?? label} data-total={isTotal || undefined} data-half={isHalf || undefined}>
          <dt>{label}</dt>
          <dd className={isOld ? 'one-line awaited' : 'one-line'}>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

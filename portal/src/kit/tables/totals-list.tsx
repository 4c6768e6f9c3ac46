import styles from './totals-list.module.css'

export type TotalRow = { key?: string; label: string; amount: string; isTotal?: boolean }

/** Labels left, figures right, the total in weight. */
export function TotalsList({
  rows,
  isOld = false,
}: {
  rows: readonly TotalRow[]
  isOld?: boolean
}) {
  return (
    <dl className={styles.list} data-old={isOld || undefined} aria-busy={isOld}>
      {rows.map(({ key, label, amount, isTotal }) => (
        <div key={key ?? label} data-total={isTotal || undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

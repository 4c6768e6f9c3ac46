import { Skeleton } from '@mantine/core'
import styles from './totals-list.module.css'

export type TotalRow = { key?: string; label: string; amount: string; isTotal?: boolean }

/**
 * Labels left, figures right, the total in weight. While newer figures are on their way the places
 * are kept for them: nobody takes the old ones for those of what is chosen now.
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
      {rows.map(({ key, label, amount, isTotal }) => (
        <div key={key ?? label} data-total={isTotal || undefined}>
          <dt>{label}</dt>
          <dd>{isOld ? <Skeleton component="span" className={styles.coming!} /> : amount}</dd>
        </div>
      ))}
    </dl>
  )
}

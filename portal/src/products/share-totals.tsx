import { useMoney } from '../kit/money.ts'
import { useWords } from '../kit/words.ts'
import type { Shares } from './products.queries.ts'
import { productWords } from './products.words.ts'
import styles from './products.module.css'

/** What the parts cost one by one, what the package does, and the difference. */
export function ShareTotals({ shares: { price, listPrice, saving } }: { shares: Shares }) {
  const words = useWords(productWords)
  const money = useMoney()
  return (
    <div className={styles.totals}>
      <dl>
        <dt>{words.sum}</dt>
        <dd>{money(listPrice)}</dd>
        {saving !== 0 && (
          <>
            <dt>{saving > 0 ? words.saving : words.surcharge}</dt>
            <dd>{money(-saving)}</dd>
          </>
        )}
        <dt className={styles.total}>{words.packagePrice}</dt>
        <dd className={styles.total}>{money(price)}</dd>
      </dl>
      <p className={styles.dimmed}>{words.shareHint}</p>
    </div>
  )
}

import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { productMessages } from './products.messages.ts'
import type { Shares } from './products.queries.ts'
import styles from './products.module.css'

/** Price of the parts, price of the package, and the difference. */
export function ShareTotals({ shares: { price, listPrice, saving } }: { shares: Shares }) {
  const messages = useMessages(productMessages)
  const money = useMoney()
  return (
    <div className={styles.totals}>
      <dl>
        <dt>{messages.sum}</dt>
        <dd>{money(listPrice)}</dd>
        {saving !== 0 && (
          <>
            <dt>{saving > 0 ? messages.saving : messages.surcharge}</dt>
            <dd>{money(-saving)}</dd>
          </>
        )}
        <dt className={styles.total}>{messages.packagePrice}</dt>
        <dd className={styles.total}>{money(price)}</dd>
      </dl>
      <p className={styles.dimmed}>{messages.shareHint}</p>
    </div>
  )
}

import { centsOf, toDollars } from '@guichet/contract/money.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import type { CashPaid } from './cash-paid.rules.ts'
import { cashMessages } from './cash.messages.ts'
import styles from './pay.module.css'

/** The change to give, in digits that can be read from a distance. */
export function CashToGive({
  paid: { amount, rounding = 0, tendered, change },
}: {
  paid: CashPaid
}) {
  const messages = useMessages(cashMessages)
  const money = useMoney()
  return (
    <>
      {rounding !== 0 && (
        <p>
          {messages.inCash} {money(toDollars(centsOf(amount) + centsOf(rounding)))} (
          {messages.rounding.toLowerCase()} {money(rounding)})
        </p>
      )}
      {tendered !== undefined && change !== undefined && (
        <output className={styles.handedBack}>
          <span className="dimmed">{messages.change}</span>
          <strong>{money(change)}</strong>
          <small>
            {messages.tendered} {money(tendered)}
          </small>
        </output>
      )}
    </>
  )
}

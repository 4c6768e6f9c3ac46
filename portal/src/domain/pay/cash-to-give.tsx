import { centsOf, toDollars } from '@guichet/contract/money.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import type { CashPaid } from './cash-paid.rules.ts'
import { cashMessages } from './cash.messages.ts'
import styles from './pay.module.css'

/** What the clerk does with the drawer now: the change in digits that are read from a step away. */
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
          <span>{messages.change}</span>
          <strong>{money(change)}</strong>
          <small>
            {messages.tendered} {money(tendered)}
          </small>
        </output>
      )}
    </>
  )
}

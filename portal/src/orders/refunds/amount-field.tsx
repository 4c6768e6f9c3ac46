import { PriceField } from '../../kit/forms/price-field.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { refundMessages } from './refund.messages.ts'
import { isAmount } from './refund.rules.ts'
import styles from './refund.module.css'

type Props = {
  /** Null where percentages say how much. */
  amount: string | null
  /** The most that it may be, in dollars, once the server refused it as too much. */
  atMost: number | null
  onChange: (amount: string) => void
}

/** What is shared over the picked pieces, taxes included. */
export function AmountField({ amount, atMost, onChange }: Props) {
  const messages = useMessages(refundMessages)
  const money = useMoney()
  if (amount === null) return null
  const errorOf = () => {
    if (amount && !isAmount(amount)) return messages.amountBad
    return atMost === null ? null : messages.amountAtMost(money(atMost))
  }
  return (
    <div className={styles.amountField}>
      <PriceField
        label={messages.amount}
        description={messages.amountHint}
        value={amount}
        onChange={onChange}
        error={errorOf()}
      />
    </div>
  )
}

import { PriceField } from '../../kit/forms/price-field.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { refundMessages } from './refund.messages.ts'
import { isAmount } from './refund.rules.ts'

type Props = {
  /** Null when the refund is by percentages. */
  amount: string | null
  /** Maximum in dollars, known once the server refused a higher amount. */
  atMost: number | null
  onChange: (amount: string) => void
}

/** Total amount to refund, taxes included, shared over the picked pieces. */
export function AmountField({ amount, atMost, onChange }: Props) {
  const messages = useMessages(refundMessages)
  const money = useMoney()
  if (amount === null) return null
  const errorOf = () => {
    if (amount && !isAmount(amount)) return messages.amountBad
    return atMost === null ? null : messages.amountAtMost(money(atMost))
  }
  return (
    <div className="below-12">
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

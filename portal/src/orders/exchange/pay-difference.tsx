import { toDollars } from '@guichet/contract/money.ts'
import { counterMethods } from '../../domain/pay/paid-by.rules.ts'
import { PayMethods } from '../../domain/pay/pay-methods.tsx'
import { payMessages } from '../../domain/pay/pay.messages.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import type { useExchangeFooter } from './use-exchange-footer.ts'

type Payment = NonNullable<ReturnType<typeof useExchangeFooter>['payment']>
/** Payment methods for the price difference; they replace the submit button. */
export function PayDifference(payment: Payment) {
  const messages = useMessages(payMessages)
  const money = useMoney()
  return (
    <PayMethods
      label={messages.pay(money(toDollars(payment.cents)))}
      methods={counterMethods}
      {...payment}
    />
  )
}

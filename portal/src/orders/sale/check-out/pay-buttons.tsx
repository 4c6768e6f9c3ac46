import { centsOf } from '@guichet/contract/money.ts'
import { Button } from '@mantine/core'
import { methodsOf, missingOfPayment } from '../../../domain/pay/paid-by.rules.ts'
import { PayMethods } from '../../../domain/pay/pay-methods.tsx'
import { payMessages } from '../../../domain/pay/pay.messages.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import type { useCheckOut } from './use-check-out.ts'

type Sale = ReturnType<typeof useCheckOut>
/** `now`: amount paid with the sale, in dollars. */
type Props = { sale: Sale; now: number }

/** Each payment method has its own button, so that a single click sells. */
export function PayButtons({ sale, now }: Props) {
  const messages = useMessages(payMessages)
  const money = useMoney()
  const { canSell, selling, submit, payment } = sale
  if (sale.isFree || sale.terms?.isAllLater)
    return (
      <Button
        data-pay
        fullWidth
        size="md"
        disabled={!canSell}
        loading={selling !== null}
        onClick={() => submit()}
      >
        {sale.isFree ? messages.free : messages.later}
      </Button>
    )
  return (
    <PayMethods
      label={messages.pay(money(now))}
      methods={methodsOf(sale.draft)}
      cents={centsOf(now)}
      isOld={!sale.isCurrent}
      isDisabled={!canSell}
      busy={selling}
      reference={{
        value: payment.reference,
        onChange: (reference) => sale.setPayment({ ...payment, reference }),
        isRequired: sale.isReferenceRequired,
        isMissing: sale.wasPressed && missingOfPayment(sale) === 'reference',
      }}
      onPay={submit}
    />
  )
}

import { centsOf } from '@guichet/contract/money.ts'
import { Kbd, Button } from '@mantine/core'
import type { Cart } from '../../../domain/cart.rules.ts'
import { methodsOf, missingOfPayment } from '../../../domain/pay/paid-by.rules.ts'
import { PayMethods } from '../../../domain/pay/pay-methods.tsx'
import { payMessages } from '../../../domain/pay/pay.messages.ts'
import { TotalsList } from '../../../kit/tables/totals-list.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { HoldPlaces, type HeldPlaces } from '../counter/hold-places.tsx'
import { sellMessages } from '../counter/sell.messages.ts'
import { groupTermsMessages } from './group-terms.messages.ts'
import { splitOf } from './group-terms.rules.ts'
import type { useCheckOut } from './use-check-out.ts'
import styles from '../counter/cart.module.css'

type Props = { cart: Cart; hold: HeldPlaces; sale: ReturnType<typeof useCheckOut> }

/** Total, payment buttons, and the hold of places. */
export function SaleFooter({ cart, hold, sale }: Props) {
  const messages = useMessages(sellMessages)
  const money = useMoney()
  const terms = useMessages(groupTermsMessages)
  const total = sale.draft && money(sale.draft.finalCost)
  const split = sale.draft && splitOf(sale.terms, sale.draft.finalCost)
  return (
    <div className={styles.foot} data-foot>
      {total && (
        <TotalsList
          isOld={!sale.isCurrent}
          rows={[
            { label: messages.total, amount: total, isTotal: true },
            ...(split
              ? [
                  { label: terms.deposit, amount: money(split.now) },
                  { label: terms.owed, amount: money(split.later) },
                ]
              : []),
          ]}
        />
      )}
      {sale.draft && <PayButtons sale={sale} now={split?.now ?? sale.draft.finalCost} />}
      <div className={styles.beside} inert={sale.isSelling}>
        <HoldPlaces hold={hold} cart={cart} isDisabled={!sale.canHold} />
        {!hold.held && (
          <Kbd size="xs" className={styles.shortcut!}>
            {messages.shortcut}
          </Kbd>
        )}
      </div>
    </div>
  )
}

type Sale = ReturnType<typeof useCheckOut>
/** `now`: amount paid with the sale, in dollars. */
type PayButtonsProps = { sale: Sale; now: number }

/** Each payment method has its own button, so that a single click sells. */
function PayButtons({ sale, now }: PayButtonsProps) {
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

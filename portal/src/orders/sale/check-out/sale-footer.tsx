import { centsOf } from '@guichet/contract/money.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Cart } from '../../../domain/cart.rules.ts'
import { methodsOf } from '../../../domain/pay/paid-by.rules.ts'
import { PayMethods } from '../../../domain/pay/pay-methods.tsx'
import { payMessages } from '../../../domain/pay/pay.messages.ts'
import { TotalsList } from '../../../kit/tables/totals-list.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { HeldNote, HoldItem, type HeldPlaces } from '../counter/hold-places.tsx'
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
    <>
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
      {hold.held && (
        <HeldNote held={hold.held} isDisabled={sale.isSelling} onRelease={hold.letGo} />
      )}
      {/* At the end and of one height, so that the buttons never move under a finger. */}
      <div className={styles.pay}>
        {sale.draft && (
          <PayButtons sale={sale} now={split?.now ?? sale.draft.finalCost}>
            <HoldItem hold={hold} cart={cart} isDisabled={!sale.canHold} />
          </PayButtons>
        )}
      </div>
    </>
  )
}

type Sale = ReturnType<typeof useCheckOut>
/** `now`: amount paid with the sale, in dollars. */
type PayButtonsProps = { sale: Sale; now: number; children: ReactNode }

/** `children`: further items of the menu. A single click sells. */
function PayButtons({ sale, now, children }: PayButtonsProps) {
  const messages = useMessages(payMessages)
  const { shortcut } = useMessages(sellMessages)
  const money = useMoney()
  const { canSell, selling, submit } = sale
  if (sale.isFree || sale.terms?.isAllLater)
    return (
      <Button
        data-pay
        fullWidth
        size="md"
        disabled={!canSell}
        loading={selling !== null}
        onClick={() => submit(null)}
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
      isReferenceRequired={sale.isReferenceRequired}
      shortcut={shortcut}
      onPay={submit}
    >
      {children}
    </PayMethods>
  )
}

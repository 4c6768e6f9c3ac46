import { Button, Kbd, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Suspense, useEffect, useRef } from 'react'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { TotalsList } from '../../kit/tables/totals-list.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { CartLines } from './cart-lines.tsx'
import type { Cart, CartLine } from './cart.rules.ts'
import { DraftTotals } from './draft-totals.tsx'
import { HoldPlaces, type HeldPlaces } from './hold-places.tsx'
import { Overbook } from './overbook.tsx'
import { sellMessages } from './sell.messages.ts'
import type { SaleCommand } from './sell.queries.ts'
import { useCheckOut } from './use-check-out.ts'
import styles from './cart.module.css'

// Fetched while the clerk still chooses what to sell.
const loadFields = () =>
  import('./sale-fields.tsx').then((module) => ({ default: module.SaleFields }))
const SaleFields = lazyPart(loadFields)
type CheckOutState = ReturnType<typeof useCheckOut>
type Props = {
  cart: Cart
  hold: HeldPlaces
  sale: SaleCommand
  onLine: (line: CartLine) => void
}

// What was only just asked may still be on its way to the screen: it is waited for, a second at
// most.
function focusOn(box: HTMLElement | null, field: string, tries = 20) {
  const input = box?.querySelector<HTMLInputElement>(`[data-field="${CSS.escape(field)}"]`)
  if (input) input.focus()
  else if (tries > 0) setTimeout(() => focusOn(box, field, tries - 1), 50)
}

/** Cart, client, invoice, payment and the sale. A problem keeps all that was typed. */
export function CheckOut({ cart, hold, sale: command, onLine }: Props) {
  const messages = useMessages(sellMessages)
  useEffect(() => {
    void loadFields()
  }, [])
  const box = useRef<HTMLElement>(null)
  const sale = useCheckOut({
    cart,
    hold,
    sale: command,
    onBad: (field) => focusOn(box.current, field),
  })
  useHotkeys([['mod+Enter', sale.submit]], [])
  return (
    <aside ref={box} className={`panel ${styles.stub}`} aria-label={messages.cart}>
      <h2 className={styles.heading}>{messages.cart}</h2>
      {cart.length === 0 && (
        <Text c="dimmed" size="sm">
          {messages.cartEmpty}
        </Text>
      )}
      <div inert={sale.isSelling}>
        <CartLines
          cart={cart}
          draft={sale.isCurrent ? sale.draft : undefined}
          error={sale.previewError}
          onLine={onLine}
        />
      </div>
      {cart.length > 0 && (
        <>
          <Suspense fallback={null}>
            <div inert={sale.isSelling}>
              <SaleFields cart={cart} sale={sale} />
            </div>
          </Suspense>
          {sale.draft && <DraftTotals draft={sale.draft} isOld={!sale.isCurrent} />}
          {sale.mayOverbook && <Overbook reason={sale.reason} onChange={sale.setReason} />}
          <div className={styles.problem}>
            <ProblemAlert error={sale.error} />
          </div>
          <Foot cart={cart} hold={hold} sale={sale} />
        </>
      )}
    </aside>
  )
}

/** The total, the button that sells, and the places that may be held meanwhile. */
function Foot({ cart, hold, sale }: { cart: Cart; hold: HeldPlaces; sale: CheckOutState }) {
  const messages = useMessages(sellMessages)
  const money = useMoney()
  const total = sale.draft && money(sale.draft.finalCost)
  return (
    <div className={styles.foot}>
      {total && (
        <TotalsList
          isOld={!sale.isCurrent}
          rows={[{ label: messages.total, amount: total, isTotal: true }]}
        />
      )}
      <Button
        fullWidth
        mt="sm"
        size="md"
        loading={sale.isSelling}
        disabled={!sale.canSell}
        onClick={sale.submit}
      >
        {total && sale.isCurrent ? messages.sell(total) : messages.sellPlain}
      </Button>
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

import { Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Suspense, useEffect, useRef } from 'react'
import type { CartLine } from '../../domain/cart.rules.ts'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { lazyPart } from '../../kit/layout/late.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { CartLines } from './cart-lines.tsx'
import { focusField } from './focus-field.ts'
import type { HeldPlaces } from './hold-places.tsx'
import type { KeptCartOnScreen } from './kept/use-kept-cart.ts'
import { sellMessages } from './sell.messages.ts'
import type { SaleCommand } from './sell.queries.ts'
import { useCheckOut } from './use-check-out.ts'
import styles from './cart.module.css'

// Fetched while the clerk still chooses what to sell.
const loadFields = () =>
  import('./sale-fields.tsx').then((module) => ({ default: module.SaleFields }))
const loadFoot = () => import('./sale-foot.tsx').then((module) => ({ default: module.SaleFoot }))
const KeptCarts = lazyPart(() =>
  import('./kept/kept-carts.tsx').then((module) => ({ default: module.KeptCarts })),
)
const SaleFields = lazyPart(loadFields)
const SaleFoot = lazyPart(loadFoot)
/** Leads to the buttons that sell; on one of them the key presses it. */
function focusPayment(box: HTMLElement | null) {
  box?.querySelector<HTMLElement>('[data-pay]:enabled')?.focus()
}
type Props = {
  kept: KeptCartOnScreen
  hold: HeldPlaces
  sale: SaleCommand
  onLine: (line: CartLine) => void
}

/** Cart, client, invoice, payment and the sale. A problem keeps all that was typed. */
export function CheckOut({ kept, hold, sale: command, onLine }: Props) {
  const { cart } = kept.state
  const messages = useMessages(sellMessages)
  useEffect(() => {
    void loadFields()
    void loadFoot()
  }, [])
  const box = useRef<HTMLElement>(null)
  const sale = useCheckOut({
    kept,
    hold,
    sale: command,
    onBad: (field) => focusField(box.current, field),
  })
  useHotkeys([['mod+Enter', () => focusPayment(box.current)]], [])
  return (
    <aside ref={box} className={`panel ${styles.stub}`} aria-label={messages.cart}>
      <h2 className={styles.heading} tabIndex={-1}>
        {messages.cart}
      </h2>
      <Suspense fallback={null}>
        <KeptCarts kept={kept} isLocked={sale.isSelling} />
      </Suspense>
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
          restored={kept.restored}
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
          <div className={styles.problem}>
            <ProblemAlert error={sale.error} />
          </div>
          <Suspense fallback={null}>
            <SaleFoot cart={cart} hold={hold} sale={sale} />
          </Suspense>
        </>
      )}
    </aside>
  )
}

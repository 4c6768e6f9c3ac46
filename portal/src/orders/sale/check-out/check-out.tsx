import { Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Suspense, useEffect, useRef } from 'react'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { focusPayment } from '../../../domain/pay/focus-payment.ts'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { focusField } from '../../../kit/focus/focus-field.ts'
import { lazyPart } from '../../../kit/layout/lazy-part.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { BuyerPanelLines } from '../buyer/buyer-panel-lines.tsx'
import type { BuyerPanelState } from '../buyer/use-buyer-panel.ts'
import { CartLines } from '../counter/cart-lines.tsx'
import type { HeldPlaces } from '../counter/hold-places.tsx'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Counter } from '../counter/use-counter.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import { useCheckOut } from './use-check-out.ts'
import styles from '../counter/cart.module.css'

// Preloaded while the clerk still chooses what to sell.
const loadFields = () => import('./sale-fields.tsx')
const loadFoot = () => import('./sale-footer.tsx')
const SavedCarts = lazyPart(() => import('../saved-cart/saved-carts.tsx'), 'SavedCarts')
const WaitingSale = lazyPart(() => import('../waiting/waiting-sale.tsx'), 'WaitingSale')
const SaleFields = lazyPart(loadFields, 'SaleFields')
const SaleFooter = lazyPart(loadFoot, 'SaleFooter')
type Props = {
  kept: CartOnScreen
  hold: HeldPlaces
  counter: Pick<Counter, 'sale' | 'own' | 'waiting' | 'settle'>
  asked: BuyerPanelState
  onLine: (line: CartLine) => void
}

/** Cart, client, invoice and payment. An error keeps all input. */
export function CheckOut({ kept, hold, counter, asked, onLine }: Props) {
  const { cart } = kept.state
  const { own } = counter
  const messages = useMessages(sellMessages)
  useEffect(() => {
    void loadFields()
    void loadFoot()
  }, [])
  const box = useRef<HTMLElement>(null)
  const sale = useCheckOut({
    kept,
    hold,
    sale: counter.sale,
    onBad: (field) => {
      const till = box.current?.closest<HTMLElement>('[data-till]') ?? null
      if (!box.current?.querySelector(`[data-field="${CSS.escape(field)}"]`)) asked.setOpen(true)
      focusField(till, field)
    },
  })
  useHotkeys([['mod+Enter', () => focusPayment(box.current)]], [])
  return (
    <aside ref={box} className={`panel ${styles.stub}`} aria-label={messages.cart}>
      <h2 className={styles.heading} tabIndex={-1}>
        {messages.cart}
      </h2>
      <SavedCarts kept={kept} isLocked={sale.isSelling || own !== undefined} />
      {cart.length === 0 && (
        <Text c="dimmed" size="sm">
          {messages.cartEmpty}
        </Text>
      )}
      {cart.length > 0 && !own && <BuyerPanelLines cart={cart} sale={sale} asked={asked} />}
      <div inert={sale.isSelling || own !== undefined}>
        <CartLines
          cart={cart}
          draft={sale.isCurrent ? sale.draft : undefined}
          error={sale.previewError}
          restored={kept.restored}
          onLine={onLine}
        />
      </div>
      {own && (
        <WaitingSale
          sale={own}
          isOnlyHere={counter.waiting.areOnlyHere}
          onSettled={counter.settle}
          onNext={kept.sold}
        />
      )}
      {cart.length > 0 && !own && (
        <>
          <Suspense fallback={null}>
            <div inert={sale.isSelling}>
              <SaleFields cart={cart} sale={sale} asked={asked} />
            </div>
          </Suspense>
          <div className={styles.problem}>
            <ProblemAlert error={kept.conflict ? null : sale.error} />
          </div>
          <SaleFooter cart={cart} hold={hold} sale={sale} />
        </>
      )}
    </aside>
  )
}

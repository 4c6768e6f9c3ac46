import { Button, FocusTrap, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { focusPayment } from '../../../domain/pay/focus-payment.ts'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { focusField } from '../../../kit/focus/focus-field.ts'
import { usePhone } from '../../../kit/layout/breakpoints.ts'
import { lazyPart } from '../../../kit/layout/lazy-part.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { holdersOf } from '../buyer/holders.rules.ts'
import type { BuyerPanelState } from '../buyer/use-buyer-panel.ts'
import { CartLines } from '../counter/cart-lines.tsx'
import type { HeldPlaces } from '../counter/hold-places.tsx'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Counter } from '../counter/use-counter.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import { CartBar } from './cart-bar.tsx'
import { CartChips } from './cart-chips.tsx'
import { useCartSheet } from './use-cart-sheet.ts'
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
  const [isCodeOpen, setCodeOpen] = useState(false)
  const code = { isOpen: isCodeOpen, setOpen: setCodeOpen }
  const isOpen = cart.length > 0 && !own
  const isPhone = usePhone()
  const sheet = useCartSheet(cart.length === 0)
  // The fields of the client replace the choices, which the cart would cover.
  const isShown = (sheet.isOpen || own !== undefined) && !(isOpen && asked.isOpen)
  useHotkeys([['mod+Enter', () => focusPayment(box.current)]], [])
  return (
    <>
      {!isShown && (
        <CartBar
          cart={cart}
          draft={sale.isCurrent ? sale.draft : undefined}
          onOpen={() => {
            asked.setOpen(false)
            sheet.open()
          }}
        />
      )}
      <FocusTrap active={isShown && isPhone}>
        <aside
          ref={box}
          className={`panel ${styles.stub}`}
          data-shown={isShown || undefined}
          aria-label={messages.cart}
        >
          {isShown && isPhone && (
            <Button
              variant="subtle"
              className={styles.back!}
              leftSection={<IconArrowLeft size={18} aria-hidden />}
              onClick={sheet.close}
            >
              {messages.backToChoices}
            </Button>
          )}
          <h2 className="visually-hidden" tabIndex={-1}>
            {messages.cart}
          </h2>
          <SavedCarts kept={kept} isLocked={sale.isSelling || own !== undefined} />
          {cart.length === 0 && (
            <Text c="dimmed" size="sm">
              {messages.cartEmpty}
            </Text>
          )}
          {isOpen && <CartChips cart={cart} sale={sale} asked={asked} code={code} box={box} />}
          <div
            className={styles.scroller}
            data-scroller
            tabIndex={-1}
            inert={sale.isSelling || own !== undefined}
          >
            <CartLines
              cart={cart}
              holders={holdersOf(kept.state)}
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
          {isOpen && (
            <div className={styles.foot} data-foot>
              <Suspense fallback={null}>
                <div inert={sale.isSelling}>
                  <SaleFields cart={cart} sale={sale} asked={asked} code={code} />
                </div>
              </Suspense>
              <div className={styles.problem}>
                <ProblemAlert error={kept.conflict ? null : sale.error} />
              </div>
              <SaleFooter cart={cart} hold={hold} sale={sale} />
            </div>
          )}
        </aside>
      </FocusTrap>
    </>
  )
}

import { Skeleton, Text } from '@mantine/core'
import { useCallbackRef, useHotkeys } from '@mantine/hooks'
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { focusPayment } from '../../../domain/pay/focus-payment.ts'
import { PromoCodes } from '../../../domain/promo-codes/promo-codes.tsx'
import { isApiError } from '../../../kit/api/api-error.ts'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { focusField } from '../../../kit/focus/focus-field.ts'
import { usePhone } from '../../../kit/layout/breakpoints.ts'
import { lazyPart } from '../../../kit/layout/lazy-part.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { holdersOf } from '../buyer/holders.rules.ts'
import type { BuyerPanelState } from '../buyer/use-buyer-panel.ts'
import { useBuyer } from '../buyer/use-buyer.ts'
import { CartLines } from '../counter/cart-lines.tsx'
import type { HeldPlaces } from '../counter/hold-places.tsx'
import { sellMessages } from '../counter/sell.messages.ts'
import type { Counter } from '../counter/use-counter.ts'
import type { CartUndos } from '../saved-cart/use-cart-undo.ts'
import type { CartOnScreen } from '../saved-cart/use-saved-cart.ts'
import { CartBar } from './cart-bar.tsx'
import { CartChips } from './cart-chips.tsx'
import { CartSheet } from './cart-sheet.tsx'
import { UndoLine } from './undo-line.tsx'
import { useCartSheet } from './use-cart-sheet.ts'
import { useCheckOut } from './use-check-out.ts'
import styles from '../counter/cart.module.css'

// Preloaded while the clerk still chooses what to sell.
const loadFields = () => import('./sale-fields.tsx')
const loadFoot = () => import('./sale-footer.tsx')
const SavedCarts = lazyPart(() => import('../saved-cart/saved-carts.tsx'), 'SavedCarts')
const WaitingSale = lazyPart(() => import('../waiting/waiting-sale.tsx'), 'WaitingSale')
// Loaded on demand, because few sales have a discount.
const ManualDiscount = lazyPart(() => import('./manual-discount.tsx'), 'ManualDiscount')
const SaleFields = lazyPart(loadFields, 'SaleFields')
const SaleFooter = lazyPart(loadFoot, 'SaleFooter')
type Props = {
  kept: CartOnScreen
  hold: HeldPlaces
  counter: Pick<Counter, 'sale' | 'own' | 'waiting' | 'settle'>
  asked: BuyerPanelState
  undo: CartUndos
  onLine: (line: CartLine) => void
}

/** Cart, client, invoice and payment. An error keeps all input. */
export function CheckOut({ kept, hold, counter, asked, undo, onLine }: Props) {
  const { cart } = kept.state
  const { own } = counter
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
  const isFilled = cart.length > 0 && !own
  const sheet = useCartSheet(cart.length === 0, box)
  // The fields of the client replace the choices, which the cart would cover.
  const isShown = (sheet.isOpen || own !== undefined) && !(isFilled && asked.isOpen)
  const isPhone = usePhone()
  useHotkeys([['mod+Enter', () => focusPayment(box.current)]], [])
  return (
    <>
      {isPhone && !isShown && (
        <CartBar
          cart={cart}
          draft={sale.isCurrent ? sale.draft : undefined}
          onOpen={() => {
            asked.setOpen(false)
            sheet.open()
          }}
          undo={undo.last}
        />
      )}
      <CartSheet box={box} isShown={isShown} onClose={sheet.close}>
        <SavedCarts
          kept={kept}
          hold={hold}
          undo={undo}
          isLocked={sale.isSelling || own !== undefined}
        />
        {isFilled ? (
          <FilledCart {...{ kept, hold, sale, asked, undo, box, onLine }} />
        ) : (
          <EmptyOrWaiting kept={kept} undo={undo} counter={counter} />
        )}
      </CartSheet>
    </>
  )
}

/** The lines of a sale whose response is awaited, or the sentence of an empty cart. */
type EmptyProps = Pick<Props, 'kept' | 'counter' | 'undo'>
function EmptyOrWaiting({ kept, undo, counter: { own, ...counter } }: EmptyProps) {
  const messages = useMessages(sellMessages)
  return (
    <>
      {kept.isRestoring && <Skeleton height={104} />}
      {kept.state.cart.length === 0 && !kept.isRestoring && (
        <Text c="dimmed" size="sm">
          {messages.cartEmpty}
        </Text>
      )}
      <UndoLine undo={undo.last} />
      {own && (
        <>
          <div className={styles.scroller} inert>
            <CartLines
              cart={kept.state.cart}
              holders={holdersOf(kept.state).textOf}
              draft={undefined}
              error={null}
              onLine={() => {}}
            />
          </div>
          <WaitingSale
            sale={own}
            isOnlyHere={counter.waiting.areOnlyHere}
            onSettled={counter.settle}
            onNext={kept.sold}
          />
        </>
      )}
    </>
  )
}

type FilledProps = Pick<Props, 'kept' | 'hold' | 'asked' | 'undo' | 'onLine'> & {
  sale: ReturnType<typeof useCheckOut>
  box: RefObject<HTMLElement | null>
}
/** Lines that scroll between the buttons above them and the payment below them. */
function FilledCart({ kept, hold, sale, asked, undo, box, onLine }: FilledProps) {
  const { cart } = kept.state
  const sellTo = useBuyer(kept)
  const [isCodeOpen, setCodeOpen] = useState(false)
  const code = { isOpen: isCodeOpen, setOpen: setCodeOpen }
  const [isDiscountOpen, setDiscountOpen] = useState(sale.discount?.missing != null)
  const discount = { isOpen: isDiscountOpen, setOpen: setDiscountOpen }
  const closeDiscount = useCallbackRef(() => {
    setDiscountOpen(false)
    box.current?.querySelector<HTMLElement>('[data-discount]')?.focus()
  })
  return (
    <>
      <CartChips {...{ cart, sale, asked, code, discount, box }} />
      <div className={styles.scroller} data-scroller tabIndex={-1} inert={sale.isSelling}>
        <PromoCodes
          codes={sale.codes}
          onChange={sale.setCodes}
          results={sale.isCurrent ? sale.draft?.rebateResults : undefined}
          hasField={code.isOpen}
          onLeave={() => code.setOpen(false)}
        />
        {sale.discount && isDiscountOpen && (
          <ManualDiscount
            discount={sale.discount}
            onChange={sale.setDiscount}
            onApplied={closeDiscount}
            areAllShown={sale.wasPressed}
            isCurrent={sale.isCurrent}
            problem={sale.discountProblem}
            ceiling={sale.draft?.discountCeiling}
          />
        )}
        <CartLines
          cart={cart}
          holders={holdersOf(kept.state).textOf}
          draft={sale.isCurrent ? sale.draft : undefined}
          error={sale.previewError}
          restored={kept.restored}
          onLine={onLine}
        />
        <UndoLine undo={undo.last} />
      </div>
      <div className={styles.foot} data-foot>
        <Suspense fallback={null}>
          <div inert={sale.isSelling}>
            <SaleFields cart={cart} sale={sale} asked={asked} onBuyer={(id) => void sellTo(id)} />
          </div>
        </Suspense>
        <div className={styles.problem}>
          {/* A conflict is shown above the lines, until it is settled. */}
          <ProblemAlert
            error={kept.conflict || isApiError(sale.error, 'CartSold') ? null : sale.error}
          />
        </div>
        <SaleFooter cart={cart} hold={hold} sale={sale} />
      </div>
    </>
  )
}

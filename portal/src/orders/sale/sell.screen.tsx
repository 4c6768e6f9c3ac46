import { Skeleton, Text } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { withLine, type Cart, type CartLine } from '../../domain/cart.rules.ts'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { UnsavedGuard } from '../../kit/forms/unsaved-guard.tsx'
import { lazyPart } from '../../kit/layout/late.ts'
import { PageHead } from '../../kit/layout/page-head.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { CheckOut } from './check-out.tsx'
import { ChooseTile } from './choose-tile.tsx'
import { useHeldPlaces } from './hold-places.tsx'
import { sellMessages } from './sell.messages.ts'
import { kindsOf, useSell, useSellable, type Sold as Order } from './sell.queries.ts'
import { SharedDayContext, useSharedDay } from './shared-day.ts'
import { HeldContext } from './use-most.ts'
import styles from './sell.module.css'

// What a quote is composed of is what the counter sells: they come as one.
export { ComposeCart } from './compose-cart.tsx'

const OpenTillLine = lazyPart(() =>
  import('../../domain/open-till-line.tsx').then((module) => ({ default: module.OpenTillLine })),
)
// Fetched while the clerk still chooses: it must show at once when the sale is made.
const loadSold = () => import('./sold.tsx').then((module) => ({ default: module.Sold }))
const Sold = lazyPart(loadSold)

/** The next client: the first choice of the page has the focus again. */
function useNextSale(begin: () => void) {
  const isNext = useRef(false)
  const choices = (box: HTMLElement | null) => {
    if (!box || !isNext.current) return
    isNext.current = false
    box.querySelector<HTMLElement>('input:checked:enabled, input:enabled')?.focus()
  }
  const next = () => {
    isNext.current = true
    begin()
  }
  return { choices, next }
}

/** The counter. One sale after the other: what was chosen is forgotten only once it is sold. */
export function SellScreen() {
  const messages = useMessages(sellMessages)
  const sellable = useSellable()
  const hold = useHeldPlaces()
  useEffect(() => {
    void loadSold()
  }, [])
  const [cart, setCart] = useState<Cart>([])
  const [wanted, setWanted] = useState<string | null>(null)
  const [sold, setSold] = useState<Order | null>(null)
  const { choices, next } = useNextSale(() => setSold(null))
  const shared = useSharedDay(sold)
  const finish = (order: Order) => {
    hold.forget()
    setCart([])
    setSold(order)
  }
  const sale = useSell(finish)
  if (failedOf(sellable)) return <QueryFailed query={sellable} title={messages.loadFailed} />
  const { data } = sellable
  const kinds = data && kindsOf(data)
  const add = (line: CartLine) => {
    hold.letGo()
    setCart((was) => withLine(was, line))
  }
  return (
    <div data-till>
      <PageHead title={messages.title}>
        <Suspense fallback={null}>
          <OpenTillLine />
        </Suspense>
      </PageHead>
      <UnsavedGuard isDirty={cart.length > 0} />
      {!data && <Skeleton height={320} />}
      {kinds?.length === 0 && (
        <>
          <Text fw={620}>{messages.nothingTitle}</Text>
          <Text c="dimmed">{messages.nothing}</Text>
        </>
      )}
      {sold && (
        <Suspense fallback={<Skeleton height={320} />}>
          <Sold order={sold} onNext={next} />
        </Suspense>
      )}
      {!sold && data && kinds && kinds.length > 0 && (
        <HeldContext value={hold.held !== null}>
          <SharedDayContext value={shared}>
            <div ref={choices} className={styles.layout}>
              <ChooseTile
                sellable={data}
                kinds={kinds}
                wanted={wanted}
                onWanted={setWanted}
                cart={cart}
                onLine={add}
                isLocked={sale.isPending}
              />
              <CheckOut cart={cart} hold={hold} sale={sale} onLine={add} />
            </div>
          </SharedDayContext>
        </HeldContext>
      )}
    </div>
  )
}

import { SegmentedControl, Skeleton, Text } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMessages } from '../kit/messages.ts'
import { PageHead } from '../kit/page-head.tsx'
import { failedOf, QueryFailed } from '../kit/query-boundary.tsx'
import { UnsavedGuard } from '../kit/unsaved-guard.tsx'
import { withLine, type Cart, type CartLine } from './cart.rules.ts'
import { CheckOut } from './check-out.tsx'
import { ChooseTickets } from './choose-tickets.tsx'
import { useHeldPlaces } from './hold-places.tsx'
import { sellMessages } from './sell.messages.ts'
import { useSellable, type Sold as Order } from './sell.queries.ts'
import styles from './sell.module.css'

// A counter that sells tickets alone never fetches these.
const ChooseRentals = lazy(() =>
  import('./choose-rentals.tsx').then((module) => ({ default: module.ChooseRentals })),
)
const ChooseProducts = lazy(() =>
  import('./choose-products.tsx').then((module) => ({ default: module.ChooseProducts })),
)
const ChooseStays = lazy(() =>
  import('./choose-stays.tsx').then((module) => ({ default: module.ChooseStays })),
)
const ChoosePackages = lazy(() =>
  import('./choose-packages.tsx').then((module) => ({ default: module.ChoosePackages })),
)
// Fetched while the clerk still chooses: it must stand the moment the sale is made.
const loadSold = () => import('./sold.tsx').then((module) => ({ default: module.Sold }))
const Sold = lazy(loadSold)
type What = 'tickets' | 'rentals' | 'stays' | 'packages' | 'products'

/** The counter. One sale after the other: what was chosen is forgotten only once it is sold. */
export function SellScreen() {
  const messages = useMessages(sellMessages)
  const sellable = useSellable()
  const hold = useHeldPlaces()
  useEffect(() => {
    void loadSold()
  }, [])
  const [cart, setCart] = useState<Cart>([])
  const [what, setWhat] = useState<What>('tickets')
  const [sold, setSold] = useState<Order | null>(null)
  if (failedOf(sellable)) return <QueryFailed query={sellable} title={messages.loadFailed} />
  const { activities, products = [] } = sellable.data ?? {}
  const shown: What[] = [
    ...(activities?.length ? ['tickets' as const] : []),
    ...(sellable.data?.alsoSold ?? []),
    ...(products.length ? ['products' as const] : []),
  ]
  const chosen = shown.includes(what) ? what : shown[0]
  const isEmpty = activities !== undefined && shown.length === 0
  const add = (line: CartLine) => {
    hold.letGo()
    setCart((was) => withLine(was, line))
  }
  return (
    <>
      <PageHead title={messages.title} />
      <UnsavedGuard isDirty={cart.length > 0} />
      {!activities && <Skeleton height={320} />}
      {isEmpty && (
        <>
          <Text fw={620}>{messages.nothingTitle}</Text>
          <Text c="dimmed">{messages.nothing}</Text>
        </>
      )}
      {sold && (
        <Suspense fallback={<Skeleton height={320} />}>
          <Sold order={sold} onNext={() => setSold(null)} />
        </Suspense>
      )}
      {!sold && activities && !isEmpty && (
        <div className={styles.layout}>
          <div>
            {shown.length > 1 && (
              <SegmentedControl
                mb="md"
                className={styles.what}
                aria-label={messages.what}
                value={chosen ?? ''}
                onChange={(next) => setWhat(next as What)}
                data={shown.map((item) => ({ value: item, label: messages[item] }))}
              />
            )}
            <Suspense fallback={<Skeleton height={240} />}>
              {chosen === 'tickets' && (
                <ChooseTickets activities={activities} cart={cart} onLine={add} />
              )}
              {chosen === 'rentals' && <ChooseRentals cart={cart} onLine={add} />}
              {chosen === 'stays' && <ChooseStays cart={cart} onLine={add} />}
              {chosen === 'packages' && <ChoosePackages cart={cart} onLine={add} />}
              {chosen === 'products' && (
                <ChooseProducts products={products} cart={cart} onLine={add} />
              )}
            </Suspense>
          </div>
          <CheckOut
            cart={cart}
            hold={hold}
            onLine={add}
            onSold={(order) => {
              hold.forget()
              setCart([])
              setSold(order)
            }}
          />
        </div>
      )}
    </>
  )
}

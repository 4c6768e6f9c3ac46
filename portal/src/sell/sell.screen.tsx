import { SegmentedControl, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { LoadFailed } from '../kit/load-failed.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { UnsavedGuard } from '../kit/unsaved-guard.tsx'
import { useWords } from '../kit/words.ts'
import { withLine, type Cart, type CartLine } from './cart.rules.ts'
import { CheckOut } from './check-out.tsx'
import { ChooseProducts } from './choose-products.tsx'
import { ChooseTickets } from './choose-tickets.tsx'
import { useSellable, type Sold as Order } from './sell.queries.ts'
import { sellWords } from './sell.words.ts'
import { Sold } from './sold.tsx'
import styles from './sell.module.css'

/** The counter. One sale after the other: what was chosen is forgotten only once it is sold. */
export function SellScreen() {
  const words = useWords(sellWords)
  const sellable = useSellable()
  const [cart, setCart] = useState<Cart>([])
  const [what, setWhat] = useState<'tickets' | 'products'>('tickets')
  const [sold, setSold] = useState<Order | null>(null)
  if (sellable.error && !sellable.data) return <LoadFailed title={words.loadFailed} error={sellable.error} onRetry={() => void sellable.refetch()} isRetrying={sellable.isFetching} />
  const { activities, products = [] } = sellable.data ?? {}
  const isEmpty = activities?.length === 0 && products.length === 0
  const shelf = products.length > 0 && (what === 'products' || activities?.length === 0)
  const add = (line: CartLine) => setCart((was) => withLine(was, line))
  return (
    <>
      <PageHead title={words.title} />
      <UnsavedGuard isDirty={cart.length > 0} />
      {!activities && <Skeleton height={320} />}
      {isEmpty && <><Text fw={620}>{words.nothingTitle}</Text><Text c="dimmed">{words.nothing}</Text></>}
      {sold && <Sold order={sold} onNext={() => setSold(null)} />}
      {!sold && activities && !isEmpty && (
        <div className={styles.layout}>
          <div>
            {products.length > 0 && activities.length > 0 && (
              <SegmentedControl mb="md" aria-label={words.what} value={what} onChange={(next) => setWhat(next as typeof what)} data={[{ value: 'tickets', label: words.tickets }, { value: 'products', label: words.products }]} />
            )}
            {shelf ? <ChooseProducts products={products} cart={cart} onLine={add} /> : <ChooseTickets activities={activities} cart={cart} onLine={add} />}
          </div>
          <CheckOut cart={cart} onLine={add} onSold={(order) => { setCart([]); setSold(order) }} />
        </div>
      )}
    </>
  )
}

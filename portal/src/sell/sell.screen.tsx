import { Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { LoadFailed } from '../kit/load-failed.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { UnsavedGuard } from '../kit/unsaved-guard.tsx'
import { useWords } from '../kit/words.ts'
import { withLine, type Cart } from './cart.rules.ts'
import { CheckOut } from './check-out.tsx'
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
  const [sold, setSold] = useState<Order | null>(null)
  if (sellable.error && !sellable.data) return <LoadFailed title={words.loadFailed} error={sellable.error} onRetry={() => void sellable.refetch()} isRetrying={sellable.isFetching} />
  const activities = sellable.data?.activities
  return (
    <>
      <PageHead title={words.title} />
      <UnsavedGuard isDirty={cart.length > 0} />
      {!activities && <Skeleton height={320} />}
      {activities?.length === 0 && <><Text fw={620}>{words.nothingTitle}</Text><Text c="dimmed">{words.nothing}</Text></>}
      {sold && <Sold order={sold} onNext={() => setSold(null)} />}
      {!sold && activities && activities.length > 0 && (
        <div className={styles.layout}>
          <ChooseTickets activities={activities} cart={cart} onLine={(line) => setCart((was) => withLine(was, line))} />
          <CheckOut cart={cart} onLine={(line) => setCart((was) => withLine(was, line))} onSold={(order) => { setCart([]); setSold(order) }} />
        </div>
      )}
    </>
  )
}

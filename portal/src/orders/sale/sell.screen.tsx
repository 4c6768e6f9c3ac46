import { Skeleton, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { quantityOf, withLine, type Cart, type CartLine } from '../../domain/cart.rules.ts'
import { useGoTo } from '../../domain/go-to.tsx'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { UnsavedGuard } from '../../kit/forms/unsaved-guard.tsx'
import { lazyPart } from '../../kit/layout/late.ts'
import { PageHead } from '../../kit/layout/page-head.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { LateBox } from './box/late-box.tsx'
import { ChooseTile } from './choose-tile.tsx'
import { useHeldPlaces } from './hold-places.tsx'
import { useKeptCart } from './kept/use-kept-cart.ts'
import type { SellSearch } from './sell-search.rules.ts'
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
// What can be sold is drawn first: nobody pays before they have chosen.
const CheckOut = lazyPart(() =>
  import('./check-out.tsx').then((module) => ({ default: module.CheckOut })),
)
/** What a sentence asks for comes beside what is in the cart already. */
const withMore = (cart: Cart, line: CartLine): Cart =>
  withLine(cart, { ...line, quantity: quantityOf(cart, line.key) + line.quantity })

// Fetched while the clerk still chooses: it must show at once when the sale is made.
const loadSold = () => import('./sold.tsx').then((module) => ({ default: module.Sold }))
const Sold = lazyPart(loadSold)

/** The box has the focus at first and after each sale; a finger is not met by a keyboard. */
function useBox() {
  const [input, attach] = useState<HTMLInputElement | null>(null)
  const focus = () => {
    if (matchMedia('(pointer: fine)').matches) input?.focus({ preventScroll: true })
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is there
  useEffect(focus, [input])
  return { attach, focus }
}

const route = getRouteApi('/inside/sell')
/** What another page chose already, in the address. */
const beginningOf = ({ activity, date, slot }: SellSearch) => ({
  activity: activity ?? null,
  moment: {
    date: date ?? null,
    slot: activity && slot ? { activityId: activity, slotId: slot } : null,
  },
})

/** The counter. One sale after the other: what was chosen is forgotten only once it is sold. */
export function SellScreen() {
  const messages = useMessages(sellMessages)
  const sellable = useSellable()
  const kept = useKeptCart()
  const { cart, held } = kept.state
  const hold = useHeldPlaces({
    held,
    setHeld: (next) => kept.setState((was) => ({ ...was, held: next })),
  })
  useEffect(() => {
    void loadSold()
  }, [])
  const first = beginningOf(route.useSearch())
  const [wanted, setWanted] = useState<string | null>(first.activity)
  const [sold, setSold] = useState<Order | null>(null)
  const { attach, focus } = useBox()
  const goTo = useGoTo()
  const shared = useSharedDay(sold, first.moment)
  const finish = (order: Order) => {
    kept.sold()
    setSold(order)
  }
  const sale = useSell(finish)
  if (failedOf(sellable)) return <QueryFailed query={sellable} title={messages.loadFailed} />
  const { data } = sellable
  const kinds = data && kindsOf(data)
  const add = (line: CartLine) => {
    hold.letGo()
    kept.setState((was) => ({ ...was, cart: withLine(was.cart, line) }))
  }
  const addLines = (lines: CartLine[]) => {
    setSold(null)
    hold.letGo()
    kept.setState((was) => ({ ...was, cart: lines.reduce(withMore, was.cart) }))
  }
  return (
    <div data-till>
      <div className={styles.top}>
        <PageHead title={messages.title}>
          <Suspense fallback={null}>
            <OpenTillLine />
          </Suspense>
        </PageHead>
        <div className={styles.box}>
          <LateBox
            ref={attach}
            onLines={addLines}
            onRecord={goTo}
            activityId={wanted}
            date={shared.date}
          />
        </div>
      </div>
      {/* What the server has waits for whoever comes back. */}
      <UnsavedGuard isDirty={kept.isOnlyHere || kept.problem !== null} />
      {!data && <Skeleton height={320} />}
      {kinds?.length === 0 && (
        <>
          <Text fw={620}>{messages.nothingTitle}</Text>
          <Text c="dimmed">{messages.nothing}</Text>
        </>
      )}
      {sold && (
        <Suspense fallback={<Skeleton height={320} />}>
          <Sold
            order={sold}
            onNext={() => {
              setSold(null)
              focus()
            }}
          />
        </Suspense>
      )}
      {!sold && data && kinds && kinds.length > 0 && (
        <HeldContext value={hold.held !== null}>
          <SharedDayContext value={shared}>
            <div className={styles.layout}>
              <ChooseTile
                sellable={data}
                kinds={kinds}
                wanted={wanted}
                onWanted={setWanted}
                cart={cart}
                onLine={add}
                isLocked={sale.isPending}
              />
              <Suspense fallback={<Skeleton height={320} />}>
                <CheckOut kept={kept} hold={hold} sale={sale} onLine={add} />
              </Suspense>
            </div>
          </SharedDayContext>
        </HeldContext>
      )}
    </div>
  )
}

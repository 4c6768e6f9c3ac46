import { Anchor, Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { memo, useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { useGoTo } from '../../../domain/go-to.tsx'
import { connection } from '../../../kit/api/connection.ts'
import { failedOf, QueryFailed } from '../../../kit/api/query-boundary.tsx'
import { consumePageFocus } from '../../../kit/focus/page-focus.ts'
import { UnsavedGuard } from '../../../kit/forms/unsaved-guard.tsx'
import { lazyPart } from '../../../kit/layout/lazy-part.ts'
import { notifyError } from '../../../kit/layout/notify.tsx'
import { PageHead } from '../../../kit/layout/page-head.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { useBuyerPanel } from '../buyer/use-buyer-panel.ts'
import { useBuyer } from '../buyer/use-buyer.ts'
import { ChooseTile } from '../catalogue/choose-tile.tsx'
import type { SellSearch } from '../catalogue/sell-search.rules.ts'
import { HeldContext } from '../catalogue/use-line-limit.ts'
import { LazyParty } from '../party/lazy-party.tsx'
import { useCartUndo } from '../saved-cart/use-cart-undo.ts'
import { useSavedCart } from '../saved-cart/use-saved-cart.ts'
import { LazySearchField } from '../search-field/lazy-search-field.tsx'
import { useOpenActivities } from '../times/open-days.queries.ts'
import { SharedDayContext, useSharedDay } from '../times/shared-day.ts'
import { useHeldPlaces } from './hold-places.tsx'
import { NothingToSell } from './nothing-to-sell.tsx'
import { sellMessages } from './sell.messages.ts'
import { kindsOf, useSellable, type Sellable } from './sell.queries.ts'
import { useAdding } from './use-adding.ts'
import { useCounter, type Counter } from './use-counter.ts'
import styles from './sell.module.css'

// Exported here so that quotes load the same chunk as the counter.
export { ComposeCart } from './compose-cart.tsx'

const OpenTillLine = lazyPart(() => import('../../../domain/open-till-line.tsx'), 'OpenTillLine')
// Loaded after the choices, because nobody pays before choosing.
const CheckOut = lazyPart(
  () => import('../check-out/check-out.tsx'),
  'CheckOut',
  <Skeleton height={320} />,
)

// Preloaded while online, because it is needed when the network is lost.
const loadWaiting = () => import('../waiting/waiting-list.tsx')
const WaitingList = lazyPart(loadWaiting, 'WaitingList')
// Preloaded while the clerk still chooses, so that the result shows at once.
const loadSaleCompleted = () => import('../check-out/sale-completed.tsx')
const SaleCompleted = lazyPart(loadSaleCompleted, 'SaleCompleted', <Skeleton height={320} />)

/**
 * Focuses the search box at first and after each sale, except on touch screens, where the keyboard
 * would open.
 */
function useBox() {
  const [input, attach] = useState<HTMLInputElement | null>(null)
  const focus = () => {
    if (!input || !matchMedia('(pointer: fine)').matches) return
    // Takes the page focus, so that a heading rendered later does not get it.
    consumePageFocus()
    input.focus({ preventScroll: true })
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is there
  useEffect(focus, [input])
  return { attach, focus }
}

/** Without a network, leads to the sale offline only where this device has that page. */
function OfflineLink() {
  const messages = useMessages(sellMessages)
  const follow = async (event: MouseEvent) => {
    if (navigator.onLine && connection.now().state !== 'lost') return
    event.preventDefault()
    if ('caches' in globalThis && (await caches.match('/sell/offline')))
      location.assign('/sell/offline')
    else notifyError(messages.notPrepared, messages.prepare)
  }
  return (
    <Anchor href="/sell/offline" size="sm" onClick={(event) => void follow(event)}>
      {messages.offline}
    </Anchor>
  )
}

const Head = memo(function Head() {
  const messages = useMessages(sellMessages)
  return (
    <PageHead title={messages.title}>
      <OpenTillLine />
      {/* A separate entry page, which also opens offline. */}
      <OfflineLink />
    </PageHead>
  )
})

function Top({ children, party }: { children: ReactNode; party: ReactNode }) {
  return (
    <div className={styles.top}>
      <Head />
      <div className={styles.box}>{children}</div>
      {party}
    </div>
  )
}

/** Sales of other carts that wait for a response. */
function OthersWaiting({ counter, cartId }: { counter: Counter; cartId: string }) {
  const { waiting, settle } = counter
  if (waiting.sales.length === 0) return null
  return <WaitingList waiting={waiting} cartId={cartId} onSettled={settle} />
}

type OfferedProps = {
  sellable: Sellable | undefined
  children: (sellable: Sellable) => ReactNode
}
const isOffering = (sellable: Sellable) => kindsOf(sellable).length > 0
/** Renders the products on sale, or an empty state. */
function Offered({ sellable, children }: OfferedProps) {
  if (!sellable) return <Skeleton height={320} />
  return isOffering(sellable) ? children(sellable) : <NothingToSell />
}

const route = getRouteApi('/inside/sell')
/** Preselection from the address. */
const beginningOf = ({ activity, date, slot }: SellSearch) => ({
  activity: activity ?? null,
  moment: {
    date: date ?? null,
    slot: activity && slot ? { activityId: activity, slotId: slot } : null,
  },
})

/** The counter. The choices of a sale are reset only once it is sold. */
export function SellScreen() {
  const messages = useMessages(sellMessages)
  const sellable = useSellable()
  // Requested together with the products, because the tiles show both.
  useOpenActivities()
  const kept = useSavedCart()
  const { cart, held } = kept.state
  const hold = useHeldPlaces({
    held,
    setHeld: (next) => kept.setState((was) => ({ ...was, held: next })),
  })
  useEffect(() => {
    void loadSaleCompleted()
    void loadWaiting()
  }, [])
  const first = beginningOf(route.useSearch())
  const [wanted, setWanted] = useState<string | null>(first.activity)
  const counter = useCounter(kept)
  const { sold, setSold, sale, waiting, own } = counter
  const { attach, focus } = useBox()
  const goTo = useGoTo()
  const sellTo = useBuyer(kept)
  const shared = useSharedDay(sold, first.moment)
  const asked = useBuyerPanel(kept)
  const undo = useCartUndo(kept)
  const { change, add, addLines, addCode } = useAdding({ kept, hold, own, setSold, shared, undo })
  if (failedOf(sellable)) return <QueryFailed query={sellable} title={messages.loadFailed} />
  const isLocked = sale.isPending || own !== undefined
  const isAsking = asked.isOpen && own === undefined
  const isChoosing = !sold && sellable.data !== undefined && isOffering(sellable.data)
  return (
    // An attribute, because `:has()` would compute the styles of the page again at each press.
    <div data-till data-choosing={isChoosing || undefined} className={styles.till}>
      <Top
        party={
          sellable.data && (
            <SharedDayContext value={shared}>
              <LazyParty
                activityId={wanted}
                kept={kept}
                isLocked={isLocked}
                onPut={() => {
                  setSold(null)
                  hold.letGo()
                }}
              />
            </SharedDayContext>
          )
        }
      >
        <LazySearchField
          ref={attach}
          onLines={(lines, activityId) => {
            addLines(lines)
            // The choices show what was just asked for.
            if (activityId !== null) setWanted(activityId)
          }}
          onRecord={goTo}
          onList={goTo}
          onBuyer={(id) => void sellTo(id)}
          onCode={addCode}
          activityId={wanted}
          date={shared.date}
          cartId={kept.id}
        />
      </Top>
      {/* Warns only about data that the server does not have. */}
      <UnsavedGuard isDirty={kept.isOnlyHere || kept.problem !== null || waiting.areOnlyHere} />
      <OthersWaiting counter={counter} cartId={kept.id} />
      {sold ? (
        <SaleCompleted
          sale={sold}
          onNext={() => {
            setSold(null)
            focus()
          }}
        />
      ) : (
        <HeldContext value={hold.held !== null}>
          <SharedDayContext value={shared}>
            <Offered sellable={sellable.data}>
              {(offered) => (
                <div className={styles.layout}>
                  <div hidden={isAsking}>
                    <ChooseTile
                      sellable={offered}
                      wanted={wanted}
                      onWanted={setWanted}
                      cart={cart}
                      onLine={add}
                      isLocked={isLocked}
                    />
                  </div>
                  <div ref={asked.setPlace} hidden={!isAsking} />
                  <CheckOut
                    kept={kept}
                    hold={hold}
                    counter={counter}
                    asked={asked}
                    undo={undo}
                    onLine={change}
                  />
                </div>
              )}
            </Offered>
          </SharedDayContext>
        </HeldContext>
      )}
    </div>
  )
}

import { SegmentedControl, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import type { Cart, CartLine } from '../../domain/cart.rules.ts'
import { lazyPart } from '../../kit/layout/late.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { ChooseTickets } from './choose-tickets.tsx'
import { sellMessages } from './sell.messages.ts'
import type { Sellable, SoldKind } from './sell.queries.ts'
import styles from './sell.module.css'

// A counter that sells tickets alone never fetches these.
const ChooseRentals = lazyPart(() =>
  import('./choose-rentals.tsx').then((module) => ({ default: module.ChooseRentals })),
)
const ChooseProducts = lazyPart(() =>
  import('./choose-products.tsx').then((module) => ({ default: module.ChooseProducts })),
)
const ChooseStays = lazyPart(() =>
  import('./choose-stays.tsx').then((module) => ({ default: module.ChooseStays })),
)
const ChoosePackages = lazyPart(() =>
  import('./choose-packages.tsx').then((module) => ({ default: module.ChoosePackages })),
)

type Props = {
  sellable: Sellable
  /** What this business sells; there is at least one. */
  kinds: readonly SoldKind[]
  kind: SoldKind
  onKind: (kind: SoldKind) => void
  cart: Cart
  onLine: (line: CartLine) => void
  /** A sale is under way: what it sells stays as it is. */
  isLocked: boolean
}

/** What is sold, kind by kind; a business of one kind has no choice. */
export function ChooseKind({ sellable, kinds, kind, onKind, cart, onLine, isLocked }: Props) {
  const messages = useMessages(sellMessages)
  const { activities, products } = sellable
  const contents = {
    tickets: () => <ChooseTickets activities={activities} cart={cart} onLine={onLine} />,
    rentals: () => <ChooseRentals cart={cart} onLine={onLine} />,
    stays: () => <ChooseStays cart={cart} onLine={onLine} />,
    packages: () => <ChoosePackages cart={cart} onLine={onLine} />,
    products: () => <ChooseProducts products={products} cart={cart} onLine={onLine} />,
  }
  return (
    <div inert={isLocked}>
      {kinds.length > 1 && (
        <SegmentedControl
          mb="md"
          className={styles.what}
          aria-label={messages.what}
          value={kind}
          onChange={(next) => onKind(next)}
          data={kinds.map((item) => ({ value: item, label: messages[item] }))}
        />
      )}
      <Suspense fallback={<Skeleton height={240} />}>{contents[kind]()}</Suspense>
    </div>
  )
}

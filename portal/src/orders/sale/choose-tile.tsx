import { fold } from '@guichet/contract/fold.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Cart, CartLine } from '../../domain/cart.rules.ts'
import { ChoiceCards } from '../../kit/forms/choice-cards.tsx'
import { lazyPart } from '../../kit/layout/late.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { ChooseTickets } from './choose-tickets.tsx'
import { FindActivity } from './find-activity.tsx'
import { useOpenActivities } from './open-days.queries.ts'
import { sellMessages } from './sell.messages.ts'
import type { Sellable, SoldKind } from './sell.queries.ts'
import { TileFace } from './tile-face.tsx'
import { tileChosen, tilesOf, type Tile } from './tiles.rules.ts'
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

/** Beyond this many tiles nobody looks: the name is typed. */
const mostShown = 48

type Props = {
  sellable: Sellable
  /** What this business sells; there is at least one. */
  kinds: readonly SoldKind[]
  wanted: string | null
  onWanted: (key: string) => void
  cart: Cart
  onLine: (line: CartLine) => void
  /** A sale is under way: what it sells stays as it is. */
  isLocked: boolean
}

/**
 * All that is sold, as tiles of one set: what is open today first, with its places and its price.
 * What the chosen one asks for stands below.
 */
export function ChooseTile({ sellable, kinds, wanted, onWanted, cart, onLine, isLocked }: Props) {
  const open = useOpenActivities()
  // Where it cannot be told what is open, everything is sold all the same.
  if (open.isPending) return <Skeleton height={240} />
  const tiles = tilesOf(sellable, kinds, open.data?.activities ?? [])
  const chosen = tileChosen(tiles, wanted)
  if (!chosen) return null
  const contents = {
    rentals: () => <ChooseRentals cart={cart} onLine={onLine} />,
    stays: () => <ChooseStays cart={cart} onLine={onLine} />,
    packages: () => <ChoosePackages cart={cart} onLine={onLine} />,
    products: () => <ChooseProducts products={sellable.products} cart={cart} onLine={onLine} />,
  }
  return (
    <div inert={isLocked} className={styles.choose}>
      <Tiles tiles={tiles} chosen={chosen} onWanted={onWanted} />
      <Suspense fallback={<Skeleton height={240} />}>
        {chosen.activity ? (
          <ChooseTickets key={chosen.key} activity={chosen.activity} cart={cart} onLine={onLine} />
        ) : (
          contents[chosen.key as keyof typeof contents]()
        )}
      </Suspense>
    </div>
  )
}

type TilesProps = {
  tiles: ReturnType<typeof tilesOf>
  chosen: Tile
  onWanted: (key: string) => void
}
function Tiles({ tiles: { shown, away }, chosen, onWanted }: TilesProps) {
  const messages = useMessages(sellMessages)
  const localized = useLocalized()
  const [sought, setSought] = useState('')
  const [isAwayShown, setAwayShown] = useState(false)
  const isAway = away.includes(chosen)
  const all = isAwayShown || isAway || shown.length === 0 ? [...shown, ...away] : shown
  const nameOf = (tile: Tile) =>
    tile.activity ? localized(tile.activity.name) : messages[tile.key]
  const found = all.filter((tile) => tile === chosen || fold(nameOf(tile)).includes(fold(sought)))
  // The other kinds stand behind the activities, and are never too many.
  const near = found.filter(
    (tile, place) => tile.activity === null || place < mostShown || tile === chosen,
  )
  return (
    <div>
      <FindActivity among={all.length} sought={sought} onChange={setSought} />
      <ChoiceCards
        legend={messages.what}
        isLegendHidden
        layout="tiles"
        value={chosen.key}
        onChange={onWanted}
        choices={near.map((tile) => ({
          value: tile.key,
          isDisabled: away.includes(tile),
          content: <TileFace tile={tile} name={nameOf(tile)} />,
        }))}
      />
      {near.length < found.length && (
        <Text size="sm" c="dimmed">
          {messages.moreActivities(found.length - near.length)}
        </Text>
      )}
      {away.length > 0 && shown.length > 0 && !isAway && (
        <Button
          variant="subtle"
          mt={4}
          aria-expanded={isAwayShown}
          onClick={() => setAwayShown((was) => !was)}
        >
          {messages.away(away.length)}
        </Button>
      )}
    </div>
  )
}

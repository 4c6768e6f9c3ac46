import { fold } from '@guichet/contract/fold.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { memo, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Cart, CartLine } from '../../../domain/cart.rules.ts'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { usePhone } from '../../../kit/layout/breakpoints.ts'
import { lazyInside } from '../../../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { kindsOf, type Sellable } from '../counter/sell.queries.ts'
import { useOpenActivities } from '../times/open-days.queries.ts'
import { CartContext } from './choose-quantity.tsx'
import { ChooseTickets } from './choose-tickets.tsx'
import { FindActivity, mostShown } from './find-activity.tsx'
import { TileLabel } from './tile-label.tsx'
import { isSwitchedOff, tileChosen, tilesOf, type Tile } from './tiles.rules.ts'
import styles from '../counter/sell.module.css'

// Loaded on demand: counters that only sell tickets never need these.
const ChooseRentals = lazyInside(() => import('./choose-rentals.tsx'), 'ChooseRentals')
const ChooseProducts = lazyInside(() => import('./choose-products.tsx'), 'ChooseProducts')
const ChooseStays = lazyInside(() => import('../times/choose-stays.tsx'), 'ChooseStays')
const ChoosePackages = lazyInside(() => import('./choose-packages.tsx'), 'ChoosePackages')

type Props = {
  sellable: Sellable
  wanted: string | null
  onWanted: (key: string) => void
  cart: Cart
  onLine: (line: CartLine) => void
  /** A sale is in progress, so the cart cannot change. */
  isLocked: boolean
}

/**
 * Everything on sale, as tiles: those open today have their places and price. The choices for the
 * selected tile are below.
 */
export function ChooseTile({ sellable, wanted, onWanted, cart, onLine, isLocked }: Props) {
  const open = useOpenActivities()
  const putLine = useCallbackRef(onLine)
  // If the open activities fail to load, everything is offered nevertheless.
  const tiles = useMemo(
    () => tilesOf(sellable, kindsOf(sellable), open.data?.activities ?? []),
    [sellable, open.data],
  )
  const opened = tileChosen(tiles, useDeferredValue(wanted))
  const choices = useShownOnPhone(opened?.key)
  if (open.isPending) return <Skeleton height={240} />
  const chosen = tileChosen(tiles, wanted)
  if (!chosen || !opened) return null
  const contents = {
    rentals: () => <ChooseRentals cart={cart} onLine={onLine} />,
    stays: () => <ChooseStays cart={cart} onLine={onLine} />,
    packages: () => <ChoosePackages cart={cart} onLine={onLine} />,
    products: () => <ChooseProducts products={sellable.products} cart={cart} onLine={onLine} />,
  }
  return (
    <div inert={isLocked} className={styles.choose}>
      <Tiles tiles={tiles} chosen={chosen} onWanted={onWanted} />
      {/* The pressed tile shows at once; its choices take a slow tablet a moment. Those of the
          previous tile take no presses meanwhile. */}
      <div ref={choices} inert={opened.key !== chosen.key} className={styles.choices}>
        <Suspense key={opened.key} fallback={<Skeleton height={240} />}>
          {opened.activity ? (
            <CartContext value={cart}>
              <ChooseTickets activity={opened.activity} onLine={putLine} />
            </CartContext>
          ) : (
            contents[opened.key as keyof typeof contents]()
          )}
        </Suspense>
      </div>
    </div>
  )
}

/**
 * Scrolls a phone to the choices of the tile that was pressed, which are below all tiles. Only with
 * a finger: a keyboard's focus stays on the tile.
 */
function useShownOnPhone(key: string | undefined) {
  const isPhone = usePhone()
  const shown = useRef<HTMLDivElement>(null)
  const previous = useRef(key)
  useEffect(() => {
    const isPressed = previous.current !== undefined && previous.current !== key
    previous.current = key
    if (isPressed && isPhone && matchMedia('(pointer: coarse)').matches)
      shown.current?.scrollIntoView({ block: 'start' })
  }, [key, isPhone])
  return shown
}

type TilesProps = {
  tiles: ReturnType<typeof tilesOf>
  chosen: Tile
  onWanted: (key: string) => void
}
/** The tiles do not depend on the cart, so that a press on a quantity does not render them. */
const Tiles = memo(function Tiles({ tiles: { shown, away }, chosen, onWanted }: TilesProps) {
  const messages = useMessages(sellMessages)
  const localized = useLocalized()
  const [sought, setSought] = useState('')
  const [isAwayShown, setAwayShown] = useState(false)
  const isAway = away.includes(chosen)
  const all = isAwayShown || isAway || shown.length === 0 ? [...shown, ...away] : shown
  const awayText = (tiles: readonly Tile[]) => {
    const off = tiles.filter(isSwitchedOff).length
    const [inactive, outOfSeason] = [off, tiles.length - off]
    return [
      inactive > 0 && messages.switchedOff(inactive),
      outOfSeason > 0 && messages.away(outOfSeason),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const nameOf = (tile: Tile) =>
    tile.activity ? localized(tile.activity.name) : messages[tile.key]
  const found = all.filter((tile) => tile === chosen || fold(nameOf(tile)).includes(fold(sought)))
  // Tiles of other kinds follow the activities and are few, so they are never cut off.
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
          ...(away.includes(tile) && { look: 'closed' as const }),
          content: <TileLabel tile={tile} name={nameOf(tile)} />,
        }))}
        after={
          away.length > 0 &&
          shown.length > 0 &&
          !isAway && (
            <Button
              variant="subtle"
              className={styles.away!}
              aria-expanded={isAwayShown}
              onClick={() => setAwayShown((was) => !was)}
            >
              {awayText(away)}
            </Button>
          )
        }
      />
      {near.length < found.length && (
        <Text size="sm" c="dimmed">
          {messages.moreActivities(found.length - near.length)}
        </Text>
      )}
    </div>
  )
})

import {
  IconBed,
  IconPackage,
  IconShoppingBag,
  IconSkiJumping,
  IconTicket,
  type Icon,
} from '@tabler/icons-react'
import { memo } from 'react'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { TilePicture } from './tile-picture.tsx'
import type { Tile } from './tiles.rules.ts'
import { useUnavailableReason } from './use-unavailable-reason.ts'
import styles from './tile.module.css'

const icons: Record<string, Icon> = {
  rentals: IconSkiJumping,
  stays: IconBed,
  packages: IconPackage,
  products: IconShoppingBag,
}

/** Name of an activity, and its next slot with places left, or else its lowest price. */
export const TileLabel = memo(function TileLabel({ tile, name }: { tile: Tile; name: string }) {
  const messages = useMessages(sellMessages)
  const money = useMoney()
  const whyNot = useUnavailableReason()
  if (!tile.activity) {
    return (
      <>
        <span className={styles.name}>{name}</span>
        <TilePicture imageUrl={null} sign={icons[tile.key]!} />
      </>
    )
  }
  const { open, fromPrice, activity } = tile
  return (
    <>
      <span className={styles.name}>{name}</span>
      {fromPrice === null ? (
        <span className={styles.note}>
          {activity.categories[0] && whyNot(activity.categories[0])}
        </span>
      ) : (
        <span className={styles.facts}>
          {open ? (
            <NextSlot open={open} />
          ) : (
            <span className={styles.price}>
              {fromPrice === 0 ? messages.free : messages.from(money(fromPrice))}
            </span>
          )}
        </span>
      )}
      <TilePicture imageUrl={activity.imageUrl} sign={IconTicket} />
    </>
  )
})

function NextSlot({
  open: { next },
}: {
  open: NonNullable<Extract<Tile, { fromPrice: unknown }>['open']>
}) {
  const messages = useMessages(sellMessages)
  const { remainingQuantity: left } = next
  const look = left <= 0 ? 'full' : next.isNearlyFull && 'nearlyFull'
  return (
    <>
      <span className={styles.hour}>{next.timeslotBegin}</span>
      <span data-look={look || undefined} className={styles.left}>
        {left > 0 ? messages.places(left) : messages.openness.full}
      </span>
    </>
  )
}

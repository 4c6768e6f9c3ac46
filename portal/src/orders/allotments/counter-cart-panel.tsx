import { Button, Text } from '@mantine/core'
import { IconCheck, IconShoppingCart } from '@tabler/icons-react'
import { useState } from 'react'
import { cartAfter } from '../../domain/counter-cart.rules.ts'
import { counterCartOf, keepCounterCart, keepSoldOffline } from '../../domain/counter-cart.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { OwnSlot } from './allotment.rules.ts'
import { allotmentMessages } from './allotments.messages.ts'
import type { OfflineSale } from './offline-sale.rules.ts'
import { leftAfter, takeOver, type CartOfSlot, type CartPiece } from './take-over.rules.ts'
import styles from './allotments.module.css'

/** The cart that the counter showed last in this tab, and its slot that is being sold. */
export function useCounterCart(businessId: string) {
  const [cart, setCart] = useState(() => counterCartOf(businessId))
  const [taken, setTaken] = useState<CartOfSlot | null>(null)
  // Counts the slots taken over, each of which begins the sale again.
  const [times, setTimes] = useState(0)
  return {
    cart,
    taken,
    times,
    take: (next: CartOfSlot) => {
      setTaken(next)
      setTimes((was) => was + 1)
    },
    sold: (sale: OfflineSale) => {
      setTaken(null)
      if (!cart || taken?.slot.timeslotPublicId !== sale.body.timeslotPublicId) return
      const left = leftAfter(taken, sale)
      keepSoldOffline(cart.id, left)
      const next = cartAfter(cart, left)
      keepCounterCart(businessId, next)
      setCart(next)
    },
  }
}

type Props = {
  cart: ReturnType<typeof useCounterCart>
  slots: readonly OwnSlot[]
  sales: readonly OfflineSale[]
}
/** Offers the cart of the counter slot by slot, and names its lines that are not sold offline. */
export function CounterCartPanel({ cart: { cart, taken, take }, slots, sales }: Props) {
  const messages = useMessages(allotmentMessages)
  if (!cart) return null
  const { slots: offered, leftOut } = takeOver(cart.lines, slots, sales)
  return (
    <section className="panel" aria-labelledby="counter-cart">
      <h2 id="counter-cart" className={styles.heading}>
        <IconShoppingCart size={18} aria-hidden className={styles.headingSign} />
        {messages.counterCart}
      </h2>
      <Text size="sm" c="dimmed">
        {offered.length > 0 ? messages.counterCartHint : messages.counterCartNotSold}
      </Text>
      <ul className={styles.rows}>
        {offered.map((part) => (
          <Offer
            key={part.slot.key}
            part={part}
            isTaken={taken?.slot.key === part.slot.key}
            onTake={() => take(part)}
          />
        ))}
        {leftOut.length > 0 && <LeftOut pieces={leftOut} />}
      </ul>
      {cart.hasDiscount && offered.length > 0 && (
        <Text size="sm" mt={8}>
          {messages.noDiscount}
        </Text>
      )}
    </section>
  )
}

type OfferProps = { part: CartOfSlot; isTaken: boolean; onTake: () => void }
function Offer({ part: { slot, pieces }, isTaken, onTake }: OfferProps) {
  const messages = useMessages(allotmentMessages)
  const localized = useLocalized()
  return (
    <li className={styles.offer}>
      <span className={styles.what}>
        <strong>
          {pieces
            .map(({ line, count }) => messages.onePlace(localized(line.title), count))
            .join(', ')}
        </strong>
        <small>
          {localized(slot.activityTitle)}, {slot.timeslotBegin}
        </small>
      </span>
      <Button
        variant={isTaken ? 'default' : 'filled'}
        disabled={isTaken}
        leftSection={isTaken && <IconCheck size={16} aria-hidden />}
        onClick={onTake}
      >
        {isTaken ? messages.takenOver : messages.takeOver}
      </Button>
    </li>
  )
}

function LeftOut({ pieces }: { pieces: readonly CartPiece[] }) {
  const messages = useMessages(allotmentMessages)
  const localized = useLocalized()
  const textOf = ({ line: { title, activity, when }, count }: CartPiece) =>
    [messages.onePlace(localized(title), count), activity ? localized(activity) : '', when]
      .filter(Boolean)
      .join(' · ')
  return (
    <li className={styles.offer}>
      <span className={styles.what}>
        {messages.leftOut}
        {pieces.map((piece) => (
          <small key={piece.line.key}>{textOf(piece)}</small>
        ))}
      </span>
    </li>
  )
}

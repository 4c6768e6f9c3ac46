import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useDates } from '../../../kit/dates/dates.ts'
import { serverClock } from '../../../kit/dates/server-clock.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { useCartName } from './cart-name.ts'
import { savedCartMessages } from './saved-cart.messages.ts'
import { useGiveBack, type CartHead } from './saved-cart.queries.ts'
import type { CartOnScreen } from './use-saved-cart.ts'

const minute = 60_000

/** Active holds of all carts with the minutes left, and buttons to release them. */
export function HeldList({ kept, carts }: { kept: CartOnScreen; carts: readonly CartHead[] }) {
  const messages = useMessages(savedCartMessages)
  const dates = useDates()
  const nameOf = useCartName()
  const now = useMinutes()
  const giveBack = useGiveBack()
  const held = carts.flatMap((cart) => {
    const left = cart.hold && Date.parse(cart.hold.heldUntilDateTimeUtc) - now
    return cart.hold && left !== null && left > 0
      ? [{ ...cart.hold, cart: nameOf(cart), minutes: Math.ceil(left / minute) }]
      : []
  })
  if (held.length === 0) return null
  const release = (holdPublicId: string) => {
    giveBack.mutate({ params: { holdPublicId } })
    if (kept.state.held?.publicId === holdPublicId) kept.setState((was) => ({ ...was, held: null }))
  }
  return (
    <section aria-label={messages.held}>
      <Text size="sm" fw={550}>
        {messages.held}
      </Text>
      <ul>
        {held.map(({ publicId, cart, heldUntilDateTimeUtc, minutes }) => (
          <li className="row wraps gap-8" key={publicId}>
            <Text span size="sm">
              {cart} {messages.heldUntil(dates.hour(heldUntilDateTimeUtc), minutes)}
            </Text>
            <Button
              variant="subtle"
              aria-label={messages.giveBackOf(cart)}
              onClick={() => release(publicId)}
            >
              {messages.giveBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Current time in ms, updated often enough to count minutes. */
function useMinutes(): number {
  const [now, setNow] = useState(() => serverClock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

import { Button, Menu } from '@mantine/core'
import { IconClockPause } from '@tabler/icons-react'
import { useEffect } from 'react'
import { ticketsOf, type Cart } from '../../../domain/cart.rules.ts'
import { useDates } from '../../../kit/dates/dates.ts'
import { serverClock } from '../../../kit/dates/server-clock.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from './sell.messages.ts'
import { useHold, useReleaseHold } from './sell.queries.ts'

type PlaceHold = { publicId: string; until: string }
type Keeping = { held: PlaceHold | null; setHeld: (held: PlaceHold | null) => void }

/**
 * Hold of the places of the cart. Callers release it before they change the cart; the sale ends it
 * by itself.
 */
export function useHeldPlaces({ held, setHeld }: Keeping) {
  const hold = useHold(({ publicId, heldUntilDateTimeUtc }) =>
    setHeld({ publicId, until: heldUntilDateTimeUtc }),
  )
  const release = useReleaseHold()
  useEffect(() => {
    if (!held) return
    const timer = setTimeout(
      () => setHeld(null),
      Math.max(0, Date.parse(held.until) - serverClock.now()),
    )
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one timer for each hold
  }, [held])
  return {
    held,
    isPending: hold.isPending,
    keep: (cart: Cart) => hold.mutate({ body: { tickets: ticketsOf(cart) } }),
    letGo: () => {
      if (held) {
        setHeld(null)
        release.mutate({ params: { holdPublicId: held.publicId } })
      }
    },
  }
}
export type HeldPlaces = ReturnType<typeof useHeldPlaces>

type ItemProps = { hold: HeldPlaces; cart: Cart; isDisabled: boolean }
/** Holds the places for a client who is not ready to pay yet, or is on the phone. */
export function HoldItem({ hold, cart, isDisabled }: ItemProps) {
  const messages = useMessages(sellMessages)
  if (hold.held) return null
  return (
    <Menu.Item
      leftSection={<IconClockPause size={16} aria-hidden />}
      disabled={isDisabled || hold.isPending}
      onClick={() => hold.keep(cart)}
    >
      {messages.hold}
    </Menu.Item>
  )
}

type NoteProps = { held: PlaceHold; isDisabled: boolean; onRelease: () => void }
/** Time until which the places are held, with a button that releases them. */
export function HeldNote({ held, isDisabled, onRelease }: NoteProps) {
  const messages = useMessages(sellMessages)
  const dates = useDates()
  return (
    <div className="row between gap-8 above-4">
      <output className="size-13 medium">{messages.heldUntil(dates.hour(held.until))}</output>
      <Button variant="subtle" disabled={isDisabled} onClick={onRelease}>
        {messages.release}
      </Button>
    </div>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { GateKeeper } from './gate-keeper.ts'
import { validationMessages } from './validation.messages.ts'
import styles from './validate.module.css'

// A search needs the network; the rest of the page is also opened without it.
const TicketsOf = lazyPart(() => import('./tickets-of.tsx'), 'TicketsOf', <Skeleton height={120} />)

type Props = {
  gate: GateKeeper
  /** The order number or the name that was read. */
  sought: string
  isOrder: boolean
  /** Whether tickets can be searched: false for a page that was opened without a network. */
  canFind: boolean
  timeZone: string
  /** Validates a ticket by its number. */
  onPick: (reference: string) => void
  onClose: () => void
}

/** An order number or a name instead of a code: its tickets, of which one is validated. */
export function FoundTickets({ canFind, onClose, ...tickets }: Props) {
  const messages = useMessages(validationMessages)
  const { sought, isOrder } = tickets
  return (
    <section className={styles.found} aria-label={messages.tickets(sought)}>
      <h2 className="size-16">{isOrder ? messages.order(sought) : messages.named(sought)}</h2>
      {canFind ? <TicketsOf {...tickets} /> : <p role="alert">{messages.orderHint}</p>}
      <Button variant="default" onClick={onClose}>
        {messages.closeFound}
      </Button>
    </section>
  )
}

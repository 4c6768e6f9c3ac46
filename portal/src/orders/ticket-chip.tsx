import { IconBan, IconBed, IconTicket } from '@tabler/icons-react'
import { useMessages } from '../kit/messages.ts'
import { useMoney } from '../kit/money.ts'
import { orderMessages } from './orders.messages.ts'
import type { Entry } from './orders.queries.ts'
import styles from './order.module.css'

type Unit = Pick<
  NonNullable<Entry['units']>[number],
  'ticketReferenceKey' | 'isTicketVoided' | 'refunded' | 'bookingPublicId'
>

/** A ticket of a line, as it stands now: valid, voided, refunded in part. */
export function TicketChip({ unit, isStay = false }: { unit: Unit; isStay?: boolean }) {
  const messages = useMessages(orderMessages)
  const money = useMoney()
  if (!unit.ticketReferenceKey && !unit.refunded && !isStay) return null
  const isGone = isStay ? unit.bookingPublicId === null : unit.isTicketVoided
  const Sign = isGone ? IconBan : isStay ? IconBed : IconTicket
  return (
    <span className={styles.chip} data-voided={isGone || undefined}>
      <Sign size={14} aria-hidden />
      {unit.ticketReferenceKey &&
        (unit.isTicketVoided ? <s>{unit.ticketReferenceKey}</s> : unit.ticketReferenceKey)}
      {isStay ? (isGone ? messages.stayCanceled : messages.stay) : isGone && ` ${messages.voided}`}
      {unit.refunded > 0 && ` · ${messages.refundedPart(money(unit.refunded))}`}
    </span>
  )
}

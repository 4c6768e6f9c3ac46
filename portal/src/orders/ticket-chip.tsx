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

/** A ticket of a line, or a stay, as it stands now: valid, voided, refunded in part. */
export function TicketChip({ unit, isStay = false }: { unit: Unit; isStay?: boolean }) {
  const messages = useMessages(orderMessages)
  const money = useMoney()
  const { ticketReferenceKey: reference, isTicketVoided, refunded } = unit
  if (!reference && !refunded && !isStay) return null
  const isGone = isStay ? unit.bookingPublicId === null : isTicketVoided
  const StandingSign = isStay ? IconBed : IconTicket
  const Sign = isGone ? IconBan : StandingSign
  return (
    <span className={styles.chip} data-voided={isGone || undefined}>
      <Sign size={14} aria-hidden />
      {reference && (isTicketVoided ? <s>{reference}</s> : reference)}
      {isStay && (isGone ? messages.stayCanceled : messages.stay)}
      {!isStay && isGone && ` ${messages.voided}`}
      {refunded > 0 && ` · ${messages.refundedPart(money(refunded))}`}
    </span>
  )
}

import { IconBan, IconBed, IconTicket } from '@tabler/icons-react'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
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
  const isGone = isStay ? unit.bookingPublicId === null : isTicketVoided
  const stay = isGone ? messages.stayCanceled : messages.stay
  const ticket = isGone && ` ${messages.voided}`
  if (!reference && !refunded && !isStay) return null
  return (
    <span className={styles.chip} data-voided={isGone || undefined}>
      <Sign isStay={isStay} isGone={isGone} />
      {reference && (isTicketVoided ? <s>{reference}</s> : reference)}
      {isStay ? stay : ticket}
      {refunded > 0 && ` · ${messages.refundedPart(money(refunded))}`}
    </span>
  )
}

function Sign({ isStay, isGone }: { isStay: boolean; isGone: boolean }) {
  if (isGone) return <IconBan size={14} aria-hidden />
  return isStay ? <IconBed size={14} aria-hidden /> : <IconTicket size={14} aria-hidden />
}

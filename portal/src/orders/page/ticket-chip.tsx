import { IconBan, IconBed, IconLock, IconTicket } from '@tabler/icons-react'
import { AnchorLink } from '../../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../../kit/session/business.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import type { Piece } from '../entry.rules.ts'
import { orderMessages } from '../orders.messages.ts'
import { usePieceStateText } from '../use-piece-state-text.ts'
import styles from '../order.module.css'

/** A ticket or a stay in its current state: valid, voided, blocked or partly refunded. */
export function TicketChip({
  unit,
  isStay = false,
  when = null,
}: {
  unit: Piece
  isStay?: boolean
  when?: string | null
}) {
  const messages = useMessages(orderMessages)
  const money = useMoney()
  const { ticketReferenceKey: reference, refunded } = unit
  const standing = usePieceStateText()(unit)
  const isGone = isStay ? unit.bookingPublicId === null : unit.isTicketVoided
  if (![reference, refunded, isStay, unit.isDropped].some(Boolean)) return null
  return (
    <span className={styles.chip} data-voided={isGone || undefined}>
      <Sign unit={unit} isStay={isStay} isGone={isGone} />
      <Reference unit={unit} />
      {isStay && <State unit={unit} isStay isGone={isGone} />}
      {!isGone && <Now unit={unit} when={when} />}
      {!isStay && <State unit={unit} isStay={false} isGone={isGone} />}
      {standing && ` · ${standing}`}
      {refunded > 0 && ` · ${messages.refundedPart(money(refunded))}`}
    </span>
  )
}

/** Ticket number, as a link for staff who may open tickets. */
function Reference({ unit }: { unit: Piece }) {
  const business = useBusiness()
  const { ticketPublicId: id, ticketReferenceKey, isTicketVoided } = unit
  const number = isTicketVoided ? <s>{ticketReferenceKey}</s> : ticketReferenceKey
  if (!id || !mayOpen(business, 'Tickets')) return number
  return (
    <AnchorLink to="/tickets/$id" params={{ id }} inherit>
      {number}
    </AnchorLink>
  )
}

/** Current product, if it was exchanged, and current time. */
function Now({ unit: { exchangedFor, isDropped }, when }: { unit: Piece; when: string | null }) {
  const messages = useMessages(orderMessages)
  const localized = useLocalized()
  if (isDropped) return messages.dropped
  const titles = [exchangedFor?.categoryTitle, exchangedFor?.productTitle]
  const title = titles.map((text) => text && localized(text)).filter(Boolean)
  const became = title.length > 0 && messages.becameOf(title.join(' – '))
  return [became, when].map((text) => text && ` · ${text}`)
}

type StandingProps = { unit: Piece; isStay: boolean; isGone: boolean }
function Sign({ unit, isStay, isGone }: StandingProps) {
  if (isGone) return <IconBan size={14} aria-hidden />
  if (unit.isTicketBlocked) return <IconLock size={14} aria-hidden />
  return isStay ? <IconBed size={14} aria-hidden /> : <IconTicket size={14} aria-hidden />
}

function State({ unit, isStay, isGone }: StandingProps) {
  const messages = useMessages(orderMessages)
  if (isStay) return isGone ? messages.stayCanceled : messages.stay
  if (isGone) return ` ${messages.voided}`
  return unit.isTicketBlocked ? ` · ${messages.blocked}` : null
}

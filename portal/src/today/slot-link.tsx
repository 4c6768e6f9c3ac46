import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { isSellable, sharesOf, standingOf } from './strip.rules.ts'
import { todayMessages } from './today.messages.ts'
import type { BoardSlot } from './today.queries.ts'
import { useSlotMoves } from './use-slot-moves.ts'
import styles from './today.module.css'

type Props = {
  activityId: string
  date: string
  slot: BoardSlot
  style?: CSSProperties
  children: ReactNode
}

/** A slot with its occupancy: a link where a place can be sold by this user. */
export function SlotLink({ activityId, date, slot, style, children }: Props) {
  const messages = useMessages(todayMessages)
  const business = useBusiness()
  const { sold, held } = sharesOf(slot)
  const drop = useSlotMoves().dropOn(slot)
  const look = {
    className: styles.slot,
    'data-standing': standingOf(slot),
    ...drop,
    style: { ...style, '--sold': `${sold}%`, '--taken': `${sold + held}%` } as CSSProperties,
  }
  if (!isSellable(slot) || !mayOpen(business, 'TicketCreation'))
    return <div {...look}>{children}</div>
  return (
    <Link to="/sell" search={{ activity: activityId, date, slot: slot.publicId }} {...look}>
      <span className="visually-hidden">{messages.sell} </span>
      {children}
    </Link>
  )
}

import { IconBan, IconTicket } from '@tabler/icons-react'
import { useMoney } from '../kit/money.ts'
import { useWords } from '../kit/words.ts'
import type { Entry } from './orders.queries.ts'
import { orderWords } from './orders.words.ts'
import styles from './order.module.css'

type Unit = NonNullable<Entry['units']>[number]

/** A ticket of a line, as it stands now: valid, voided, refunded in part. */
export function TicketChip({ unit }: { unit: Unit }) {
  const words = useWords(orderWords)
  const money = useMoney()
  if (!unit.ticketReferenceKey && !unit.refunded) return null
  const Sign = unit.isTicketVoided ? IconBan : IconTicket
  return (
    <span className={styles.chip} data-voided={unit.isTicketVoided || undefined}>
      <Sign size={14} aria-hidden />
      {unit.ticketReferenceKey && (unit.isTicketVoided ? <s>{unit.ticketReferenceKey}</s> : unit.ticketReferenceKey)}
      {unit.isTicketVoided && ` ${words.voided}`}
      {unit.refunded > 0 && ` · ${words.refundedPart(money(unit.refunded))}`}
    </span>
  )
}

import { IconUsers } from '@tabler/icons-react'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { todayMessages } from './today.messages.ts'
import type { BoardSlot } from './today.queries.ts'
import { useSlotMoves } from './use-slot-moves.ts'
import styles from './today.module.css'

/** Shows the clients of a slot, to people with the access. */
export function PeopleButton({ slot }: { slot: BoardSlot }) {
  const messages = useMessages(todayMessages)
  const business = useBusiness()
  const { chosen, choose } = useSlotMoves()
  const isAllowed = (['Orders', 'Calendar', 'Rescheduling'] as const).some((access) =>
    mayOpen(business, access),
  )
  const isChosen = chosen?.slot.publicId === slot.publicId
  if (!isAllowed || slot.sold === 0) return null
  return (
    <button
      type="button"
      className={styles.people}
      aria-pressed={isChosen}
      aria-label={messages.clientsOf(`${slot.beginTime} – ${slot.endTime}`)}
      onClick={() => choose(isChosen ? '' : slot.publicId)}
    >
      <IconUsers size={16} aria-hidden />
    </button>
  )
}

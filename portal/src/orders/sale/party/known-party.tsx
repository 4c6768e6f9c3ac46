import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { addDays, useDates } from '../../../kit/dates/dates.ts'
import { useMinute } from '../../../kit/dates/use-minute.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { knownEmailOf, type Client } from '../buyer/client.rules.ts'
import { isBlank } from './party-rows.rules.ts'
import { partyMessages } from './party.messages.ts'
import { useKnownParty } from './party.queries.ts'
import type { PartyRows } from './use-party.ts'
import styles from './party.module.css'

/** Days after which a stated age is no longer shown. */
const ageIsKnownFor = 180

type Props = Pick<TakeAgainProps, 'party' | 'onTaken'> & { client: Client | null }
/** Offers the party that the client came with last time, while all rows are blank. */
export function KnownParty({ client, party, onTaken }: Props) {
  const known = useKnownParty(knownEmailOf(client))
  if (!known.data || !party.rows.every(isBlank)) return null
  return <TakeAgain known={known.data} party={party} onTaken={onTaken} />
}

type KnownPartyReply = NonNullable<ReturnType<typeof useKnownParty>['data']>
type TakeAgainProps = {
  known: KnownPartyReply
  party: PartyRows
  /** Called after the rows are filled, when the button is gone. */
  onTaken: (known: KnownPartyReply) => void
}
function TakeAgain({ known, party, onTaken }: TakeAgainProps) {
  const { members, createdDateTimeUtc: came } = known
  const messages = useMessages(partyMessages)
  const dates = useDates()
  const { today } = useMinute()
  const button = useRef<HTMLButtonElement>(null)
  // All rows are blank, so that Enter can fill in the returning family.
  useEffect(() => button.current?.focus(), [])
  const names = members.map(({ firstName, lastName }) => firstName ?? lastName).filter(Boolean)
  return (
    <div className={`${styles.known} ${styles.wide}`}>
      <span>
        <strong>{messages.lastTime(dates.day(came))}</strong>{' '}
        {names.length > 0 ? names.join(', ') : messages.people(members.length)}
      </span>
      <Button
        ref={button}
        data-autofocus
        variant="light"
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={() => {
          party.fill(members, came.slice(0, 10) > addDays(today, -ageIsKnownFor))
          onTaken(known)
        }}
      >
        {messages.takeAgain}
      </Button>
    </div>
  )
}

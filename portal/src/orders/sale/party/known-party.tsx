import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { addDays, useDates } from '../../../kit/dates/dates.ts'
import { useMinute } from '../../../kit/dates/use-minute.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { knownEmailOf, type Client } from '../client.rules.ts'
import { isBlank } from './party-rows.rules.ts'
import { partyMessages } from './party.messages.ts'
import { useKnownParty } from './party.queries.ts'
import type { PartyRows } from './use-party.ts'
import styles from './party.module.css'

/** An age that was said so many days ago is still true enough to be shown. */
const ageIsKnownFor = 180

type Props = Pick<TakeAgainProps, 'party' | 'onTaken'> & { client: Client | null }
/** With whom the client of the cart came the last time, while nobody is typed yet. */
export function KnownParty({ client, party, onTaken }: Props) {
  const known = useKnownParty(knownEmailOf(client))
  if (!known.data || !party.rows.every(isBlank)) return null
  return <TakeAgain known={known.data} party={party} onTaken={onTaken} />
}

type Known = NonNullable<ReturnType<typeof useKnownParty>['data']>
type TakeAgainProps = {
  known: Known
  party: PartyRows
  /** Their rows are there: the button is not any more. */
  onTaken: (known: Known) => void
}
function TakeAgain({ known, party, onTaken }: TakeAgainProps) {
  const { members, createdDateTimeUtc: came } = known
  const messages = useMessages(partyMessages)
  const dates = useDates()
  const { today } = useMinute()
  const button = useRef<HTMLButtonElement>(null)
  // Nothing is typed: Enter is enough for a family that comes again.
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

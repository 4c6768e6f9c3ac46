import { ActionIcon } from '@mantine/core'
import { IconPin, IconPinFilled } from '@tabler/icons-react'
import { FoundTexts } from '../domain/found/found-texts.tsx'
import { kindIcons } from '../domain/found/kind-icons.ts'
import { PlaceLink } from '../domain/go-to.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useRecentRecords } from './recent-records.queries.ts'
import type { RecentRecord } from './recent-records.rules.ts'
import { searchMessages } from './search.messages.ts'
import styles from './search.module.css'

type Props = { record: RecentRecord; detail?: string; why?: string; sought?: string }
/** Link to a record, with a pin button. */
export function RecordLine({ record: given, detail, why, sought = '' }: Props) {
  const messages = useMessages(searchMessages)
  const { remember, pin, isPinned } = useRecentRecords()
  const { kind, id, title, to, search } = given
  const record = { kind, id, title, to, ...(search && { search }) }
  const Sign = kindIcons[kind]
  const hasPin = isPinned(record)
  const Pin = hasPin ? IconPinFilled : IconPin
  return (
    <li className={styles.line}>
      <PlaceLink place={record} className={styles.record!} onClick={() => remember(record)}>
        <Sign size={18} stroke={1.6} aria-hidden />
        <FoundTexts title={title} sought={sought} detail={detail} why={why} />
      </PlaceLink>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={hasPin ? messages.unpin(title) : messages.pin(title)}
        aria-pressed={hasPin}
        onClick={() => pin(record)}
      >
        <Pin size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  )
}

import { Text } from '@mantine/core'
import { useMessages } from '../kit/text/messages.ts'
import { useRecentRecords } from './recent-records.queries.ts'
import { RecordLine } from './record-line.tsx'
import { searchMessages } from './search.messages.ts'
import styles from './search.module.css'

/** Pinned and recent records; when there are none, an explanation of the search. */
export function RecentRecordsList() {
  const messages = useMessages(searchMessages)
  const { pinned, recent } = useRecentRecords()
  if (pinned.length + recent.length === 0)
    return (
      <div className={`panel ${styles.empty}`}>
        <Text fw={620}>{messages.neverTitle}</Text>
        <Text c="dimmed">{messages.never}</Text>
      </div>
    )
  const lists = { pinned, recent }
  return (
    <div className={styles.results}>
      {(['pinned', 'recent'] as const)
        .filter((name) => lists[name].length > 0)
        .map((name) => (
          <section key={name} className={`panel ${styles.kind}`} aria-labelledby={`kept-${name}`}>
            <div className={styles.head}>
              <h2 className="size-14 strong" id={`kept-${name}`}>
                {messages[name]}
              </h2>
            </div>
            <ul>
              {lists[name].map((record) => (
                <RecordLine key={`${record.kind} ${record.id}`} record={record} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

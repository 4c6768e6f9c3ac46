import { Text } from '@mantine/core'
import { useMessages } from '../kit/text/messages.ts'
import { listOfKind, useFoundView } from './found.view.ts'
import { PlaceLink } from './go-to.tsx'
import { RecordLine } from './record-line.tsx'
import { searchMessages } from './search.messages.ts'
import type { FoundGroup } from './search.queries.ts'
import styles from './search.module.css'

/** As many of a kind stand beside the others. */
const shownTogether = 5

type Props = { group: FoundGroup; sought: string; isAlone: boolean }
/** What was found of a kind, and the way to the list that has all of it. */
export function FoundKind({ group, sought, isAlone }: Props) {
  const messages = useMessages(searchMessages)
  const view = useFoundView()
  const kind = messages.kinds[group.kind]
  const list = listOfKind[group.kind]
  const found = view(group)
  return (
    <section className={`panel ${styles.kind}`} aria-labelledby={`found-${group.kind}`}>
      <div className={styles.head}>
        <h2 id={`found-${group.kind}`}>
          {group.outcome === 'similar' ? messages.similar(kind) : kind}
        </h2>
        <Text span c="dimmed" size="sm">
          {messages.count(group.total, group.totalIsCapped)}
        </Text>
        {list && group.outcome === 'found' && (
          <PlaceLink place={{ to: list, search: { q: sought } }} className={styles.all!}>
            {messages.seeAll(kind)}
          </PlaceLink>
        )}
      </div>
      <ul>
        {found.slice(0, isAlone ? undefined : shownTogether).map((record) => (
          <RecordLine
            key={record.id}
            record={record}
            detail={record.detail}
            {...(record.matched && { why: messages.matched[record.matched] })}
            sought={group.outcome === 'similar' ? '' : sought}
          />
        ))}
      </ul>
    </section>
  )
}

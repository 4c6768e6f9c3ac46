import { Text } from '@mantine/core'
import type { FoundGroup } from '../domain/found/everything.queries.ts'
import { foundMessages } from '../domain/found/found.messages.ts'
import { useFoundView } from '../domain/found/found.view.ts'
import { listOfKind } from '../domain/found/list-of-kind.ts'
import { PlaceLink } from '../domain/go-to.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { RecordLine } from './record-line.tsx'
import { searchMessages } from './search.messages.ts'
import styles from './search.module.css'

/** Results per kind when all kinds are shown. */
const shownTogether = 5

type Props = { group: FoundGroup; sought: string; isAlone: boolean }
/** Results of a kind, with a link to its complete list. */
export function FoundKind({ group, sought, isAlone }: Props) {
  const messages = useMessages(searchMessages)
  const names = useMessages(foundMessages)
  const view = useFoundView()
  const kind = names.kinds[group.kind]
  const list = listOfKind[group.kind]
  const found = view(group)
  return (
    <section className={`panel ${styles.kind}`} aria-labelledby={`found-${group.kind}`}>
      <div className={styles.head}>
        <h2 className="size-14 strong" id={`found-${group.kind}`}>
          {group.outcome === 'similar' ? names.similar(kind) : kind}
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
            {...(record.matched && { why: names.matched[record.matched] })}
            sought={group.outcome === 'similar' ? '' : sought}
          />
        ))}
      </ul>
    </section>
  )
}

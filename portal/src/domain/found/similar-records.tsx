import type { SearchKind } from '@guichet/contract/search/search-kinds.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { PlaceLink } from '../go-to.tsx'
import { useEverything } from './everything.queries.ts'
import { FoundTexts } from './found-texts.tsx'
import { foundMessages } from './found.messages.ts'
import { useFoundView } from './found.view.ts'
import styles from './similar-records.module.css'

type Props = { kind: SearchKind; sought: string }

/** Records with a similar spelling, below a list that finds nothing. */
export function SimilarRecords({ kind, sought }: Props) {
  const messages = useMessages(foundMessages)
  const view = useFoundView()
  const { groups = [] } = useEverything(sought, 5, [kind])
  return groups
    .filter(({ outcome }) => outcome === 'similar')
    .map((group) => (
      <section key={kind} className={`panel ${styles.similar}`} aria-labelledby="similar-records">
        <h2 className="size-14 strong" id="similar-records">
          {messages.similar(messages.kinds[kind])}
        </h2>
        <ul>
          {view(group).map(({ id, title, detail, to, search }) => (
            <li key={id} className="ruled">
              <PlaceLink place={{ to, ...(search && { search }) }} className={styles.record!}>
                <FoundTexts title={title} detail={detail} sought="" />
              </PlaceLink>
            </li>
          ))}
        </ul>
      </section>
    ))
}

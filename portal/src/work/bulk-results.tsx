import type { bulkOutcomes } from '@guichet/contract/bulk/get-bulk.ts'
import { Button, Group, Text } from '@mantine/core'
import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError, type PortalProblem } from '../kit/api/api-error.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { AnchorLink } from '../kit/layout/links.tsx'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { ListPages } from '../kit/tables/list-pages.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { workMessages } from './work.messages.ts'
import { resultsPageSize, useResults, type BulkResult } from './work.queries.ts'
import styles from './tray.module.css'

type Outcome = (typeof bulkOutcomes)[number]
type OutcomeFilter = 'all' | Outcome
const signs = {
  waiting: { tone: 'info', icon: IconClock },
  done: { tone: 'positive', icon: IconCheck },
  refused: { tone: 'negative', icon: IconX },
} as const

/** Results of a bulk action, refused items first. */
export function BulkResults({ id, onClose }: { id: string; onClose: () => void }) {
  const messages = useMessages(workMessages)
  const [shown, setShown] = useState<OutcomeFilter>('all')
  const [page, setPage] = useState(1)
  const results = useResults(id, { page, ...(shown !== 'all' && { outcome: shown }) })
  if (failedOf(results))
    return (
      <Dialog title={messages.results} onClose={onClose}>
        <QueryFailed query={results} title={messages.resultsFailed} />
      </Dialog>
    )
  const { data } = results
  const show = (next: OutcomeFilter) => {
    setShown(next)
    setPage(1)
  }
  return (
    <Dialog
      title={data ? messages.kinds[data.action] : messages.results}
      size="lg"
      isFullOnPhone
      onClose={onClose}
    >
      {data ? (
        <>
          <Group gap="xs" mb="sm">
            {(['all', 'refused', 'done', 'waiting'] as const).map((choice) => (
              <Button
                key={choice}
                size="compact-md"
                className={styles.choice!}
                variant={choice === shown ? 'light' : 'default'}
                aria-pressed={choice === shown}
                onClick={() => show(choice)}
              >
                {messages.counted(
                  messages.outcomes[choice],
                  choice === 'all' ? sumOf(data.counts) : data.counts[choice],
                )}
              </Button>
            ))}
          </Group>
          {data.items.length === 0 && <Text c="dimmed">{messages.noResult}</Text>}
          <ul className={styles.results} aria-label={messages.results}>
            {data.items.map((item) => (
              <li key={item.subjectPublicId}>
                <ResultLine item={item} onLeave={onClose} />
              </li>
            ))}
          </ul>
          <ListPages total={data.total} page={page} size={resultsPageSize} onPage={setPage} />
        </>
      ) : (
        <div className={styles.waiting} aria-busy="true" />
      )}
    </Dialog>
  )
}
const sumOf = (counts: Record<Outcome, number>) => counts.waiting + counts.done + counts.refused

function ResultLine({ item, onLeave }: { item: BulkResult; onLeave: () => void }) {
  const messages = useMessages(workMessages)
  const say = useProblemMessage()
  const { tone, icon } = signs[item.outcome]
  return (
    <div className={styles.result}>
      <span>
        {item.ticketReferenceKey && (
          <>
            <AnchorLink to="/tickets/$id" params={{ id: item.subjectPublicId }} onClick={onLeave}>
              {item.ticketReferenceKey}
            </AnchorLink>
            {' · '}
          </>
        )}
        <AnchorLink to="/orders/$ref" params={{ ref: item.orderReferenceNumber }} onClick={onLeave}>
          {item.orderReferenceNumber}
        </AnchorLink>
        {item.problem && <Text size="sm">{say(new ApiError(item.problem as PortalProblem))}</Text>}
      </span>
      <StatusBadge tone={tone} icon={icon}>
        {messages.outcome[item.outcome]}
      </StatusBadge>
    </div>
  )
}

import { numberOfId } from '@guichet/contract/number-of-id.ts'
import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { AnchorLink, ButtonLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { slipFormats } from '../kit/print/slip-search.rules.ts'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { TillCounts } from './till-counts.tsx'
import { Difference, TillFigures } from './till-figures.tsx'
import { TillLines } from './till-lines.tsx'
import { tillMessages } from './till.messages.ts'
import { useTill, type Till } from './till.queries.ts'
import styles from './till.module.css'

const route = getRouteApi('/inside/till/$id')
const CloseTill = lazyPart(() => import('./close-till.tsx'), 'CloseTill', <Skeleton height={320} />)
const CorrectTill = lazyPart(() => import('./correct-till.tsx'), 'CorrectTill')

/** Page of a till: its closing figures, cash movements, counts and corrections. */
export function PastTillScreen() {
  const messages = useMessages(tillMessages)
  const { id } = route.useParams()
  const till = useTill(id)
  return (
    <>
      <AnchorLink to="/till" search={{}} size="sm" className={styles.back!}>
        {messages.back}
      </AnchorLink>
      <QueryBoundary query={till} title={messages.loadFailed} loading={<Skeleton height={320} />}>
        {(loaded) => <Loaded till={loaded} />}
      </QueryBoundary>
    </>
  )
}

function Loaded({ till }: { till: Till }) {
  const messages = useMessages(tillMessages)
  const dates = useDates()
  const oversees = mayOpen(useBusiness(), 'SalesReports')
  const [doing, setDoing] = useState<'count' | 'correct' | null>(null)
  const stop = () => setDoing(null)
  const closed = till.closedDateTimeUtc
  return (
    <>
      <PageHead
        title={messages.tillOf(till.registerName, till.businessDay)}
        aside={<Acts till={till} oversees={oversees} onDo={setDoing} />}
      />
      <Text size="sm" c="dimmed" mb="md">
        {messages.number(numberOfId(till.publicId))} ·{' '}
        {messages.openedBy(till.clerkName, dates.moment(till.openedDateTimeUtc))}
        {closed && ` · ${messages.closedBy(till.closedByName ?? '', dates.moment(closed))}`}
      </Text>
      {doing === 'count' && !closed ? (
        <section aria-labelledby="own-till" className="panel stack gap-12 shrinks padded">
          <CloseTill till={till} onBack={stop} onClosed={stop} />
        </section>
      ) : (
        <div className={`panel padded ${styles.columns}`}>
          <div>
            <h2 className="visually-hidden">{messages.slip}</h2>
            <TillFigures till={till} />
            <Difference till={till} />
          </div>
          <div className="stack gap-12 shrinks">
            <TillLines lines={till.lines} />
            <TillCounts counts={till.counts} />
          </div>
        </div>
      )}
      {doing === 'correct' && <CorrectTill till={till} onClose={stop} />}
    </>
  )
}

type ActsProps = { till: Till; oversees: boolean; onDo: (what: 'count' | 'correct') => void }
function Acts({ till, oversees, onDo }: ActsProps) {
  const messages = useMessages(tillMessages)
  if (till.closedDateTimeUtc === null)
    return <Button onClick={() => onDo('count')}>{messages.count}</Button>
  return (
    <Group gap="xs">
      {slipFormats.map((format) => (
        <ButtonLink
          key={format}
          variant="default"
          to="/till/$id/print"
          params={{ id: till.publicId }}
          search={{ format }}
          target="_blank"
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          {messages.slips[format]}
        </ButtonLink>
      ))}
      {oversees && <Button onClick={() => onDo('correct')}>{messages.correct}</Button>}
    </Group>
  )
}

import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { OwnTill as Loaded } from '../domain/own-till.queries.ts'
import { useDates } from '../kit/dates/dates.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { ButtonLink } from '../kit/layout/links.tsx'
import { slipFormats } from '../kit/print/slip-search.rules.ts'
import { useMessages } from '../kit/text/messages.ts'
import { Difference, TillFigures } from './till-figures.tsx'
import { TillLines } from './till-lines.tsx'
import { tillMessages } from './till.messages.ts'
import type { Till } from './till.queries.ts'
import styles from './till.module.css'

const OpenTill = lazyPart(() => import('./open-till.tsx'), 'OpenTill', <Skeleton height={160} />)
const MoveCash = lazyPart(() => import('./move-cash.tsx'), 'MoveCash')
const CloseTill = lazyPart(() => import('./close-till.tsx'), 'CloseTill', <Skeleton height={320} />)

/**
 * The clerk's till: opened, used and closed on one page; a closed one stays until another is
 * opened.
 */
export function OwnTill({ own }: { own: Loaded }) {
  const messages = useMessages(tillMessages)
  const [closed, setClosed] = useState<Till | null>(null)
  const [isCounting, setCounting] = useState(false)
  return (
    <section aria-labelledby="own-till" className="panel stack gap-12 shrinks padded">
      {own.till && isCounting && (
        <CloseTill
          till={own.till}
          onBack={() => setCounting(false)}
          onClosed={(till) => {
            setCounting(false)
            setClosed(till)
          }}
        />
      )}
      {own.till && !isCounting && <Open till={own.till} onCount={() => setCounting(true)} />}
      {!own.till && closed && <Closed till={closed} onAgain={() => setClosed(null)} />}
      {!own.till && !closed && (
        <>
          <h2 id="own-till" className="size-16">
            {messages.own}
          </h2>
          <OpenTill registers={own.registers} />
        </>
      )}
    </section>
  )
}

function Open({ till, onCount }: { till: Till; onCount: () => void }) {
  const messages = useMessages(tillMessages)
  const dates = useDates()
  const [moving, setMoving] = useState<'in' | 'out' | null>(null)
  return (
    <>
      <div className="row wraps between gap-8-16">
        <div>
          <h2 id="own-till" className="size-16">
            {till.registerName}
          </h2>
          <Text size="sm" c="dimmed">
            {messages.openedAt(dates.moment(till.openedDateTimeUtc))}
          </Text>
        </div>
        <Group gap="xs">
          <Button variant="default" onClick={() => setMoving('in')}>
            {messages.moveIn}
          </Button>
          <Button variant="default" onClick={() => setMoving('out')}>
            {messages.moveOut}
          </Button>
          <Button onClick={onCount}>{messages.count}</Button>
        </Group>
      </div>
      <div className={styles.columns}>
        <TillFigures till={till} />
        <TillLines lines={till.lines} />
      </div>
      {moving && <MoveCash till={till} kind={moving} onClose={() => setMoving(null)} />}
    </>
  )
}

function Closed({ till, onAgain }: { till: Till; onAgain: () => void }) {
  const messages = useMessages(tillMessages)
  const params = { id: till.publicId }
  return (
    <>
      <output>
        <h2 id="own-till" className="size-16">
          {messages.closedTitle(till.registerName)}
        </h2>
      </output>
      <div className={styles.narrow}>
        <TillFigures till={till} />
        <Difference till={till} />
      </div>
      <Group gap="xs">
        {slipFormats.map((format) => (
          <ButtonLink
            key={format}
            variant="default"
            to="/till/$id/print"
            params={params}
            search={{ format }}
            target="_blank"
            leftSection={<IconPrinter size={16} aria-hidden />}
          >
            {messages.slips[format]}
          </ButtonLink>
        ))}
        <ButtonLink variant="default" to="/till/$id" params={params}>
          {messages.details}
        </ButtonLink>
        <Button variant="default" onClick={onAgain}>
          {messages.another}
        </Button>
      </Group>
    </>
  )
}

import { Button, Skeleton, Text, List } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { QueryBoundary } from '../../kit/api/query-boundary.tsx'
import { useDates } from '../../kit/dates/dates.ts'
import { useMinute } from '../../kit/dates/use-minute.ts'
import { AnchorLink } from '../../kit/layout/links.tsx'
import { PageHead } from '../../kit/layout/page-head.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { CopyButton } from '../../kit/text/copy-button.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { OutsideLink } from '../outside-link.tsx'
import { useProvider } from '../provider.queries.ts'
import { mayHaveTerminal } from '../provider.rules.ts'
import { PairedTerminal } from './paired-terminal.tsx'
import { terminalMessages } from './terminal.messages.ts'
import { usePairTerminal, useTerminal, useWatchTerminal } from './terminal.queries.ts'
import { isCodeGood, type Terminal } from './terminal.rules.ts'
import styles from './terminal.module.css'

/** The payment terminal of the counter: pairing code, state and disconnection. */
export function TerminalScreen() {
  const messages = useMessages(terminalMessages)
  const provider = useProvider()
  const terminal = useTerminal()
  const loading = <Skeleton height={320} maw={640} />
  return (
    <>
      <PageHead title={messages.title}>
        <AnchorLink size="sm" to="/payment-taxes" search={{ tab: 'provider' }}>
          {messages.back}
        </AnchorLink>
      </PageHead>
      <QueryBoundary query={provider} title={messages.failed} loading={loading}>
        {(configuration) => (
          <QueryBoundary query={terminal} title={messages.failed} loading={loading}>
            {(known) => (
              <section className={`panel ${styles.terminal}`}>
                <Text>{messages.intro}</Text>
                {mayHaveTerminal(configuration) ? (
                  <>
                    <Connected terminal={known} />
                    {configuration.imitatedTerminalUrl && known.state !== 'none' && (
                      <OutsideLink href={configuration.imitatedTerminalUrl}>
                        {messages.imitated}
                      </OutsideLink>
                    )}
                  </>
                ) : (
                  <Text component="output">{messages.notReady}</Text>
                )}
              </section>
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </>
  )
}

function Connected({ terminal }: { terminal: Terminal }) {
  const messages = useMessages(terminalMessages)
  const box = useFocusOn(terminal.state)
  return (
    <div ref={box} tabIndex={-1} className={styles.standing}>
      {terminal.state === 'none' && <Text component="output">{messages.none}</Text>}
      {terminal.state === 'waiting' && <PairingCode terminal={terminal} />}
      {terminal.state === 'paired' ? (
        <PairedTerminal id={terminal.terminalId} />
      ) : (
        <Pair terminal={terminal} />
      )}
    </div>
  )
}

/** The clicked button disappears with the old state, so the new content takes the focus. */
function useFocusOn(state: Terminal['state']) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state) box.current?.focus()
    before.current = state
  }, [state])
  return box
}

/** Requests a pairing code, unless one is still valid. */
function Pair({ terminal }: { terminal: Terminal }) {
  const messages = useMessages(terminalMessages)
  const { publicId } = useBusiness()
  const { instant } = useMinute()
  const pair = usePairTerminal()
  if (isCodeGood(terminal, Date.parse(instant))) return null
  return (
    <>
      <Button
        loading={pair.isPending}
        onClick={() => pair.mutate({ params: { id: publicId }, body: {} })}
      >
        {terminal.state === 'waiting' ? messages.pairAgain : messages.pair}
      </Button>
      <ProblemAlert error={pair.error} />
    </>
  )
}

/** The code to enter on the terminal, with instructions and its expiry. */
function PairingCode({ terminal }: { terminal: Terminal }) {
  const messages = useMessages(terminalMessages)
  const dates = useDates()
  const { instant } = useMinute()
  const watch = useWatchTerminal(terminal)
  const { code, codeEndsDateTimeUtc: end } = terminal
  if (!code || !isCodeGood(terminal, Date.parse(instant)))
    return <Text component="output">{messages.over}</Text>
  return (
    <>
      <div>
        <Text size="sm" c="dimmed">
          {messages.code}
        </Text>
        <p className={styles.code}>
          {code} <CopyButton value={code} />
        </p>
      </div>
      <List type="ordered">
        {messages.steps.split('\n').map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
      <Text size="sm">{end && messages.until(dates.hour(end))}</Text>
      <ProblemAlert error={watch.error} />
      <Button
        variant="default"
        loading={watch.isFetching && watch.isError}
        onClick={() => void watch.refetch({ cancelRefetch: false })}
      >
        {messages.check}
      </Button>
    </>
  )
}

import { Button, List, Text } from '@mantine/core'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { useDates } from '../../kit/dates/dates.ts'
import { useMinute } from '../../kit/dates/use-minute.ts'
import { CopyButton } from '../../kit/text/copy-button.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { terminalMessages } from './terminal.messages.ts'
import { useWatchTerminal } from './terminal.queries.ts'
import { isCodeGood, type Terminal } from './terminal.rules.ts'
import styles from './terminal.module.css'

/** The code to enter on the terminal, with instructions and its expiry. */
export function PairingCode({ terminal }: { terminal: Terminal }) {
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

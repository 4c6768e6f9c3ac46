import { Alert, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { kitMessages } from '../text/kit.messages.ts'
import { useMessages } from '../text/messages.ts'
import { ApiError } from './api-error.ts'
import { useProblemMessage } from './problem-message.ts'

/**
 * The problem next to its form: announced, scrolled into view, with the wrong fields; an unexpected
 * error with its request id.
 */
export function ProblemAlert({ error }: { error: unknown }) {
  const messages = useMessages(kitMessages)
  const say = useProblemMessage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [error])
  if (!error) return null
  const problem = error instanceof ApiError ? error : null
  return (
    <Alert
      ref={box}
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertTriangle size={18} aria-hidden />}
    >
      <Text size="sm">{say(error)}</Text>
      {problem && problem.fields.length > 0 && (
        <List size="sm" mt={4} aria-label={messages.fieldsToFix}>
          {problem.fields.map(({ field, detail }) => (
            <List.Item key={field}>{detail}</List.Item>
          ))}
        </List>
      )}
      {problem?.requestId && (
        <Text size="xs" c="dimmed" mt={4}>
          {messages.requestId(problem.requestId)}
        </Text>
      )}
    </Alert>
  )
}

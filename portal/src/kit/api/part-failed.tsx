import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { kitMessages } from '../text/kit.messages.ts'
import { useMessages } from '../text/messages.ts'
import { useProblemMessage } from './problem-message.ts'
import type { Query } from './query-boundary.tsx'

/** Replaces a section that could not be loaded, with a retry; the rest of the page stays. */
export function PartFailed({ query, title }: { query: Query; title: string }) {
  const messages = useMessages(kitMessages)
  const say = useProblemMessage()
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      title={title}
      icon={<IconAlertTriangle size={18} aria-hidden />}
    >
      <Text size="sm">{say(query.error)}</Text>
      <Button
        mt="xs"
        size="xs"
        variant="default"
        loading={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {messages.retry}
      </Button>
    </Alert>
  )
}

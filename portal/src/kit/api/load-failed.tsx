import { Button, Stack, Text, Title } from '@mantine/core'
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { kitMessages } from '../text/kit.messages.ts'
import { useMessages } from '../text/messages.ts'
import { ApiError, isApiError } from './api-error.ts'
import { useProblemMessage } from './problem-message.ts'
import { useConnection } from './use-connection.ts'

/** An invalid id in the address is shown as not found: the page has no fields to correct. */
const namesNothing = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.type === 'InvalidRequest' &&
  error.fields.length > 0 &&
  error.fields.every(({ field }) => field === 'ref' || /id$/i.test(field))

type Props = {
  title: string
  error: unknown
  onRetry: () => void
  isRetrying?: boolean
  children?: ReactNode
}

/**
 * Error page: differs from an empty page, offers to retry and shows the request id of an unexpected
 * error.
 */
export function LoadFailed({ title, error, onRetry, isRetrying = false, children }: Props) {
  const messages = useMessages(kitMessages)
  const say = useProblemMessage()
  const isLost = useConnection().state === 'lost'
  return (
    <Stack align="flex-start" gap="sm" py="xl" maw={560} role="alert">
      <IconPlugConnectedX size={32} stroke={1.5} aria-hidden />
      <Title order={1} size="h3" tabIndex={-1}>
        {title}
      </Title>
      {/* The banner already tells that there is no connection. */}
      {!(isLost && isApiError(error, 'Unreachable')) && (
        <Text>{say(namesNothing(error) ? new ApiError('NotFound') : error)}</Text>
      )}
      {error instanceof ApiError && error.requestId && (
        <Text size="xs" c="dimmed">
          {messages.requestId(error.requestId)}
        </Text>
      )}
      <Button
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={isRetrying}
        onClick={onRetry}
      >
        {messages.retry}
      </Button>
      {children}
    </Stack>
  )
}

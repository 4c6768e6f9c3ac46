import { Button, Stack, Text, Title } from '@mantine/core'
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { kitWords } from './kit.words.ts'
import { Refusal } from './refusal.ts'
import { useSayRefusal } from './say-refusal.ts'
import { useWords } from './words.ts'

type Props = {
  title: string
  error: unknown
  onRetry: () => void
  isRetrying?: boolean
  children?: ReactNode
}

/**
 * A page that could not be loaded is not an empty page: it says so, offers to try again and names
 * the request.
 */
export function LoadFailed({ title, error, onRetry, isRetrying = false, children }: Props) {
  const words = useWords(kitWords)
  const say = useSayRefusal()
  return (
    <Stack align="flex-start" gap="sm" py="xl" maw={560} role="alert">
      <IconPlugConnectedX size={32} stroke={1.5} aria-hidden />
      <Title order={1} size="h3" tabIndex={-1}>
        {title}
      </Title>
      <Text>{say(error)}</Text>
      {error instanceof Refusal && error.requestId && (
        <Text size="xs" c="dimmed">
          {words.requestId(error.requestId)}
        </Text>
      )}
      <Button
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={isRetrying}
        onClick={onRetry}
      >
        {words.retry}
      </Button>
      {children}
    </Stack>
  )
}

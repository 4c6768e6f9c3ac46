import { reasonLimit } from '@guichet/contract/primitives.ts'
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { isApiError } from '../kit/api/api-error.ts'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { BulkAction } from './bulk-items.tsx'
import { bulkMessages } from './bulk.messages.ts'

type Props = {
  action: BulkAction
  /** Number of results in the list. */
  total: number
  isPending: boolean
  error: unknown
  onStart: (given: { expected: number; reason: string }) => void
  onClose: () => void
}

/**
 * States the effect of a bulk action and the number of records, and starts it for exactly that
 * many.
 */
export function BulkDialog({ action, total, isPending, error, onStart, onClose }: Props) {
  const messages = useMessages(bulkMessages)
  const [reason, setReason] = useState('')
  // The number has changed since (another sale or edit): confirm again with the current one.
  const found = isApiError(error, 'StaleVersion') ? Number(error.data.found) : null
  const expected = found ?? total
  const words = messages[action]
  const needsReason = action === 'rescheduling'
  return (
    <Dialog title={words.title(expected)} isLocked={isPending} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onStart({ expected, reason: reason.trim() })
        }}
      >
        <Stack gap="md">
          <Text>{words.effect}</Text>
          {needsReason && (
            <Textarea
              label={messages.reason}
              required
              autosize
              minRows={2}
              maxLength={reasonLimit}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
          <Text size="sm" c="dimmed">
            {messages.follow}
          </Text>
          {found === null ? (
            <ProblemAlert error={error} />
          ) : (
            <Alert role="alert" color="orange" variant="light">
              {messages.changed(found)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" data-autofocus disabled={isPending} onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button
              type="submit"
              loading={isPending}
              disabled={expected === 0 || (needsReason && reason.trim() === '')}
            >
              {words.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

import { Button, Group, List, Text } from '@mantine/core'
import type { ApiError } from '../api/api-error.ts'
import { useDates } from '../dates/dates.ts'
import { Dialog } from '../layout/dialog.tsx'
import { useMessages } from '../text/messages.ts'
import { formMessages } from './form.messages.ts'

type Props = {
  problem: ApiError
  fieldNames: Record<string, string>
  onTakeTheirs: () => void
  onKeepMine: (version: number) => void
  onClose: () => void
}

/** Dialog for a conflicting save: its author, time and fields. Nothing is lost before a choice. */
export function StaleVersion({ problem, fieldNames, onTakeTheirs, onKeepMine, onClose }: Props) {
  const messages = useMessages(formMessages)
  const dates = useDates()
  const { changedBy, changedAt, changedFields, version } = problem.data as {
    changedBy?: string | null
    changedAt?: string | null
    changedFields?: string[]
    version?: number
  }
  const names = [
    ...new Set(
      (changedFields ?? []).map((field) => fieldNames[field]).filter((name) => name !== undefined),
    ),
  ]
  return (
    <Dialog onClose={onClose} title={messages.staleTitle}>
      <Text>
        {changedBy && changedAt
          ? messages.staleText(changedBy, dates.moment(changedAt))
          : messages.staleNobody}
      </Text>
      {names.length > 0 && (
        <>
          <Text mt="sm" fw={550} size="sm">
            {messages.staleFields}
          </Text>
          <List size="sm">
            {names.map((name) => (
              <List.Item key={name}>{name}</List.Item>
            ))}
          </List>
        </>
      )}
      <Text mt="sm" c="dimmed" size="sm">
        {messages.staleKept}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onTakeTheirs}>
          {messages.takeTheirs}
        </Button>
        <Button disabled={version === undefined} onClick={() => onKeepMine(version!)}>
          {messages.keepMine}
        </Button>
      </Group>
    </Dialog>
  )
}

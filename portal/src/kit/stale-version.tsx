import { Button, Group, List, Modal, Text } from '@mantine/core'
import { useDates } from './dates.ts'
import { formWords } from './form.words.ts'
import { kitWords } from './kit.words.ts'
import type { Refusal } from './refusal.ts'
import { useReturnFocus } from './return-focus.ts'
import { useWords } from './words.ts'

type Props = {
  refusal: Refusal
  fieldNames: Record<string, string>
  onTakeTheirs: () => void
  onKeepMine: (version: number) => void
  onClose: () => void
}

/**
 * Two people saved the same record: who, when and what is told, and nothing is lost before a
 * choice.
 */
export function StaleVersion({ refusal, fieldNames, onTakeTheirs, onKeepMine, onClose }: Props) {
  const words = useWords(formWords)
  const kit = useWords(kitWords)
  const dates = useDates()
  useReturnFocus(true)
  const { changedBy, changedAt, changedFields, version } = refusal.data as {
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
    <Modal
      opened
      onClose={onClose}
      title={words.staleTitle}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <Text>
        {changedBy && changedAt
          ? words.staleText(changedBy, dates.moment(changedAt))
          : words.staleNobody}
      </Text>
      {names.length > 0 && (
        <>
          <Text mt="sm" fw={550} size="sm">
            {words.staleFields}
          </Text>
          <List size="sm">
            {names.map((name) => (
              <List.Item key={name}>{name}</List.Item>
            ))}
          </List>
        </>
      )}
      <Text mt="sm" c="dimmed" size="sm">
        {words.staleKept}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
        <Button disabled={version === undefined} onClick={() => onKeepMine(version!)}>
          {words.keepMine}
        </Button>
      </Group>
    </Modal>
  )
}

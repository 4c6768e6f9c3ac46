import { Button, Group, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '../kit/text/messages.ts'
import { weekdayOf } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import type { Reach } from './timetables.queries.ts'

type Props = {
  date: string
  reach: Reach | undefined
  isOnce: boolean
  /** A series keeps its dates, so an occurrence moved to another day is saved alone. */
  hasMoved: boolean
  isDirty: boolean
  isSaving: boolean
  /** Whether the form is valid; shows its errors if not. */
  isGood: () => boolean
  onSave: (scope: 'date' | 'weekday') => void
  onClose: () => void
}

/** Save buttons, each stating its reach; an offer that occurs once has a single one. */
export function SaveScopes({
  date,
  reach,
  isOnce,
  hasMoved,
  isDirty,
  isSaving,
  isGood,
  onSave,
  onClose,
}: Props) {
  const messages = useMessages(timetableMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <Group justify="flex-end">
      <Button variant="default" disabled={isSaving} onClick={onClose}>
        {messages.cancel}
      </Button>
      {isOnce ? (
        <Button data-save disabled={!isDirty} loading={isSaving} onClick={() => onSave('date')}>
          {messages.save}
        </Button>
      ) : (
        <Menu opened={isOpen} onChange={(opens) => setOpen(opens && isGood())}>
          <Menu.Target>
            <Button
              data-save
              rightSection={<IconChevronDown size={14} aria-hidden />}
              disabled={!isDirty}
              loading={isSaving}
            >
              {messages.save}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onSave('date')}>{messages.thisOne}</Menu.Item>
            {!hasMoved && reach && (
              <Menu.Item onClick={() => onSave('weekday')}>
                {messages.weekday(
                  messages.dayNames[weekdayOf(date)],
                  date,
                  reach.weekday.occurrences,
                )}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  )
}

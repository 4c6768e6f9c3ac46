import { Button, Group, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useWords } from '../kit/words.ts'
import { weekdayOf } from './timetable.rules.ts'
import type { Reach } from './timetables.queries.ts'
import { timetableWords } from './timetables.words.ts'

type Props = {
  date: string
  reach: Reach | undefined
  isOnce: boolean
  /** A series keeps its dates: what moved to another day changes alone. */
  hasMoved: boolean
  isDirty: boolean
  isSaving: boolean
  onSave: (scope: 'date' | 'weekday') => void
  onClose: () => void
}

/** Save, in a scope that says how far it reaches. */
export function SaveScopes({
  date,
  reach,
  isOnce,
  hasMoved,
  isDirty,
  isSaving,
  onSave,
  onClose,
}: Props) {
  const words = useWords(timetableWords)
  return (
    <Group justify="flex-end">
      <Button variant="default" disabled={isSaving} onClick={onClose}>
        {words.cancel}
      </Button>
      <Menu>
        <Menu.Target>
          <Button
            rightSection={<IconChevronDown size={14} aria-hidden />}
            disabled={!isDirty}
            loading={isSaving}
          >
            {words.save}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onSave('date')}>{words.thisOne}</Menu.Item>
          {!isOnce && !hasMoved && reach && (
            <Menu.Item onClick={() => onSave('weekday')}>
              {words.weekday(words.dayNames[weekdayOf(date)], date, reach.weekday.occurrences)}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}

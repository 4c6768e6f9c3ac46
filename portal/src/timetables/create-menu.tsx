import { Button, Group, Menu } from '@mantine/core'
import { IconChevronDown, IconCopy, IconPlus } from '@tabler/icons-react'
import { featureFlags } from '../kit/feature-flags.ts'
import { useWords } from '../kit/words.ts'
import type { Item } from './timetables.queries.ts'
import { timetableWords } from './timetables.words.ts'

export type Making = 'activities' | 'rental' | 'week' | 'season'

/** What can be made: series of either kind, and copies of what is there. */
export function CreateMenu({
  items,
  onMake,
}: {
  items: readonly Item[]
  onMake: (what: Making) => void
}) {
  const words = useWords(timetableWords)
  const has = (type: Item['type']) => items.some((item) => item.type === type)
  return (
    <Group gap="xs">
      <Menu>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {words.more}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onMake('week')}>{words.copyWeek}</Menu.Item>
          <Menu.Item onClick={() => onMake('season')}>{words.copySeason}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Menu>
        <Menu.Target>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {words.create}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {has('activity') && (
            <Menu.Item onClick={() => onMake('activities')}>{words.createActivities}</Menu.Item>
          )}
          {has('rental') && featureFlags().IsNewRentalEnabled && (
            <Menu.Item onClick={() => onMake('rental')}>{words.createRental}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}

import { Button, Group, Menu } from '@mantine/core'
import { IconChevronDown, IconCopy, IconPlus } from '@tabler/icons-react'
import { featureFlags } from '../../kit/session/feature-flags.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { timetableMessages } from '../timetables.messages.ts'
import type { Item } from '../timetables.queries.ts'

export type Making = 'activities' | 'rental' | 'week' | 'season'

/** Buttons to create series of either kind, to copy a week and to copy a season. */
export function CreateMenu({
  items,
  onMake,
}: {
  items: readonly Item[]
  onMake: (what: Making) => void
}) {
  const messages = useMessages(timetableMessages)
  const has = (type: Item['type']) => items.some((item) => item.type === type)
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => onMake('week')}
      >
        {messages.copyWeek}
      </Button>
      <Menu>
        <Menu.Target>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {messages.create}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {has('activity') && (
            <Menu.Item onClick={() => onMake('activities')}>{messages.createActivities}</Menu.Item>
          )}
          {has('rental') && featureFlags().IsNewRentalEnabled && (
            <Menu.Item onClick={() => onMake('rental')}>{messages.createRental}</Menu.Item>
          )}
          <Menu.Item onClick={() => onMake('season')}>{messages.copySeason}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}

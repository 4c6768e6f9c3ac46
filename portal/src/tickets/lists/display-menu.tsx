import { Button, Checkbox, Popover, Radio, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useMessages } from '../../kit/text/messages.ts'
import { ticketListMessages } from './list.messages.ts'
import { densities, hideable, type Density, type Display } from './shown-columns.ts'

type Props = { display: Display; onChange: (next: Partial<Display>) => void }

/** Visible columns and row height, per user. */
export function DisplayMenu({ display, onChange }: Props) {
  const messages = useMessages(ticketListMessages)
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {messages.display}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={messages.display}>
        <Stack gap="md">
          <Checkbox.Group
            label={messages.shownColumns}
            value={hideable.filter((column) => !display.hidden.includes(column))}
            onChange={(shown) =>
              onChange({ hidden: hideable.filter((column) => !shown.includes(column)) })
            }
          >
            <Stack gap={6} mt={6}>
              {hideable.map((column) => (
                <Checkbox key={column} value={column} label={messages.columns[column]} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Radio.Group
            label={messages.density}
            value={display.density}
            onChange={(density) => onChange({ density: density as Density })}
          >
            <Stack gap={6} mt={6}>
              {densities.map((density) => (
                <Radio key={density} value={density} label={messages.densities[density]} />
              ))}
            </Stack>
          </Radio.Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

import { ActionIcon, Button, Group, Menu, Progress, Text } from '@mantine/core'
import { IconCsv, IconDots, IconFileSpreadsheet } from '@tabler/icons-react'
import { useMessages } from '../../kit/text/messages.ts'
import { ticketListMessages } from './list.messages.ts'
import type { useExtract } from './use-extract.ts'

type Extract = ReturnType<typeof useExtract>

/** What may be done with the whole list: take it as a file. */
export function ExtractMenu({ progress, extract }: Pick<Extract, 'progress' | 'extract'>) {
  const messages = useMessages(ticketListMessages)
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={messages.more}
          title={messages.more}
          loading={progress !== null}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          onClick={() => void extract('xlsx')}
        >
          {messages.extract}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCsv size={16} aria-hidden />}
          onClick={() => void extract('csv')}
        >
          {messages.extractCsv}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** How far the file is, and the way to do without it. */
export function ExtractProgress({
  progress: { tickets, bytes },
  cancel,
}: Pick<Extract, 'cancel'> & { progress: NonNullable<Extract['progress']> }) {
  const messages = useMessages(ticketListMessages)
  return (
    <Group gap="sm" mb="sm" className="panel" p="sm" wrap="nowrap">
      <div style={{ flex: 1 }}>
        <Text size="sm" component="output" display="block">
          {tickets === null
            ? messages.extractBegins
            : messages.extracting(tickets, Math.ceil(bytes / 1000))}
        </Text>
        <Progress value={100} animated mt={6} aria-label={messages.extract} />
      </div>
      <Button variant="default" onClick={cancel}>
        {messages.cancel}
      </Button>
    </Group>
  )
}

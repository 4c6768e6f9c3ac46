import { Menu } from '@mantine/core'
import { IconCsv, IconFileSpreadsheet } from '@tabler/icons-react'
import { useMessages } from '../kit/text/messages.ts'
import type { BulkList } from './bulk-items.tsx'
import { bulkMessages } from './bulk.messages.ts'

const icons = { xlsx: IconFileSpreadsheet, csv: IconCsv }
type Props = { list: BulkList; onChoose: (format: 'xlsx' | 'csv') => void }

/** The whole list as a file that is written while people go on, however long it is. */
export function ExtractItems({ list, onChoose }: Props) {
  const messages = useMessages(bulkMessages)
  return (['xlsx', 'csv'] as const).map((format) => {
    const Icon = icons[format]
    return (
      <Menu.Item
        key={format}
        leftSection={<Icon size={16} aria-hidden />}
        disabled={!list || list.total === 0}
        onClick={() => onChoose(format)}
      >
        {messages.extract[format]}
      </Menu.Item>
    )
  })
}

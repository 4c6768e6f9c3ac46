import { Menu } from '@mantine/core'
import { IconCsv, IconFileExport, IconFileSpreadsheet } from '@tabler/icons-react'
import { MenuItemLink } from '../kit/layout/menu-link.tsx'
import { useMessages } from '../kit/text/messages.ts'
import type { BulkList } from './bulk-items.tsx'
import { bulkMessages } from './bulk.messages.ts'

const icons = { xlsx: IconFileSpreadsheet, csv: IconCsv }
type Props = {
  list: BulkList
  onChoose: (format: 'xlsx' | 'csv') => void
  /** The kind of list and its filter, to schedule the same extract. */
  make: 'orders' | 'tickets'
  filter: object
}

/** Menu items to extract the whole list to a file in the background, or on a schedule. */
export function ExtractItems({ list, onChoose, make, filter }: Props) {
  const messages = useMessages(bulkMessages)
  return (
    <>
      {(['xlsx', 'csv'] as const).map((format) => {
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
      })}
      <MenuItemLink
        to="/exports"
        search={{ make, filter: JSON.stringify(filter), deferred: false }}
        leftSection={<IconFileExport size={16} aria-hidden />}
      >
        {messages.extract.schedule}
      </MenuItemLink>
    </>
  )
}

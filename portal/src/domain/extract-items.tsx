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
  /** Which list it is, and what it was asked for: the same may be made again and again. */
  make: 'orders' | 'tickets'
  filter: object
}

/** The whole list as a file that is written while people go on, however long it is, or at its time. */
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

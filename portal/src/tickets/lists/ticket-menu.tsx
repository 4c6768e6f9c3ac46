import { Button, Menu } from '@mantine/core'
import { IconCamera, IconChevronDown, IconQrcode } from '@tabler/icons-react'
import { MenuItemLink } from '../../kit/layout/menu-link.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useBarcodeLink, type Ticket } from '../tickets.queries.ts'
import { ticketListMessages } from './list.messages.ts'

/** Actions on the previewed ticket: show its code, set the picture of a pass. */
export function TicketMenu({ ticket }: { ticket: Ticket }) {
  const messages = useMessages(ticketListMessages)
  const link = useBarcodeLink(ticket)
  const hasPicture = ticket.owner.picture !== null
  const mayHavePicture = ticket.category === 'season_pass' && !ticket.isVoided
  return (
    <Menu width={260}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {messages.actions}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ticket.barcode && (
          <Menu.Item
            leftSection={<IconQrcode size={16} aria-hidden />}
            disabled={!link.data}
            component="a"
            href={link.data?.url}
            target="_blank"
            rel="noreferrer"
          >
            {messages.code}
          </Menu.Item>
        )}
        {mayHavePicture && (
          <MenuItemLink
            to="/tickets/$id"
            params={{ id: ticket.publicId }}
            search={{ updateOwnerPicture: hasPicture }}
            leftSection={<IconCamera size={16} aria-hidden />}
          >
            {hasPicture ? messages.changePicture : messages.addPicture}
          </MenuItemLink>
        )}
        {!ticket.barcode && !mayHavePicture && <Menu.Item disabled>{messages.noAction}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}

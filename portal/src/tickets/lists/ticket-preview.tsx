import { Group, Kbd, Skeleton, Stack, Text, Button, Menu } from '@mantine/core'
import { IconCamera, IconChevronDown, IconQrcode } from '@tabler/icons-react'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { ButtonLink } from '../../kit/layout/links.tsx'
import { MenuItemLink } from '../../kit/layout/menu-link.tsx'
import { PreviewDrawer } from '../../kit/layout/preview-drawer.tsx'
import { listMessages } from '../../kit/tables/list.messages.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { TicketFacts } from '../ticket-facts.tsx'
import { TicketForms } from '../ticket-forms.tsx'
import { OwnerList } from '../ticket-owners.tsx'
import { TicketBuyer } from '../ticket-people.tsx'
import { TicketStateBadge } from '../ticket-state.tsx'
import { ticketMessages } from '../tickets.messages.ts'
import { useTicket, useBarcodeLink, type Ticket } from '../tickets.queries.ts'
import { ticketListMessages } from './list.messages.ts'

type Props = { id: string; onClose: () => void }

/** Preview of a ticket next to the list, opened by `peek` in the list's address. */
export function TicketPreview({ id, onClose }: Props) {
  const messages = useMessages(ticketMessages)
  const ofList = useMessages(listMessages)
  const { data: ticket } = useTicket(id)
  return (
    <PreviewDrawer
      title={ticket ? messages.title(ticket.ticketReferenceKey) : messages.ticket}
      closeLabel={ofList.close}
      isOpen={id !== ''}
      onClose={onClose}
    >
      <PeekBody id={id} />
    </PreviewDrawer>
  )
}

function PeekBody({ id }: { id: string }) {
  const messages = useMessages(ticketMessages)
  const ofList = useMessages(listMessages)
  const { walk } = useMessages(ticketListMessages)
  const query = useTicket(id)
  const { data: ticket } = query
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  if (!ticket) return <Skeleton height={320} />
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <TicketStateBadge ticket={ticket} />
        <Group gap="xs">
          <ButtonLink to="/tickets/$id" params={{ id }} variant="default">
            {ofList.openPage}
          </ButtonLink>
          <TicketMenu ticket={ticket} />
        </Group>
      </Group>
      <TicketFacts ticket={ticket} />
      <OwnerList owners={ticket.owners} />
      <TicketForms ticket={ticket} />
      <TicketBuyer buyer={ticket.buyer} />
      <Text size="xs" c="dimmed" visibleFrom="sm">
        <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> {walk}
      </Text>
    </Stack>
  )
}

/** Actions on the previewed ticket: show its code, set the picture of a pass. */
function TicketMenu({ ticket }: { ticket: Ticket }) {
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

import { Button } from '@mantine/core'
import { IconPlayerPlay, IconQrcode, IconRotate2 } from '@tabler/icons-react'
import { useMessages } from '../kit/text/messages.ts'
import { TicketStateActions } from './ticket-state-actions.tsx'
import { ticketMessages } from './tickets.messages.ts'
import { useActivate, useBarcodeLink, useMakeAvailable, type Ticket } from './tickets.queries.ts'

/** Actions that the server allows on a ticket now. */
export function TicketActions({ ticket }: { ticket: Ticket }) {
  const messages = useMessages(ticketMessages)
  const activate = useActivate()
  const makeAvailable = useMakeAvailable()
  const link = useBarcodeLink(ticket)
  const { publicId } = ticket
  return (
    <>
      {ticket.barcode && (
        <Button
          variant="default"
          leftSection={<IconQrcode size={16} aria-hidden />}
          disabled={!link.data}
          {...(link.data && {
            component: 'a',
            href: link.data.url,
            target: '_blank',
            rel: 'noreferrer',
          })}
        >
          {messages.code}
        </Button>
      )}
      <TicketStateActions ticket={ticket} />
      {ticket.can?.makeAvailable && (
        <Button
          variant="default"
          leftSection={<IconRotate2 size={16} aria-hidden />}
          loading={makeAvailable.isPending}
          onClick={() => makeAvailable.mutate({ body: { publicId } })}
        >
          {messages.makeAvailable}
        </Button>
      )}
      {ticket.can?.activate && (
        <Button
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          loading={activate.isPending}
          onClick={() => activate.mutate({ body: { tickets: [{ publicId }] } })}
        >
          {messages.activate}
        </Button>
      )}
    </>
  )
}

import { Button } from '@mantine/core'
import {
  IconPlayerPlay,
  IconQrcode,
  IconRotate2,
  IconLock,
  IconLockOpen,
  IconRefresh,
} from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useMessages } from '../kit/text/messages.ts'
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

const dialogs = {
  reissue: lazyPart(() => import('./ticket-state-dialogs.tsx'), 'ReissueTicket'),
  block: lazyPart(() => import('./ticket-state-dialogs.tsx'), 'BlockTicket'),
  unblock: lazyPart(() => import('./ticket-state-dialogs.tsx'), 'UnblockTicket'),
}
const icons = { reissue: IconRefresh, block: IconLock, unblock: IconLockOpen }
const actions = ['reissue', 'block', 'unblock'] as const

/** Reissues a lost ticket or blocks one, each after a confirmation. */
function TicketStateActions({ ticket }: { ticket: Ticket }) {
  const messages = useMessages(ticketMessages)
  const [asked, setAsked] = useState<(typeof actions)[number] | null>(null)
  const Asked = asked && dialogs[asked]
  return (
    <>
      {actions
        .filter((action) => ticket.can?.[action])
        .map((action) => {
          const ActionIcon = icons[action]
          return (
            <Button
              key={action}
              variant="default"
              leftSection={<ActionIcon size={16} aria-hidden />}
              onClick={() => setAsked(action)}
            >
              {messages[action]}
            </Button>
          )
        })}
      {Asked && <Asked ticket={ticket} onClose={() => setAsked(null)} />}
    </>
  )
}

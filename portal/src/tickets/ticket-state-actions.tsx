import { Button } from '@mantine/core'
import { IconLock, IconLockOpen, IconRefresh } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useMessages } from '../kit/text/messages.ts'
import { ticketMessages } from './tickets.messages.ts'
import type { Ticket } from './tickets.queries.ts'

const dialogs = {
  reissue: lazyPart(() => import('./ticket-state-dialogs.tsx'), 'ReissueTicket'),
  block: lazyPart(() => import('./ticket-state-dialogs.tsx'), 'BlockTicket'),
  unblock: lazyPart(() => import('./ticket-state-dialogs.tsx'), 'UnblockTicket'),
}
const icons = { reissue: IconRefresh, block: IconLock, unblock: IconLockOpen }
const actions = ['reissue', 'block', 'unblock'] as const

/** Reissues a lost ticket or blocks one, each after a confirmation. */
export function TicketStateActions({ ticket }: { ticket: Ticket }) {
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
      <Suspense fallback={null}>
        {Asked && <Asked ticket={ticket} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  )
}

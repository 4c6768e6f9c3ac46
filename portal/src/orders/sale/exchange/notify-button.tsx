import { Button } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../kit/layout/lazy-part.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import type { Order } from '../../orders.queries.ts'
import { editMessages } from './edit.messages.ts'

const NotifyClient = lazyPart(() => import('./notify-client.tsx'), 'NotifyClient')

/** Opens the preview of the email about updated tickets. */
export function NotifyButton({ order }: { order: Order }) {
  const messages = useMessages(editMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMailForward size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {messages.notify}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NotifyClient order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { Group, Skeleton, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ContactFacts } from '../domain/contact-facts.tsx'
import { partyNameOf } from '../domain/order-name.rules.ts'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './actions/client.messages.ts'
import { orderMessages } from './orders.messages.ts'
import type { Order } from './orders.queries.ts'
import styles from './order.module.css'

// Loaded on demand, because they are rarely used.
const AddEmail = lazyPart(() => import('./add-email.tsx'), 'AddEmail', <Skeleton height={96} />)
const CorrectClient = lazyPart(() => import('./actions/correct-client.tsx'), 'CorrectClient')

/** Whether nothing of an order is left that an email could confirm. */
const hasEnded = ({ status, isRefundedButValid }: Order): boolean =>
  status === 'Canceled' ||
  status === 'ValidationError' ||
  (status === 'RefundCompleted' && !isRefundedButValid)

/** The client of an order; a walk-in can be given an email. */
export function OrderClient({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const ofClient = useMessages(clientMessages)
  const [isCorrecting, setCorrecting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { fullName, email, phone, address } = order.invoice.user
  const rows = [
    [messages.name, fullName, null],
    [messages.postalCode, address.postalCode, null],
    [messages.email, email, `mailto:${email}`],
    [messages.phone, phone, `tel:${phone}`],
  ] as const
  const known = rows.filter(([, value]) => value)
  return (
    <section aria-labelledby="client">
      <Group justify="space-between" wrap="nowrap">
        <h2 id="client" ref={heading} tabIndex={-1} className="size-14 strong below-8">
          {messages.client}
        </h2>
        <IconAction
          label={ofClient.correct}
          icon={IconPencil}
          onClick={() => setCorrecting(true)}
        />
      </Group>
      {known.length === 0 ? (
        <Text c="dimmed">{order.party ? partyNameOf(order.party) : messages.anonymous}</Text>
      ) : (
        <ContactFacts facts={known} className={styles.facts!} />
      )}
      {!email && !hasEnded(order) && (
        <AddEmail order={order} onAdded={() => heading.current?.focus()} />
      )}
      {isCorrecting && <CorrectClient order={order} onClose={() => setCorrecting(false)} />}
    </section>
  )
}

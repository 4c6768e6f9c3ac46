import { Group, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { ContactFacts } from '../domain/contact-facts.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './actions/client.messages.ts'
import { orderMessages } from './orders.messages.ts'
import type { Order } from './orders.queries.ts'
import styles from './order.module.css'

// Loaded on demand, because it is rarely used.
const CorrectClient = lazyPart(() => import('./actions/correct-client.tsx'), 'CorrectClient')

export function OrderClient({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const ofClient = useMessages(clientMessages)
  const [isCorrecting, setCorrecting] = useState(false)
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
        <h2 id="client" className="size-14 strong below-8">
          {messages.client}
        </h2>
        <IconAction
          label={ofClient.correct}
          icon={IconPencil}
          onClick={() => setCorrecting(true)}
        />
      </Group>
      {known.length === 0 ? (
        <Text c="dimmed">{messages.anonymous}</Text>
      ) : (
        <ContactFacts facts={known} className={styles.facts!} />
      )}
      {isCorrecting && <CorrectClient order={order} onClose={() => setCorrecting(false)} />}
    </section>
  )
}

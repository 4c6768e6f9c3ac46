import { Text } from '@mantine/core'
import { ContactFacts } from '../domain/contact-facts.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { orderMessages } from './orders.messages.ts'
import type { Order } from './orders.queries.ts'
import styles from './order.module.css'

export function OrderClient({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
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
      <h2 id="client" className={styles.heading}>
        {messages.client}
      </h2>
      {known.length === 0 ? (
        <Text c="dimmed">{messages.anonymous}</Text>
      ) : (
        <ContactFacts facts={known} className={styles.facts!} />
      )}
    </section>
  )
}

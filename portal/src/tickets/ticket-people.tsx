import { Text } from '@mantine/core'
import { ContactFacts } from '../domain/contact-facts.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { ticketMessages } from './tickets.messages.ts'
import type { Ticket } from './tickets.queries.ts'
import styles from './tickets.module.css'

export function TicketBuyer({ buyer }: Pick<Ticket, 'buyer'>) {
  const messages = useMessages(ticketMessages)
  const { firstName, lastName, email, phone, postalCode, birthYear } = buyer
  const rows = [
    [messages.name, [firstName, lastName].filter(Boolean).join(' '), null],
    [messages.birthYear, birthYear === null ? null : String(birthYear), null],
    [messages.postalCode, postalCode, null],
    [messages.email, email, `mailto:${email}`],
    [messages.phone, phone, `tel:${phone}`],
  ] as const
  const known = rows.filter(([, value]) => value)
  return (
    <section aria-labelledby="buyer">
      <h2 id="buyer" className="size-14 strong below-8">
        {messages.buyer}
      </h2>
      {known.length === 0 && <Text c="dimmed">{messages.anonymous}</Text>}
      <ContactFacts facts={known} className={styles.facts!} />
    </section>
  )
}

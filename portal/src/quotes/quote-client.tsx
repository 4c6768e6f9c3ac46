import { Text } from '@mantine/core'
import { ContactFacts } from '../domain/contact-facts.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { quoteMessages } from './quotes.messages.ts'
import type { Quote } from './quotes.queries.ts'
import styles from './quotes.module.css'

/** Known details of the client of a quote. */
export function QuoteClient({ quote: { client, purchaseOrder } }: { quote: Quote }) {
  const messages = useMessages(quoteMessages)
  const { email, firstName, lastName, phone, postalCode } = client
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const rows = [
    [messages.clientName, name || null, null],
    [messages.email, email, `mailto:${email}`],
    [messages.phone, phone, `tel:${phone}`],
    [messages.postalCode, postalCode, null],
    [messages.purchaseOrder, purchaseOrder, null],
  ] as const
  const known = rows.filter(([, value]) => value)
  return (
    <section aria-labelledby="quote-client">
      <h2 id="quote-client" className="size-14 strong below-8">
        {messages.client}
      </h2>
      {known.length ? (
        <ContactFacts facts={known} className={styles.contact!} />
      ) : (
        <Text c="dimmed">{messages.anonymous}</Text>
      )}
    </section>
  )
}

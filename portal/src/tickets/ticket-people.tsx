import { Text } from '@mantine/core'
import { ContactFacts } from '../domain/contact-facts.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { ticketMessages } from './tickets.messages.ts'
import type { Ticket } from './tickets.queries.ts'
import styles from './tickets.module.css'

/** Who bought it. */
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
      <h2 id="buyer" className={styles.heading}>
        {messages.buyer}
      </h2>
      {known.length === 0 && <Text c="dimmed">{messages.anonymous}</Text>}
      <ContactFacts facts={known} className={styles.facts!} />
    </section>
  )
}

/** Who may use it, under the words that asked for them. */
export function TicketOwners({ owners }: Pick<Ticket, 'owners'>) {
  const messages = useMessages(ticketMessages)
  const localized = useLocalized()
  if (owners.length === 0) return null
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="owners">
      <h2 id="owners" className={styles.heading}>
        {messages.owners}
      </h2>
      <ul className={styles.owners}>
        {owners.map((owner, place) => {
          const name = `${owner.firstName} ${owner.lastName}`
          return (
            <li key={place}>
              {owner.picture && (
                <img src={owner.picture} alt={messages.pictureOf(name)} width={72} height={72} />
              )}
              <div>
                <Text fw={550}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {localized(owner.label)}
                </Text>
                {owner.birthDate && <Text size="sm">{messages.bornOn(owner.birthDate)}</Text>}
                {owner.isPictureMissing && (
                  <Text size="sm" className={styles.missing}>
                    {messages.pictureMissing}
                  </Text>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

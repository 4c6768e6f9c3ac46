import { ContactFacts } from '../domain/contact-facts.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { languageNames } from '../kit/text/language-names.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './clients.messages.ts'
import type { Client } from './clients.queries.ts'
import styles from './clients.module.css'

/** The known data of a client; unknown fields are hidden. */
export function ClientInformation({ client }: { client: Client }) {
  const { columns, facts, lastTransaction } = useMessages(clientMessages)
  const localized = useLocalized()
  const dates = useDates()
  const { email, phoneNumber, birthYear, lastTransactionDateTimeUtc: last } = client
  const known = [
    [columns.firstName, client.firstName, null],
    [columns.lastName, client.lastName, null],
    [columns.email, email, email && `mailto:${email}`],
    [facts.phone, phoneNumber, phoneNumber && `tel:${phoneNumber}`],
    [facts.postalCode, client.postalCode, null],
    [facts.birthYear, birthYear === null ? null : String(birthYear), null],
    [facts.gender, client.gender, null],
    [facts.language, languageNames[client.language], null],
    [facts.activities, client.activities.map(localized).join(', '), null],
    [lastTransaction, last && dates.moment(last), null],
  ] as const
  return <ContactFacts className={styles.facts!} facts={known.filter(([, value]) => value)} />
}

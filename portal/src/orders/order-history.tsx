import { toDollars } from '@guichet/contract/money.ts'
import { Skeleton, Text } from '@mantine/core'
import { useDates } from '../kit/dates.ts'
import { useMoney } from '../kit/money.ts'
import { useWords } from '../kit/words.ts'
import { historyWords, readableCode } from './history.words.ts'
import { useOrderHistory, type Order } from './orders.queries.ts'
import { orderWords } from './orders.words.ts'
import styles from './order.module.css'

/** Who did what and when, from the audit trail, newest first. */
export function OrderHistory({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const said = useWords(historyWords)
  const money = useMoney()
  const dates = useDates()
  const { data, error } = useOrderHistory(order.orderReferenceNumber, order.version)
  const factsOf = (facts: Record<string, unknown>) =>
    [
      typeof facts.finalCents === 'number' ? money(toDollars(facts.finalCents)) : null,
      typeof facts.totalCents === 'number' ? money(toDollars(facts.totalCents)) : null,
      typeof facts.units === 'number' ? words.units(facts.units) : null,
      typeof facts.creditNote === 'string' ? facts.creditNote : null,
      typeof facts.reference === 'string' && facts.reference !== order.orderReferenceNumber
        ? facts.reference
        : null,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        {words.history}
      </h2>
      {error && !data && (
        <Text size="sm" c="dimmed">
          {words.historyFailed}
        </Text>
      )}
      {!data && !error && <Skeleton height={80} />}
      <ol className={styles.timeline}>
        {data?.items.map(({ publicId, code, dateTimeUtc, actorName, facts }) => (
          <li key={publicId}>
            <Text span fw={550}>
              {said.codes[code] ?? readableCode(code)}
            </Text>
            {factsOf(facts) && (
              <Text span c="dimmed">
                {' '}
                · {factsOf(facts)}
              </Text>
            )}
            <Text size="xs" c="dimmed">
              <time dateTime={dateTimeUtc}>{dates.moment(dateTimeUtc)}</time>{' '}
              {actorName ? said.by(actorName) : facts.byClient === true ? said.client : said.system}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  )
}

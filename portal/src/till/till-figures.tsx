import { centsOf, toDollars } from '@guichet/contract/money.ts'
import { Text } from '@mantine/core'
import { TotalsList } from '../kit/tables/totals-list.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { tillMessages } from './till.messages.ts'
import type { Till } from './till.queries.ts'
import styles from './till.module.css'

/** Avoids a negative zero. */
const takenAway = (dollars: number) => (dollars === 0 ? 0 : -dollars)

/** Expected cash and its components; payments by other methods are listed separately. */
export function TillFigures({ till }: { till: Till }) {
  const messages = useMessages(tillMessages)
  const money = useMoney()
  const { float, figures } = till
  if (!figures)
    return (
      <div>
        <TotalsList rows={[{ label: messages.fields.float, amount: money(float) }]} />
        <Text size="sm" c="dimmed" mt="xs">
          {messages.blind}
        </Text>
      </div>
    )
  const { cashTaken, cashGivenBack, cashIn, cashOut, expected, otherMethods } = figures
  const names: Record<string, string> = messages.methods
  return (
    <div>
      <TotalsList
        rows={[
          { label: messages.fields.float, amount: money(float) },
          { label: messages.cashTaken, amount: money(cashTaken) },
          { label: messages.cashGivenBack, amount: money(takenAway(cashGivenBack)) },
          { label: messages.cashIn, amount: money(cashIn) },
          { label: messages.cashOut, amount: money(takenAway(cashOut)) },
          { label: messages.expected, amount: money(expected), isTotal: true },
        ]}
      />
      {otherMethods.length > 0 && (
        <div className={styles.others}>
          <h3 className={styles.small}>{messages.others}</h3>
          <TotalsList
            rows={otherMethods.map(({ method, taken, givenBack }) => ({
              key: method,
              label: names[method] ?? method,
              amount:
                givenBack > 0
                  ? messages.takenAndGiven(money(taken), money(givenBack))
                  : money(taken),
            }))}
          />
        </div>
      )}
    </div>
  )
}

/** Count of a closed till, its difference with the explanation, and corrections. */
export function Difference({ till }: { till: Till }) {
  const messages = useMessages(tillMessages)
  const money = useMoney()
  const { counted, difference, explanation, corrections, lines } = till
  if (counted === null || difference === null) return null
  const isCorrected = lines.some(({ kind }) => kind === 'correction')
  return (
    <>
      <TotalsList
        rows={[
          { label: messages.counted, amount: money(counted) },
          { label: messages.difference, amount: money(difference), isTotal: true },
        ]}
      />
      {explanation && (
        <Text size="sm" className="breaks">
          {explanation}
        </Text>
      )}
      {isCorrected && (
        <TotalsList
          rows={[
            { label: messages.corrections, amount: money(corrections) },
            {
              label: messages.afterCorrections,
              amount: money(toDollars(centsOf(difference) + centsOf(corrections))),
              isTotal: true,
            },
          ]}
        />
      )}
    </>
  )
}

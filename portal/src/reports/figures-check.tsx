import { countedFigures } from '@guichet/contract/cross-check/check-figures.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { addDays, useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { figuresCheckMessages } from './figures-check.messages.ts'
import { useCheckFigures, useDifferences, type CheckResult } from './figures-check.queries.ts'
import styles from './figures-check.module.css'

const checkedDays = 30

/** Checks that all sources of a figure agree; otherwise lists the value of each. */
export function FiguresCheck() {
  const messages = useMessages(figuresCheckMessages)
  const today = useDates().today()
  const from = addDays(today, 1 - checkedDays)
  const kept = useDifferences()
  const check = useCheckFigures()
  const [now, setNow] = useState<CheckResult | null>(null)
  const begin = () =>
    check.mutate({ body: { startDate: from, endDate: today } }, { onSuccess: setNow })
  return (
    <section className={`panel ${styles.check}`} aria-labelledby="figures-check">
      <header className="row wraps between gap-8">
        <h2 className="size-14 strong" id="figures-check">
          {messages.title}
        </h2>
        <Button variant="default" loading={check.isPending} onClick={begin}>
          {messages.check}
        </Button>
      </header>
      <Text size="sm" c="dimmed">
        {messages.text}
      </Text>
      <output>
        {now &&
          (now.differences.length ? (
            <Found title={messages.differencesNow(from, today)} checked={now} />
          ) : (
            <p className={styles.agree}>{messages.allAgree(from, today)}</p>
          ))}
      </output>
      <QueryBoundary query={kept} title={messages.loadFailed} loading={<Skeleton height={24} />}>
        {({ items }) =>
          items.length ? (
            items.map((item) => (
              <Found key={item.date} title={messages.differencesOf(item.date)} checked={item} />
            ))
          ) : (
            <Text size="sm">{messages.noneKept}</Text>
          )
        }
      </QueryBoundary>
    </section>
  )
}

/** Differing figures, and the orders behind them. */
function Found({ title, checked }: { title: string; checked: CheckResult }) {
  const messages = useMessages(figuresCheckMessages)
  const readingsText = useReadings()
  const kindNames: Record<string, string> = useKindNames()
  const partOf = (part: string) => messages.parts[part] ?? kindNames[part] ?? part
  return (
    <div className={styles.found}>
      <h3 className="size-13 strong below-4">{title}</h3>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{messages.figure}</th>
            <th scope="col">{messages.part}</th>
            <th scope="col">{messages.said}</th>
          </tr>
        </thead>
        <tbody>
          {checked.differences.map(({ figure, part, readings }) => (
            <tr key={`${figure} ${part}`}>
              <th scope="row">{messages.figures[figure]}</th>
              <td>{partOf(part)}</td>
              <td>{readingsText(readings, countedFigures.has(figure))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {checked.orders.length > 0 && (
        <table aria-label={messages.orders}>
          <thead>
            <tr>
              <th scope="col">{messages.order}</th>
              <th scope="col">{messages.said}</th>
            </tr>
          </thead>
          <tbody>
            {checked.orders.map(({ orderPublicId, orderReferenceNumber: ref, readings }) => (
              <tr key={orderPublicId}>
                <th scope="row">
                  <Link to="/orders/$ref" params={{ ref }}>
                    {ref}
                  </Link>
                </th>
                <td>{readingsText(readings)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

function useReadings() {
  const messages = useMessages(figuresCheckMessages)
  const money = useMoney()
  return (readings: CheckResult['differences'][number]['readings'], isCount = false) =>
    readings
      .map(({ source, value }) => `${messages.sources[source]} ${isCount ? value : money(value)}`)
      .join(' · ')
}

import { Group, Skeleton, Text } from '@mantine/core'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { addDays, useDates } from '../kit/dates/dates.ts'
import { AnchorLink, ButtonLink } from '../kit/layout/links.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { tillMessages } from './till.messages.ts'
import { useTills, type TillList } from './till.queries.ts'
import styles from './till.module.css'

/** Tills of a month by day, with daily totals. */
export function AllTills({ to }: { to: string | undefined }) {
  const messages = useMessages(tillMessages)
  const tills = useTills(to)
  return (
    <section aria-labelledby="all-tills" className="stack gap-12 shrinks">
      <div className="row wraps between gap-8-16">
        <h2 id="all-tills" className="size-16">
          {messages.all}
        </h2>
        {tills.data && (
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              {messages.period(tills.data.from, tills.data.to)}
            </Text>
            {to !== undefined && (
              <ButtonLink variant="default" to="/till" search={{}}>
                {messages.latest}
              </ButtonLink>
            )}
            <ButtonLink variant="default" to="/till" search={{ to: addDays(tills.data.from, -1) }}>
              {messages.earlier}
            </ButtonLink>
          </Group>
        )}
      </div>
      <QueryBoundary query={tills} title={messages.listFailed} loading={<Skeleton height={160} />}>
        {(list) => <Days list={list} />}
      </QueryBoundary>
    </section>
  )
}

function Days({ list }: { list: TillList }) {
  const messages = useMessages(tillMessages)
  const dates = useDates()
  if (list.items.length === 0) return <p className={`panel ${styles.empty}`}>{messages.none}</p>
  const heads = sumHeads(messages)
  return (
    <div className="panel scroll-frame">
      <table className={styles.table} aria-label={messages.all}>
        <thead>
          <tr>
            <th scope="col">{messages.fields.registerPublicId}</th>
            <th scope="col">{messages.clerk}</th>
            <th scope="col">{messages.openedHead}</th>
            <th scope="col">{messages.closedHead}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.money}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {list.days.map((day) => (
          <tbody key={day.businessDay}>
            <tr className={styles.day}>
              <th colSpan={day.closed > 0 ? 4 : 8} scope="rowgroup">
                {dates.weekday(day.businessDay)} {day.businessDay}
                <small>{messages.sumOfDay(day.closed, day.open)}</small>
              </th>
              {day.closed > 0 && <Sums {...day} />}
            </tr>
            {list.items
              .filter(({ businessDay }) => businessDay === day.businessDay)
              .map((till) => (
                <Row key={till.publicId} till={till} />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Row({ till }: { till: TillList['items'][number] }) {
  const messages = useMessages(tillMessages)
  const dates = useDates()
  return (
    <tr>
      <td>
        <AnchorLink to="/till/$id" params={{ id: till.publicId }} size="sm">
          {till.registerName}
        </AnchorLink>
      </td>
      <td data-label={messages.clerk}>{till.clerkName}</td>
      <td data-label={messages.openedHead}>{dates.hour(till.openedDateTimeUtc)}</td>
      <td data-label={messages.closedHead}>
        {till.closedDateTimeUtc ? dates.hour(till.closedDateTimeUtc) : messages.stillOpen}
      </td>
      <Sums {...till} />
    </tr>
  )
}

const sumHeads = (messages: (typeof tillMessages)['fr']) => [
  messages.expectedShort,
  messages.counted,
  messages.difference,
  messages.corrections,
]

type SumsProps = {
  expected: number | null
  counted: number | null
  difference: number | null
  corrections: number
}
function Sums({ expected, counted, difference, corrections }: SumsProps) {
  const messages = useMessages(tillMessages)
  const money = useMoney()
  const heads = sumHeads(messages)
  return [expected, counted, difference, corrections === 0 ? null : corrections].map((sum, i) => (
    <td key={i} className={styles.money} data-label={heads[i]}>
      {sum !== null && money(sum)}
    </td>
  ))
}

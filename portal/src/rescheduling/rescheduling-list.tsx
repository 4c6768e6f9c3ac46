import { Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useLostTime } from './lost-time.ts'
import { Pages } from './pages.tsx'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { useReschedulings } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

/** The lost days that were launched, newest first, with how far their people are. */
export function ReschedulingList() {
  const messages = useMessages(reschedulingMessages)
  const dates = useDates()
  const time = useLostTime()
  const [page, setPage] = useState(1)
  const query = useReschedulings(page)
  const { data } = query
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  return (
    <section aria-labelledby="launched">
      <h2 className={styles.listHead} id="launched">
        {messages.list}
      </h2>
      {!data && <Skeleton height={160} />}
      {data?.items.length === 0 && (
        <Text c="dimmed" className={`panel ${styles.empty}`}>
          {messages.none}
        </Text>
      )}
      {data && data.items.length > 0 && (
        <div className={`panel ${styles.frame}`}>
          <table className={styles.table} aria-labelledby="launched">
            <thead>
              <tr>
                {(['what', 'reason', 'when', 'progress'] as const).map((name) => (
                  <th key={name} scope="col">
                    {messages.days[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.items.map((item) => (
                <tr key={item.publicId}>
                  <td>
                    <AnchorLink
                      to="/rescheduling/$id"
                      params={{ id: item.publicId }}
                      search={{ show: 'all', page: 1 }}
                      fw={550}
                    >
                      {time.what(item)}
                    </AnchorLink>
                    <Text size="xs" c="dimmed">
                      {time.when(item)}
                    </Text>
                  </td>
                  <td data-label={messages.days.reason}>
                    <Text size="sm" lineClamp={2}>
                      {item.reason}
                    </Text>
                  </td>
                  <td data-label={messages.days.when}>
                    <span className={styles.nowrap}>{dates.moment(item.createdDateTimeUtc)}</span>
                    <Text size="xs" c="dimmed">
                      {messages.by(item.createdBy)}
                    </Text>
                  </td>
                  <td data-label={messages.days.progress}>
                    {messages.chosenOf(item.moved, item.tickets)}
                    {item.refundAsked > 0 && (
                      <Text size="xs" fw={550}>
                        {messages.asksRefund(item.refundAsked)}
                      </Text>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && <Pages total={data.total} page={page} onPage={setPage} />}
    </section>
  )
}

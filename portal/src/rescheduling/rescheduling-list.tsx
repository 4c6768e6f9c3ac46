import { Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { AnchorLink } from '../kit/layout/links.tsx'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useLostTime } from './lost-time.ts'
import { Pages } from './pages.tsx'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { useReschedulings } from './rescheduling.queries.ts'
import styles from './rescheduling.module.css'

/** Launched lost days, newest first, with their progress. */
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
      <h2 className="size-16 below-8" id="launched">
        {messages.list}
      </h2>
      {!data && <Skeleton height={160} />}
      {data && (
        <RecordTable
          title={messages.list}
          rows={data.items}
          keyOf={({ publicId }) => publicId}
          isTall
          empty={
            <Text c="dimmed" className={styles.empty}>
              {messages.none}
            </Text>
          }
          columns={[
            {
              header: messages.days.what,
              cell: (item) => (
                <>
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
                </>
              ),
            },
            {
              header: messages.days.reason,
              cell: (item) => (
                <Text size="sm" lineClamp={2}>
                  {item.reason}
                </Text>
              ),
            },
            {
              header: messages.days.when,
              cell: (item) => (
                <>
                  <span className="one-line">{dates.moment(item.createdDateTimeUtc)}</span>
                  <Text size="xs" c="dimmed">
                    {messages.by(item.createdBy)}
                  </Text>
                </>
              ),
            },
            {
              header: messages.days.progress,
              cell: (item) => (
                <>
                  {messages.chosenOf(item.moved, item.tickets)}
                  {item.refundAsked > 0 && (
                    <Text size="xs" fw={550}>
                      {messages.asksRefund(item.refundAsked)}
                    </Text>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
      {data && <Pages total={data.total} page={page} onPage={setPage} />}
    </section>
  )
}

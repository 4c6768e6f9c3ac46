import { Pagination } from '@mantine/core'
import { useMessages } from '../kit/text/messages.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'
import { pageSize } from './rescheduling.queries.ts'

export function Pages({
  total,
  page,
  onPage,
}: {
  total: number
  page: number
  onPage: (page: number) => void
}) {
  const messages = useMessages(reschedulingMessages)
  if (total <= pageSize) return null
  return (
    <nav aria-label={messages.pages}>
      <Pagination
        mt="md"
        total={Math.ceil(total / pageSize)}
        value={page}
        onChange={onPage}
        getItemProps={(item) => ({ 'aria-label': messages.page(item) })}
        getControlProps={(control) => ({
          'aria-label': control === 'previous' ? messages.previous : messages.next,
        })}
      />
    </nav>
  )
}

import { Button, Text } from '@mantine/core'
import { listMessages } from '../../kit/tables/list.messages.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { ticketListMessages } from './list.messages.ts'
import type { TicketSearch } from './ticket-filters.rules.ts'
import styles from '../../kit/tables/list.module.css'

type Props = { hasAnyTicket: boolean; search: TicketSearch; onClear: () => void }

/** Empty state: no tickets yet, or no search result. */
export function NoTickets({ hasAnyTicket, search, onClear }: Props) {
  const messages = useMessages(ticketListMessages)
  const ofList = useMessages(listMessages)
  const { q, type, from, to, categories, products } = search
  const isFiltered = Boolean(type || from || to || categories || products)
  const unfiltered = q ? messages.nothing(q) : ofList.nothingOnPage
  return (
    <div className={`panel ${styles.empty}`}>
      {hasAnyTicket ? (
        <>
          <Text fw={620}>{isFiltered ? messages.nothingFiltered : unfiltered}</Text>
          <Button variant="default" mt="sm" onClick={onClear}>
            {messages.showAll}
          </Button>
        </>
      ) : (
        <>
          <Text fw={620}>{messages.neverTitle}</Text>
          <Text c="dimmed">{messages.never}</Text>
        </>
      )}
    </div>
  )
}

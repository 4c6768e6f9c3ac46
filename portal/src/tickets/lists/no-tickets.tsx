import { SimilarRecords } from '../../domain/found/lazy-similar-records.ts'
import { EmptyList } from '../../kit/tables/list-screen.tsx'
import { listMessages } from '../../kit/tables/list.messages.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { ticketListMessages } from './list.messages.ts'
import type { TicketSearch } from './ticket-filters.rules.ts'

type Props = { hasAnyTicket: boolean; search: TicketSearch; onClear: () => void }

/** Empty state: no tickets yet, or no search result. */
export function NoTickets({ hasAnyTicket, search, onClear }: Props) {
  const messages = useMessages(ticketListMessages)
  const ofList = useMessages(listMessages)
  const { q, type, from, to, categories, products } = search
  const isFiltered = Boolean(type || from || to || categories || products)
  const unfiltered = q ? messages.nothing(q) : ofList.nothingOnPage
  return (
    <>
      <EmptyList
        hasAny={hasAnyTicket}
        why={isFiltered ? messages.nothingFiltered : unfiltered}
        clear={messages.showAll}
        onClear={onClear}
        messages={messages}
      />
      {q && <SimilarRecords kind="ticket" sought={q} />}
    </>
  )
}

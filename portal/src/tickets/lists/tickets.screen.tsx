import { getRouteApi } from '@tanstack/react-router'
import { usePhone } from '../../kit/layout/breakpoints.ts'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { ListScreen, usePeekedList } from '../../kit/tables/list-screen.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { useTickets } from '../tickets.queries.ts'
import { ticketListMessages } from './list.messages.ts'
import { NoTickets } from './no-tickets.tsx'
import { rememberedTickets } from './remembered-tickets.ts'
import { SearchTickets } from './search-tickets.tsx'
import { useDisplay } from './shown-columns.ts'
import { TicketCards } from './ticket-cards.tsx'
import { addressed, searchDefaults, understood, type TicketSearch } from './ticket-filters.rules.ts'
import { TicketsTable } from './tickets-table.tsx'
import { useExtract } from './use-extract.ts'
import styles from '../../kit/tables/list.module.css'

// Loaded with the first previewed ticket, then kept.
const TicketPreview = lazyPart(() => import('./ticket-preview.tsx'), 'TicketPreview')
// Menus load after the list, too.
const DisplayMenu = lazyPart(() => import('./list-tools.tsx'), 'DisplayMenu')
const ExtractMenu = lazyPart(() => import('./list-tools.tsx'), 'ExtractMenu')
const ExtractProgress = lazyPart(() => import('./list-tools.tsx'), 'ExtractProgress')
const TicketViews = lazyPart(
  () => import('./list-tools.tsx'),
  'TicketViews',
  <div className={styles.views} />,
)
const route = getRouteApi('/inside/tickets')

/**
 * List of tickets. Its address is its only state, so that it can be linked, navigated back to and
 * reloaded.
 */
export function TicketsScreen() {
  const messages = useMessages(ticketListMessages)
  const search = understood(route.useSearch())
  const navigate = route.useNavigate()
  const tickets = useTickets(search)
  const isPhone = usePhone()
  const [display, changeDisplay] = useDisplay()
  const file = useExtract(search)
  const go = (next: Partial<TicketSearch>) =>
    void navigate({
      search: addressed({ ...search, ...next }),
      replace: 'peek' in next && search.peek !== '',
    })
  const hasPeeked = usePeekedList({
    search: addressed(search),
    remembered: rememberedTickets,
    ids: tickets.data?.items.map(({ publicId }) => publicId) ?? [],
    onPeek: (peek) => go({ peek }),
  })
  const List = isPhone ? TicketCards : TicketsTable
  return (
    <ListScreen
      query={tickets}
      messages={messages}
      aside={
        <>
          {!isPhone && <DisplayMenu display={display} onChange={changeDisplay} />}
          <ExtractMenu {...file} search={search} />
        </>
      }
      search={search}
      onPage={(page) => go({ page })}
      list={({ items }, isOld) => (
        <List rows={items} search={search} isOld={isOld} display={display} onGo={go} />
      )}
      empty={({ hasAnyTicket }) => (
        <NoTickets hasAnyTicket={hasAnyTicket} search={search} onClear={() => go(searchDefaults)} />
      )}
      preview={hasPeeked && <TicketPreview id={search.peek} onClose={() => go({ peek: '' })} />}
    >
      {file.progress && <ExtractProgress progress={file.progress} cancel={file.cancel} />}
      <SearchTickets search={search} onSearch={(next) => go({ ...next, page: 1 })} />
      <TicketViews search={search} onGo={go} />
    </ListScreen>
  )
}

import { Text } from '@mantine/core'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { failedOf, QueryFailed } from '../../kit/api/query-boundary.tsx'
import { useSingleKeys } from '../../kit/keys/single-keys.ts'
import { usePhone } from '../../kit/layout/breakpoints.ts'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { PageHead } from '../../kit/layout/page-head.tsx'
import { ListPages } from '../../kit/tables/list-pages.tsx'
import { listMessages } from '../../kit/tables/list.messages.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useTickets, type TicketList } from '../tickets.queries.ts'
import { ticketListMessages } from './list.messages.ts'
import { NoTickets } from './no-tickets.tsx'
import { rememberedTickets } from './remembered-tickets.ts'
import { SearchTickets } from './search-tickets.tsx'
import { useDisplay } from './shown-columns.ts'
import { TicketCards } from './ticket-cards.tsx'
import { addressed, searchDefaults, understood, type TicketSearch } from './ticket-filters.rules.ts'
import { TicketsTable, type ListProps } from './tickets-table.tsx'
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
  const [hasPeeked, setPeeked] = useState(false)
  if (search.peek && !hasPeeked) setPeeked(true)
  const { history } = useRouter()
  useEffect(
    () => rememberedTickets.remember(addressed(search), history.location.state.__TSR_index),
    [search, history],
  )

  const go = (next: Partial<TicketSearch>) =>
    void navigate({
      search: addressed({ ...search, ...next }),
      replace: 'peek' in next && search.peek !== '',
    })
  const walk = (step: number) => {
    const rows = tickets.data?.items ?? []
    const next = rows[rows.findIndex((row) => row.publicId === search.peek) + step]
    if (search.peek && next) go({ peek: next.publicId })
  }
  useSingleKeys([
    ['j', () => walk(1)],
    ['k', () => walk(-1)],
  ])

  if (failedOf(tickets)) return <QueryFailed query={tickets} title={messages.loadFailed} />
  return (
    <>
      <PageHead
        title={messages.title}
        aside={
          <>
            {!isPhone && <DisplayMenu display={display} onChange={changeDisplay} />}
            <ExtractMenu {...file} search={search} />
          </>
        }
      >
        {tickets.data && (
          <Text component="output" c="dimmed" size="sm">
            {messages.results(tickets.data.total, tickets.data.totalIsCapped)}
          </Text>
        )}
      </PageHead>
      {file.progress && <ExtractProgress progress={file.progress} cancel={file.cancel} />}
      <SearchTickets search={search} onSearch={(next) => go({ ...next, page: 1 })} />
      <TicketViews search={search} onGo={go} />
      {tickets.data ? (
        <Found
          tickets={tickets.data}
          isOld={tickets.isPlaceholderData}
          search={search}
          display={display}
          onGo={go}
        />
      ) : (
        <div className={styles.skeleton} aria-busy="true" />
      )}
      {hasPeeked && <TicketPreview id={search.peek} onClose={() => go({ peek: '' })} />}
    </>
  )
}

type FoundProps = Omit<ListProps, 'rows'> & { tickets: TicketList }

/** Tickets of a page, as cards on a phone, with pagination. */
function Found({ tickets, ...list }: FoundProps) {
  const messages = useMessages(listMessages)
  const isPhone = usePhone()
  const List = isPhone ? TicketCards : TicketsTable
  const { search, onGo } = list
  return (
    <>
      {tickets.totalIsCapped && (
        <Text size="xs" c="dimmed" mb="xs">
          {messages.capped}
        </Text>
      )}
      {tickets.items.length > 0 ? (
        <List rows={tickets.items} {...list} />
      ) : (
        <NoTickets
          hasAnyTicket={tickets.hasAnyTicket}
          search={search}
          onClear={() => onGo(searchDefaults)}
        />
      )}
      <ListPages
        total={tickets.total}
        page={search.page}
        size={search.size}
        onPage={(page) => onGo({ page })}
      />
    </>
  )
}

import { clientSorts } from '@guichet/contract/clients/client-sorts.ts'
import { Button, Group, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { usePhone } from '../kit/layout/breakpoints.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { ListOrder } from '../kit/tables/list-order.tsx'
import { ListPages } from '../kit/tables/list-pages.tsx'
import { listMessages } from '../kit/tables/list.messages.ts'
import { SearchBox } from '../kit/tables/search-box.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { ClientActions } from './client-actions.tsx'
import { ClientCards } from './client-cards.tsx'
import { clientDefaults, type ClientAddress } from './clients-search.rules.ts'
import { ClientsTable } from './clients-table.tsx'
import { clientMessages } from './clients.messages.ts'
import { useClients, type Client, type ClientList } from './clients.queries.ts'
import styles from '../kit/tables/list.module.css'

// The dialog is loaded when the first client is opened, so that the list renders sooner.
const ClientDialog = lazyPart(() => import('./client-dialog.tsx'), 'ClientDialog')
const route = getRouteApi('/inside/clients')

/** The list of clients. All its state is in the address, including the dialog. */
export function ClientsScreen() {
  const messages = useMessages(clientMessages)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const clients = useClients(search)
  const go = (next: Partial<ClientAddress>) =>
    void navigate({
      search: { ...search, ...next },
      // The back button leaves the page, which asks about an unsaved note.
      replace: 'peek' in next || 'tab' in next,
    })
  const close = () => go({ peek: '', tab: clientDefaults.tab })
  const peeked = usePeeked(clients.data, search.peek)
  if (failedOf(clients)) return <QueryFailed query={clients} title={messages.loadFailed} />
  return (
    <>
      <PageHead
        title={messages.title}
        aside={<ClientActions search={search} found={clients.data} />}
      >
        {clients.data && (
          <Text component="output" c="dimmed" size="sm">
            {messages.results(clients.data.total, clients.data.totalIsCapped)}
          </Text>
        )}
      </PageHead>
      <SearchClients search={search} onSearch={(next) => go({ ...next, page: 1 })} />
      {clients.data ? (
        <Found clients={clients.data} isOld={clients.isPlaceholderData} search={search} onGo={go} />
      ) : (
        <div className={styles.skeleton} aria-busy="true" />
      )}
      {peeked && (
        <ClientDialog
          key={peeked.profilePublicId}
          client={peeked}
          tab={search.tab}
          onTab={(tab) => go({ tab })}
          onClose={close}
          onErased={close}
          onMerged={(peek) => go({ peek })}
        />
      )}
    </>
  )
}

/**
 * The open client; it stays open when a refetched list no longer contains it, so that typed text is
 * not lost.
 */
function usePeeked(list: ClientList | undefined, peek: string): Client | undefined {
  const listed = list?.items.find(({ profilePublicId }) => profilePublicId === peek)
  const [seen, setSeen] = useState(listed)
  if (listed && listed !== seen) setSeen(listed)
  return listed ?? (seen?.profilePublicId === peek ? seen : undefined)
}

type SearchProps = { search: ClientAddress; onSearch: (next: Partial<ClientAddress>) => void }
function SearchClients({ search, onSearch }: SearchProps) {
  const messages = useMessages(clientMessages)
  return (
    <SearchBox
      sought={search.q}
      label={messages.search}
      hint={messages.searchHint}
      onSearch={(q) => onSearch({ q })}
      hasOptions={search.size !== clientDefaults.size}
    >
      <Group gap="sm" mt="xs">
        <ListOrder
          size={search.size}
          sort={search.sort}
          columns={clientSorts.map((sort) => [sort, messages.columns[sort]])}
          onChange={onSearch}
        />
      </Group>
    </SearchBox>
  )
}

type FoundProps = {
  clients: ClientList
  isOld: boolean
  search: ClientAddress
  onGo: (next: Partial<ClientAddress>) => void
}

/** The clients of a page, as cards on a phone, with pagination. */
function Found({ clients, isOld, search, onGo }: FoundProps) {
  const messages = useMessages(listMessages)
  const isPhone = usePhone()
  const List = isPhone ? ClientCards : ClientsTable
  return (
    <>
      {clients.totalIsCapped && (
        <Text size="xs" c="dimmed" mb="xs">
          {messages.capped}
        </Text>
      )}
      {clients.items.length > 0 ? (
        <List rows={clients.items} search={search} isOld={isOld} onGo={onGo} />
      ) : (
        <NoClients search={search} onGo={onGo} />
      )}
      <ListPages
        total={clients.total}
        page={search.page}
        size={search.size}
        onPage={(page) => onGo({ page })}
      />
    </>
  )
}

/** Empty state: no clients yet, or no search result. */
function NoClients({ search, onGo }: Pick<FoundProps, 'search' | 'onGo'>) {
  const messages = useMessages(clientMessages)
  const ofList = useMessages(listMessages)
  const isNarrowed = search.q !== '' || search.page > 1
  return (
    <div className={`panel ${styles.empty}`}>
      {isNarrowed ? (
        <>
          <Text fw={620}>{search.q ? messages.nothing(search.q) : ofList.nothingOnPage}</Text>
          <Button variant="default" mt="sm" onClick={() => onGo(clientDefaults)}>
            {ofList.clear}
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

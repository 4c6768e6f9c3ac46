import { clientSorts } from '@guichet/contract/clients/client-sorts.ts'
import { Group } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { SimilarRecords } from '../domain/found/lazy-similar-records.ts'
import { usePhone } from '../kit/layout/breakpoints.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { ListOrder } from '../kit/tables/list-order.tsx'
import { ListScreen, EmptyList } from '../kit/tables/list-screen.tsx'
import { listMessages } from '../kit/tables/list.messages.ts'
import { SearchBox } from '../kit/tables/search-box.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { ClientActions } from './client-actions.tsx'
import { ClientCards } from './client-cards.tsx'
import { clientDefaults, type ClientAddress } from './clients-search.rules.ts'
import { ClientsTable } from './clients-table.tsx'
import { clientMessages } from './clients.messages.ts'
import { useClients, type Client, type ClientList } from './clients.queries.ts'

// The dialog is loaded when the first client is opened, so that the list renders sooner.
const ClientDialog = lazyPart(() => import('./client-dialog.tsx'), 'ClientDialog')
const route = getRouteApi('/inside/clients')

/** The list of clients. All its state is in the address, including the dialog. */
export function ClientsScreen() {
  const messages = useMessages(clientMessages)
  const ofList = useMessages(listMessages)
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
  const List = usePhone() ? ClientCards : ClientsTable
  return (
    <ListScreen
      query={clients}
      messages={messages}
      aside={<ClientActions search={search} found={clients.data} />}
      search={search}
      onPage={(page) => go({ page })}
      list={({ items }, isOld) => <List rows={items} search={search} isOld={isOld} onGo={go} />}
      empty={() => (
        <>
          <EmptyList
            hasAny={search.q !== '' || search.page > 1}
            why={search.q ? messages.nothing(search.q) : ofList.nothingOnPage}
            clear={ofList.clear}
            onClear={() => go(clientDefaults)}
            messages={messages}
          />
          {search.q && <SimilarRecords kind="client" sought={search.q} />}
        </>
      )}
      preview={
        peeked && (
          <ClientDialog
            key={peeked.profilePublicId}
            client={peeked}
            tab={search.tab}
            onTab={(tab) => go({ tab })}
            onClose={close}
            onErased={close}
            onMerged={(peek) => go({ peek })}
            onOther={(peek, q) => go({ q, page: 1, peek, tab: clientDefaults.tab })}
          />
        )
      }
    >
      <SearchClients search={search} onSearch={(next) => go({ ...next, page: 1 })} />
    </ListScreen>
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

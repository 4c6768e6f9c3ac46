import { extractClients } from '@guichet/contract/clients/extract-clients.ts'
import { findClientOrders } from '@guichet/contract/clients/find-client-orders.ts'
import { findClients } from '@guichet/contract/clients/find-clients.ts'
import { getClientFigures } from '@guichet/contract/clients/get-client-figures.ts'
import { getClientNote, saveClientNote } from '@guichet/contract/clients/save-client-note.ts'
import type { Query, Reply } from '@guichet/contract/endpoint.ts'
import { extractPersonalData } from '@guichet/contract/privacy/extract-personal-data.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { callForAnswer } from '../kit/api/call.ts'
import { keepPreviousDataOf } from '../kit/api/keep-previous-data.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useDownload } from '../kit/api/use-download.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { ClientAddress } from './clients-search.rules.ts'
import { clientMessages } from './clients.messages.ts'

export type ClientList = Reply<typeof findClients>
export type Client = ClientList['items'][number]
export type ClientOrders = Reply<typeof findClientOrders>
export type ClientNote = Reply<typeof getClientNote>

const searchQueryOf = ({
  q,
  sort,
}: Pick<ClientAddress, 'q' | 'sort'>): Query<typeof extractClients> => ({
  ...(q && { searchTerm: q }),
  sort,
})

export function useClients(search: ClientAddress) {
  const { publicId } = useBusiness()
  const query: Query<typeof findClients> = {
    ...searchQueryOf(search),
    page: String(search.page),
    pageSize: String(search.size) as '25',
  }
  return useRead(
    queryKeys.clients.list(publicId, query),
    findClients,
    { query: { collaboratorPublicId: publicId, ...query } },
    { placeholderData: keepPreviousData },
  )
}

export const useClientOrders = (profilePublicId: string, page: number) =>
  useRead(
    queryKeys.clients.orders(profilePublicId, page),
    findClientOrders,
    { params: { profilePublicId }, query: { page: String(page) } },
    { placeholderData: keepPreviousDataOf(queryKeys.clients.orders(profilePublicId)) },
  )

export const useClientFigures = (profilePublicId: string) =>
  useRead(queryKeys.clients.figures(profilePublicId), getClientFigures, {
    params: { profilePublicId },
  })

export const useClientNote = (profilePublicId: string) =>
  useRead(queryKeys.clients.note(profilePublicId), getClientNote, {
    params: { profilePublicId },
    query: {},
  })

export const useSaveClientNote = (profilePublicId: string) =>
  useCommand(saveClientNote, {
    titles: useMessages(clientMessages).commands.saveClientNote,
    invalidates: [queryKeys.clients.note(profilePublicId)],
    isShownInForm: true,
  })

/** Total number of clients; requested only while a search shows part of them. */
export function useAllClients(isWanted: boolean) {
  const { publicId } = useBusiness()
  const query: Query<typeof findClients> = { pageSize: '25' }
  return useRead(
    queryKeys.clients.list(publicId, query),
    findClients,
    { query: { collaboratorPublicId: publicId, ...query } },
    { enabled: isWanted },
  )
}

/** Export of all clients, or of a search result, as a file. */
export function useClientExport(sort: ClientAddress['sort']) {
  const { publicId } = useBusiness()
  const { taking, take } = useDownload<'xlsx'>(useMessages(clientMessages).exported)
  return {
    isTaking: taking !== null,
    take: (q: string) =>
      take({
        format: 'xlsx',
        name: 'clients',
        ask: () =>
          callForAnswer(extractClients, {
            query: { collaboratorPublicId: publicId, ...searchQueryOf({ q, sort }) },
          }),
      }),
  }
}

/** Export of all stored data of a client, as a file for them. */
export function usePersonalData(profilePublicId: string) {
  const { taking, take } = useDownload<'zip'>(useMessages(clientMessages).dataTaken)
  return {
    isTaking: taking !== null,
    take: () =>
      take({
        format: 'zip',
        ask: () => callForAnswer(extractPersonalData, { params: { profilePublicId } }),
      }),
  }
}

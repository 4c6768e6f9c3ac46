import type { Reply } from '@guichet/contract/endpoint.ts'
import { activateTickets, makeTicketAvailable } from '@guichet/contract/tickets/activate-tickets.ts'
import { blockTicket, unblockTicket } from '@guichet/contract/tickets/block-ticket.ts'
import { linkBarcode } from '@guichet/contract/tickets/get-barcode.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { findTicketProducts } from '@guichet/contract/tickets/lists/find-ticket-products.ts'
import { findTickets } from '@guichet/contract/tickets/lists/find-tickets.ts'
import type { ticketKinds } from '@guichet/contract/tickets/lists/ticket-query.ts'
import { reissueTicket } from '@guichet/contract/tickets/reissue-ticket.ts'
import { saveOwnerPicture } from '@guichet/contract/tickets/save-owner-picture.ts'
import { saveTicketForm } from '@guichet/contract/tickets/save-ticket-form.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { TicketSearch } from './lists/ticket-filters.rules.ts'
import { ticketMessages } from './tickets.messages.ts'

export type Ticket = Reply<typeof getTicket>
export type TicketList = Reply<typeof findTickets>
export type TicketRow = TicketList['items'][number]

/** Query of the API for a search. */
export const queryOf = ({ q, type, from, to, categories, products, sort }: TicketSearch) => ({
  ...(q && { query: q }),
  ...(type && { type: type as (typeof ticketKinds)[number] }),
  ...(from && { activePeriodStart: from }),
  ...(to && { activePeriodEnd: to }),
  ...(categories && { categories }),
  ...(products && { productIds: products }),
  sort,
})

export function useTickets({ page, size, ...search }: TicketSearch) {
  const { publicId } = useBusiness()
  const query = queryOf({ page, size, ...search })
  return useQuery({
    placeholderData: keepPreviousData,
    queryKey: queryKeys.tickets.list(publicId, { ...query, page, size }),
    queryFn: ({ signal }) =>
      call(
        findTickets,
        {
          query: {
            collaboratorId: publicId,
            ...query,
            page: String(page),
            pageSize: String(size),
          },
        },
        { signal },
      ),
  })
}
export function useTicketProducts() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.tickets.products(publicId),
    queryFn: ({ signal }) => call(findTicketProducts, {}, { signal }),
  })
}

export const useTicket = (id: string) =>
  useQuery({
    queryKey: queryKeys.tickets.record(id),
    enabled: id !== '',
    queryFn: ({ signal }) => call(getTicket, { params: { id } }, { signal }),
  })

/** The link to the QR code expires after a minute, so it is refreshed before. */
export const useBarcodeLink = ({ publicId: id, barcode }: Ticket) =>
  useQuery({
    queryKey: queryKeys.tickets.barcode(id, barcode),
    enabled: barcode !== '',
    refetchInterval: 40_000,
    queryFn: ({ signal }) => call(linkBarcode, { params: { id } }, { signal }),
  })

const useTitles = () => useMessages(ticketMessages).commands
/** An order shows its tickets and their history. */
const touched = [queryKeys.tickets.all, queryKeys.orders.all]
export const useActivate = () =>
  useCommand(activateTickets, { titles: useTitles().activateTickets, invalidates: touched })
export const useMakeAvailable = () =>
  useCommand(makeTicketAvailable, { titles: useTitles().makeTicketAvailable, invalidates: touched })
export const useSaveAnswers = (onDone: () => void) =>
  useCommand(saveTicketForm, {
    titles: useTitles().saveTicketForm,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export function useSavePicture({ isChange, onDone }: { isChange: boolean; onDone: () => void }) {
  const { pictureAdded, commands } = useMessages(ticketMessages)
  return useCommand(saveOwnerPicture, {
    titles: isChange ? commands.saveOwnerPicture : pictureAdded,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
}
export const useBlock = (onDone: (reply: Reply<typeof blockTicket>) => void) =>
  useCommand(blockTicket, {
    titles: useTitles().blockTicket,
    invalidates: touched,
    onDone,
    isQuiet: true,
    isShownInForm: true,
  })
export const useUnblock = (onDone: () => void) =>
  useCommand(unblockTicket, { titles: useTitles().unblockTicket, invalidates: touched, onDone })
export const useReissue = (onDone: () => void) =>
  useCommand(reissueTicket, { titles: useTitles().reissueTicket, invalidates: touched, onDone })

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
import { keepPreviousData } from '@tanstack/react-query'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand, commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { TicketSearch } from './lists/ticket-filters.rules.ts'
import { ticketMessages } from './tickets.messages.ts'

export type Ticket = Reply<typeof getTicket>
export type TicketRow = Reply<typeof findTickets>['items'][number]

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
  return useRead(
    queryKeys.tickets.list(publicId, { ...query, page, size }),
    findTickets,
    {
      query: {
        collaboratorId: publicId,
        ...query,
        page: String(page),
        pageSize: String(size),
      },
    },
    { placeholderData: keepPreviousData },
  )
}
export function useTicketProducts() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.tickets.products(publicId), findTicketProducts, {})
}

export const useTicket = (id: string) =>
  useRead(queryKeys.tickets.record(id), getTicket, { params: { id } }, { enabled: id !== '' })

/** The link to the QR code expires after a minute, so it is refreshed before. */
export const useBarcodeLink = ({ publicId: id, barcode }: Ticket) =>
  useRead(
    queryKeys.tickets.barcode(id, barcode),
    linkBarcode,
    { params: { id } },
    { enabled: barcode !== '', refetchInterval: 40_000 },
  )

/** An order shows its tickets and their history. */
const touched = [queryKeys.tickets.all, queryKeys.orders.all]
const command = commandsOf(ticketMessages, touched)
export const useActivate = command({ activateTickets })
export const useMakeAvailable = command({ makeTicketAvailable })
export const useSaveAnswers = command({ saveTicketForm }, inForm)
export function useSavePicture({ isChange, onDone }: { isChange: boolean; onDone: () => void }) {
  const { pictureAdded, commands } = useMessages(ticketMessages)
  return useCommand(saveOwnerPicture, {
    titles: isChange ? commands.saveOwnerPicture : pictureAdded,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
}
export const useBlock = command({ blockTicket }, { ...inForm, isQuiet: true })
export const useUnblock = command({ unblockTicket })
export const useReissue = command({ reissueTicket })

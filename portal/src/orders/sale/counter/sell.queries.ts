import { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { getProfile } from '@guichet/contract/clients/get-profile.ts'
import type { Call, Reply } from '@guichet/contract/endpoint.ts'
import { holdCart, releaseHold } from '@guichet/contract/orders/sale/hold-cart.ts'
import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isSameCart, ticketsOf, type Cart } from '../../../domain/cart.rules.ts'
import { call } from '../../../kit/api/call.ts'
import { queryKeys } from '../../../kit/api/query-keys.ts'
import { useCommand, commandsOf } from '../../../kit/api/use-command.ts'
import { useRead } from '../../../kit/api/use-read.ts'
import { useBusiness } from '../../../kit/session/business.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { discountBody, type DiscountOfSale } from '../check-out/check-out.rules.ts'
import { live } from '../times/open-days.queries.ts'
import { useOmittedTicket } from './omitted-ticket.ts'
import { sellMessages } from './sell.messages.ts'

export type Sellable = Reply<typeof getSellable>
export type SoldKind = 'tickets' | 'products' | Sellable['alsoSold'][number]
export type Activity = Reply<typeof getSellable>['activities'][number]
export type Category = Activity['categories'][number]
export type Product = Reply<typeof getSellable>['products'][number]
export type Draft = Reply<typeof previewSale>
export type SoldOrder = Reply<typeof sell>

/** Kinds of products that a business sells, in the order of the page. */
export const kindsOf = ({ activities, alsoSold, products }: Sellable): SoldKind[] => [
  ...(activities.length ? ['tickets' as const] : []),
  ...alsoSold,
  ...(products.length ? ['products' as const] : []),
]

export function useSellable() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.sell.sellable(publicId), getSellable, {
    query: { collaboratorPublicId: publicId },
  })
}

export function useTimeslots(activityPublicId: string, dateSelected: string | null) {
  const { publicId } = useBusiness()
  const omitted = useOmittedTicket()
  return useRead(
    queryKeys.sell.availability('slots', activityPublicId, dateSelected, omitted),
    findTimeslots,
    {
      body: {
        collaboratorPublicId: publicId,
        activityPublicId,
        dateSelected: dateSelected!,
        ...omitted,
      },
    },
    { refetchInterval: live.refetchInterval, enabled: dateSelected !== null },
  )
}

/** Parameters of the server's invoice besides the cart. Places of its own hold count as free. */
type Circumstances = {
  holdPublicId: string | null
  rebateCodes: readonly string[]
  /** Used for rebates of local residents. */
  postalCode: string
  discount: DiscountOfSale | null
  isAsked: boolean
}
export function usePreview(
  cart: Cart,
  { holdPublicId, rebateCodes, postalCode, discount, isAsked }: Circumstances,
) {
  const tickets = ticketsOf(cart)
  const rebates = {
    ...(rebateCodes.length > 0 && { rebateCodes: [...rebateCodes] }),
    ...(postalCode && { postalCode }),
    ...discountBody(discount),
  }
  return useRead(
    queryKeys.sell.preview(tickets, holdPublicId, rebates),
    previewSale,
    { body: { tickets, ...rebates, ...(holdPublicId && { holdPublicId }) } },
    {
      // Keeps the invoice and its questions while a line changes, but not those of another cart.
      placeholderData: (before: Draft | undefined, query) =>
        isSameCart(query?.queryKey[2], tickets) ? before : undefined,
      enabled: isAsked && tickets.length > 0,
    },
  )
}

/** Finds a client by email; null if unknown. */
export function useFindClient() {
  const client = useQueryClient()
  return (email: string) =>
    client.fetchQuery({
      queryKey: queryKeys.sell.client(email),
      retry: false,
      queryFn: () => call(getProfile, { params: { id: email } }).catch(() => null),
    })
}

type SaleSent = { parts: Call<typeof sell>; key: string }
/** `takeOver` stores a sale whose response never arrived; it returns whether it did so. */
export const useSell = (
  onSold: (order: SoldOrder) => void,
  takeOver: (error: unknown, sent: SaleSent) => boolean,
) =>
  useCommand(sell, {
    takeOver,
    titles: useMessages(sellMessages).commands.sell,
    invalidates: [
      queryKeys.sell.sellable(),
      queryKeys.sell.availability(),
      queryKeys.sell.preview(),
      queryKeys.orders.all,
    ],
    onDone: onSold,
    isQuiet: true,
    isShownInForm: true,
  })

export type SaleCommand = ReturnType<typeof useSell>

const touched = [queryKeys.sell.availability(), queryKeys.sell.preview()]
export const useHold = (onHeld: (hold: Reply<typeof holdCart>) => void) =>
  useCommand(holdCart, {
    titles: useMessages(sellMessages).commands.holdCart,
    invalidates: touched,
    onDone: onHeld,
  })
const command = commandsOf(sellMessages, touched)
export const useReleaseHold = command({ releaseHold }, { isQuiet: true })

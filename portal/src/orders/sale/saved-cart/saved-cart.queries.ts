import type { Reply } from '@guichet/contract/endpoint.ts'
import { releaseHold } from '@guichet/contract/orders/sale/hold-cart.ts'
import { deleteSavedCart, findSavedCarts } from '@guichet/contract/orders/sale/saved/save-cart.ts'
import { queryKeys } from '../../../kit/api/query-keys.ts'
import { useCommand } from '../../../kit/api/use-command.ts'
import { useRead } from '../../../kit/api/use-read.ts'
import { useBusiness } from '../../../kit/session/business.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { live } from '../times/open-days.queries.ts'
import { savedCartMessages } from './saved-cart.messages.ts'

export type CartHead = Reply<typeof findSavedCarts>['items'][number]

/** Parked carts of the counter and the clerk's own; polled, because others park carts too. */
export function useSavedCarts() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.sell.carts(publicId),
    findSavedCarts,
    {},
    { refetchInterval: live.refetchInterval },
  )
}

const touchedBy = (business: string) => [
  queryKeys.sell.carts(business),
  queryKeys.sell.availability(),
  queryKeys.sell.preview(),
]
export function useDeleteSavedCart() {
  const { publicId } = useBusiness()
  return useCommand(deleteSavedCart, {
    titles: useMessages(savedCartMessages).commands.deleteSavedCart,
    invalidates: touchedBy(publicId),
    isQuiet: true,
  })
}
export function useGiveBack() {
  const { publicId } = useBusiness()
  return useCommand(releaseHold, {
    titles: useMessages(savedCartMessages).commands.releaseHold,
    invalidates: touchedBy(publicId),
  })
}

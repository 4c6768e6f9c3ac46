import { reactivateOrder } from '@guichet/contract/orders/refunds/reactivate-order.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useMessages } from '../kit/text/messages.ts'
import { reactivateMessages } from './actions/reactivate.messages.ts'

type Reactivation = {
  onDone?: () => void
  isShownInForm?: boolean
  titles?: { success: string; error: string }
}
export const useReactivateOrder = (options: Reactivation = {}) =>
  useCommand(reactivateOrder, {
    titles: useMessages(reactivateMessages).commands.reactivateOrder,
    invalidates: [queryKeys.orders.all, queryKeys.sell.all],
    ...options,
  })

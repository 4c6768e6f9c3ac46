import type { Reply } from '@guichet/contract/endpoint.ts'
import { payBalance, setBalanceTerms } from '@guichet/contract/orders/payment/pay-balance.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { balanceMessages } from '../balance.messages.ts'

type Options = { onDone: () => void }

export const usePayBalance = ({ onDone }: { onDone: (order: Reply<typeof payBalance>) => void }) =>
  useCommand(payBalance, {
    titles: useMessages(balanceMessages).commands.payBalance,
    invalidates: [queryKeys.orders.all],
    isShownInForm: true,
    onDone,
  })
export const useSetBalanceTerms = ({ onDone }: Options) =>
  useCommand(setBalanceTerms, {
    titles: useMessages(balanceMessages).commands.setBalanceTerms,
    invalidates: [queryKeys.orders.all],
    isShownInForm: true,
    onDone,
  })

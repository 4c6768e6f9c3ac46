import { payBalance, setBalanceTerms } from '@guichet/contract/orders/payment/pay-balance.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../../kit/api/use-command.ts'
import { balanceMessages } from '../balance.messages.ts'

const command = commandsOf(balanceMessages, [queryKeys.orders.all])
export const usePayBalance = command({ payBalance }, inForm)
export const useSetBalanceTerms = command({ setBalanceTerms }, inForm)

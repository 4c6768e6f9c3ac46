import { orderStatusMessages } from '@guichet/contract/orders/order-status.messages.ts'
import { bilingual } from '../kit/text/messages.ts'

export const statusMessages = bilingual(orderStatusMessages)

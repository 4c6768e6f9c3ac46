import { orderStatusMessages } from '@guichet/contract/orders/order-status.messages.ts'
import { bilingual } from '../kit/text/messages.ts'

const { fr, en } = orderStatusMessages
/** The statuses, and the badge of an order whose money is back while tickets of it are valid. */
export const statusMessages = bilingual({
  fr: { ...fr, refundedButValid: 'Remboursée, billets valables' },
  en: { ...en, refundedButValid: 'Refunded, tickets valid' },
})

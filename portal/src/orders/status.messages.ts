import { orderStatusMessages } from '@guichet/contract/orders/order-status.messages.ts'
import { bilingual } from '../kit/text/messages.ts'

const { fr, en } = orderStatusMessages
/** Texts of the statuses, and of refunded orders whose tickets are still valid. */
export const statusMessages = bilingual({
  fr: { ...fr, refundedButValid: 'Remboursée, billets valables' },
  en: { ...en, refundedButValid: 'Refunded, tickets valid' },
})

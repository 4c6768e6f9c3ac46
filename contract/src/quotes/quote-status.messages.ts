import type { Language } from '../rules.messages.ts'
import type { QuoteStatus } from './quote-status.ts'

/** The name of each status of a quote. */
export const quoteStatusMessages: Record<Language, Record<QuoteStatus, string>> = {
  fr: {
    Draft: 'Brouillon',
    Sent: 'Envoyée',
    Accepted: 'Acceptée',
    Declined: 'Refusée',
    Expired: 'Expirée',
    Converted: 'Commandée',
  },
  en: {
    Draft: 'Draft',
    Sent: 'Sent',
    Accepted: 'Accepted',
    Declined: 'Declined',
    Expired: 'Expired',
    Converted: 'Ordered',
  },
}

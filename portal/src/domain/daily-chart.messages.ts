import { bilingual } from '../kit/text/messages.ts'

export const dailyChartMessages = bilingual({
  fr: { date: 'Jour', sales: 'Ventes', refunds: 'Remboursements' },
  en: { date: 'Day', sales: 'Sales', refunds: 'Refunds' },
})

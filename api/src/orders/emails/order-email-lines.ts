import { withMinusSign } from '@guichet/contract/money.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { LineItem } from '../../mail/public.ts'
import { titleIn } from './email-titles.rules.ts'
import { emailMessages } from './order-emails.messages.ts'

type Entry = {
  count: number
  categoryTitle: Bilingual | null
  productTitle: Bilingual
  total: number
  parts: readonly { count: number; title: Bilingual }[]
}
type Stay = {
  name: Bilingual
  categoryName: Bilingual
  checkInDate: string
  checkOutDate: string
  price: number
  units?: readonly { exchangedFor: { productTitle: Bilingual } | null }[] | undefined
}
type Tax = {
  key: string
  description: Bilingual
  number: string | null
  percent: number
  total: number
}
export type EmailInvoice = {
  entries: readonly Entry[]
  lodgingEntries: readonly Stay[]
  entriesTotal: number
  rebates: { items: readonly { description: string; total: number }[] }
  fees: { total: number }
  taxes: { items: readonly Tax[] }
  finalCost: number
}

// To make them takes longer than to write a letter's amounts with them.
const formats = (options: Intl.NumberFormatOptions) => ({
  fr: new Intl.NumberFormat('fr-CA', options),
  en: new Intl.NumberFormat('en-CA', options),
})
const money = formats({ style: 'currency', currency: 'CAD' })
const rate = formats({ style: 'percent', maximumFractionDigits: 3 })

/** How amounts are written: 45,97 $ in French, $45.97 in English. */
export const moneyIn =
  (language: Language) =>
  (dollars: number): string =>
    withMinusSign(money[language].format(dollars))

/** How rates are written: 9,975 % in French, 9.975% in English. */
const rateIn = (language: Language, percent: number): string => rate[language].format(percent / 100)

/** What was bought: the tickets and products, then the stays. */
export function entryLines(invoice: EmailInvoice, language: Language): LineItem[] {
  const money = moneyIn(language)
  const labelOf = ({ count, categoryTitle, productTitle, parts }: Entry) =>
    [
      `${count} × ${titleIn(language, categoryTitle, productTitle)}`,
      ...parts.map((part) => `${part.count} × ${part.title[language]}`),
    ].join(' · ')
  // Who has moved to another unit of the same price is told where they sleep.
  const stayOf = ({ name, categoryName, checkInDate, checkOutDate, units }: Stay) =>
    `${titleIn(language, categoryName, units?.[0]?.exchangedFor?.productTitle ?? name)} · ${checkInDate} → ${checkOutDate}`
  return [
    ...invoice.entries.map((entry) => ({ label: labelOf(entry), amount: money(entry.total) })),
    ...invoice.lodgingEntries.map((stay) => ({ label: stayOf(stay), amount: money(stay.price) })),
  ]
}

/** From the subtotal to the total; rebates and fees only where there are some. */
export function totalLines(invoice: EmailInvoice, language: Language): LineItem[] {
  const { entriesTotal, rebates, fees, taxes, finalCost } = invoice
  const [say, money] = [emailMessages[language], moneyIn(language)]
  const taxOf = ({ description, percent, number }: Tax) =>
    `${description[language]} ${rateIn(language, percent)}${number ? ` (${number})` : ''}`
  return [
    { label: say.subtotal, amount: money(entriesTotal) },
    ...rebates.items.map(({ description, total }) => ({
      label: say.rebate(description),
      amount: money(-total),
    })),
    ...(fees.total ? [{ label: say.fees, amount: money(fees.total) }] : []),
    ...taxes.items.map((tax) => ({ label: taxOf(tax), amount: money(tax.total) })),
    { label: say.total, amount: money(finalCost), isStrong: true },
  ]
}

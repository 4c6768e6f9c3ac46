import { withMinusSign } from '@guichet/contract/money.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { LineItem } from '../../mail/public.ts'
import { titleIn } from './email-titles.rules.ts'
import { cancelledStays, lineDetails, nightsText, type LinePiece } from './line-text.rules.ts'
import { emailMessages } from './order-emails.messages.ts'

type Entry = {
  count: number
  categoryTitle: Bilingual | null
  productTitle: Bilingual
  total: number
  units?: readonly (LinePiece & { supplementTo?: Supplement | undefined })[] | undefined
  parts: readonly {
    count: number
    title: Bilingual
    categoryTitle?: Bilingual | null
    checkInDate?: string | null
    checkOutDate?: string | null
    units?: readonly LinePiece[] | undefined
  }[]
}
type Supplement = { ticketReferenceKey: string | null }
type Stay = {
  name: Bilingual
  categoryName: Bilingual
  checkInDate: string
  checkOutDate: string
  price: number
  units?:
    | readonly {
        bookingPublicId: string | null
        exchangedFor: { productTitle: Bilingual } | null
      }[]
    | undefined
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

// Creating a format takes longer than formatting all amounts of an email with it.
const formats = (options: Intl.NumberFormatOptions) => ({
  fr: new Intl.NumberFormat('fr-CA', options),
  en: new Intl.NumberFormat('en-CA', options),
})
const money = formats({ style: 'currency', currency: 'CAD' })
const rate = formats({ style: 'percent', maximumFractionDigits: 3 })

/** Formats amounts: 45,97 $ in French, $45.97 in English. */
export const moneyIn =
  (language: Language) =>
  (dollars: number): string =>
    withMinusSign(money[language].format(dollars))

/** Formats rates: 9,975 % in French, 9.975% in English. */
const rateIn = (language: Language, percent: number): string => rate[language].format(percent / 100)

/** Purchased lines with their current details: tickets and products, then bookings. */
export function entryLines(invoice: EmailInvoice, language: Language): LineItem[] {
  const money = moneyIn(language)
  return [
    ...invoice.entries.map((entry) => ({
      label: entryLabel(entry, language),
      details: [...lineDetails(entry.units ?? [], language), ...partDetails(entry, language)],
      amount: money(entry.total),
    })),
    ...invoice.lodgingEntries.map((stay) => ({
      ...stayLine(stay, language),
      amount: money(stay.price),
    })),
  ]
}

/** The supplements of exchanges name the tickets for which they were charged. */
function entryLabel({ count, categoryTitle, productTitle, units }: Entry, language: Language) {
  const supplements = (units ?? []).flatMap(({ supplementTo }) => supplementTo ?? [])
  if (supplements.length === 0)
    return `${count} × ${titleIn(language, categoryTitle, productTitle)}`
  const tickets = supplements.flatMap(({ ticketReferenceKey }) => ticketReferenceKey ?? [])
  return emailMessages[language].supplement(tickets.join(', ') || null)
}

/** Parts of a package, each with its own times or nights. */
const partDetails = ({ parts }: Entry, language: Language): string[] =>
  parts.map(({ count, title, categoryTitle = null, checkInDate, checkOutDate, units = [] }) =>
    [
      `${count} × ${titleIn(language, categoryTitle, title)}`,
      ...(checkInDate && checkOutDate
        ? [nightsText(checkInDate, checkOutDate), ...cancelledStays(units, language)]
        : lineDetails(units, language)),
    ].join(' · '),
  )

function stayLine(
  { name, categoryName, checkInDate, checkOutDate, units = [] }: Stay,
  language: Language,
) {
  const [unit] = units
  // After an exchange for another unit at the same price, the email names the current unit.
  const title = titleIn(language, categoryName, unit?.exchangedFor?.productTitle ?? name)
  return {
    label: `${title} · ${nightsText(checkInDate, checkOutDate)}`,
    details: cancelledStays(units, language),
  }
}

/** Lines from the subtotal to the total; rebates and fees only when there are any. */
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

import type { Language } from '@guichet/contract/rules.messages.ts'
import { StyleSheet, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { shortText, text, type Sheet } from '../../papers/public.ts'
import type { Sender } from '../emails/order-confirmation.email.ts'
import { paperMessages } from './paper.messages.ts'

/** A line of a bill: what, what is known of it, and its amount. */
export type PaperLine = { label: string; details?: string[]; amount: string; isStrong?: boolean }
export type Letterhead = {
  language: Language
  business: Sender
  title: string
  reference: string
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    paddingVertical: 2.5,
  },
  label: { flex: 1 },
  legal: { fontSize: 8, color: '#5b6675', marginTop: 10 },
})

/** A paper of an order: its number below the title, and whom to ask at the foot. */
export function sheetOf(letterhead: Letterhead, logo: Uint8Array | null): Sheet {
  const { language, business, title, reference } = letterhead
  const { name: sender, colour, contact } = business
  const say = paperMessages[language]
  const foot = contact.length ? `${say.contact} ${contact.join(', ')}` : sender
  return { language, sender, colour, title, about: [say.order(reference)], foot, logo }
}

/** What, and its amount at the right. */
export const amounts = (lines: readonly PaperLine[], part: string): ReactElement[] =>
  lines.map(({ label, details = [], amount, isStrong = false }, i) => {
    const weight = isStrong ? (['strong'] as const) : []
    return h(
      View,
      { key: `${part}${i}`, style: styles.row, wrap: false },
      h(
        View,
        { style: styles.label },
        shortText(label, ...weight),
        ...details.map((detail) => shortText(detail, 'detail')),
      ),
      text(amount, ...weight),
    )
  })

/** The legal texts of the business, which a paper ends with. */
export function legalTexts({ language, business }: Letterhead): ReactElement[] {
  const say = paperMessages[language]
  const { termsAndConditions, refundPolicy } = business.communication[language]
  return [
    { title: say.terms, words: termsAndConditions },
    { title: say.refundPolicy, words: refundPolicy },
  ].flatMap(({ title, words }) =>
    words
      ? [
          h(
            View,
            { key: title, style: styles.legal },
            text(title, 'strong'),
            ...words.split('\n').map((words) => text(words || ' ')),
          ),
        ]
      : [],
  )
}

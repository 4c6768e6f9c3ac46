import type { Language } from '@guichet/contract/rules.messages.ts'
import { StyleSheet, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { shortText, text } from './pdf-parts.ts'

/** A line with its details and its amount. */
export type PdfLine = {
  label: string
  details?: readonly string[]
  amount: string
  isStrong?: boolean
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

/** Labels, with their amounts at the right. */
export const amounts = (lines: readonly PdfLine[], part: string): ReactElement[] =>
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

const titles = {
  fr: { terms: 'Conditions générales', refundPolicy: 'Politique de remboursement' },
  en: { terms: 'Terms and conditions', refundPolicy: 'Refund policy' },
}
type LegalWords = { termsAndConditions: string; refundPolicy: string }
type WhoseTexts = { language: Language; business: { communication: Record<Language, LegalWords> } }
/** Legal texts of a business, at the end of a PDF. */
export function legalTexts({ language, business }: WhoseTexts): ReactElement[] {
  const { termsAndConditions, refundPolicy } = business.communication[language]
  return [
    { title: titles[language].terms, words: termsAndConditions },
    { title: titles[language].refundPolicy, words: refundPolicy },
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

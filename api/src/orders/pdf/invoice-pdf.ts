import { StyleSheet, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { amounts, renderPdf, legalTexts, rule, text } from '../../pdf/public.ts'
import type { Bill } from './bill.rules.ts'
import { sheetOf, type Letterhead } from './order-pdf.ts'
import { pdfMessages } from './pdf.messages.ts'

const styles = StyleSheet.create({
  facts: { gap: 2, marginTop: 6, marginBottom: 8 },
  sums: { marginLeft: 180 },
})

export const renderInvoice = (
  letterhead: Letterhead,
  { facts, entries, totals, payments }: Bill,
  logo: Uint8Array | null,
): Promise<Buffer> =>
  renderPdf(sheetOf(letterhead, logo), [
    h(
      View,
      { key: 'facts', style: styles.facts },
      facts
        .filter(({ value }) => value)
        .map(({ label, value }) =>
          h(View, { key: label }, text(label + pdfMessages[letterhead.language].colon + value)),
        ),
    ),
    rule('entries'),
    ...amounts(entries, 'entry'),
    rule('totals'),
    h(View, { key: 'sums', style: styles.sums }, amounts(totals, 'total')),
    ...(payments.length
      ? [
          h(
            View,
            { key: 'payments', style: styles.sums },
            rule('paid'),
            amounts(payments, 'payment'),
          ),
        ]
      : []),
    ...legalTexts(letterhead),
  ])

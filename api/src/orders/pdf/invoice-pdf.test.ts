import type { Language } from '@guichet/contract/rules.messages.ts'
import { expect, test } from 'vitest'
import { billed } from '../../../test/factories/input/email-sample-data.ts'
import { emailSamples } from '../../../test/factories/input/email-samples.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import {
  orderConfirmationEmail,
  type ConfirmationContent,
} from '../emails/order-confirmation.email.ts'
import { refundEmail, type RefundContent } from '../emails/refund.email.ts'

const sampleOf = (kind: string, language: Language = 'fr') =>
  emailSamples(language).find((sample) => sample.kind === kind)!.data
async function invoiceOf(given: Partial<ConfirmationContent>, language: Language = 'fr') {
  const data = { ...(sampleOf('order-confirmation', language) as ConfirmationContent), ...given }
  const { attachments } = await orderConfirmationEmail(data)
  const file = attachments!.at(-1)!
  return { fileName: file.fileName, ...(await readPdf(await file.draw(new Map()))) }
}
const creditNoteOf = async (kind: 'refund' | 'cancellation', language: Language = 'fr') => {
  const [file] = refundEmail(sampleOf(kind, language) as RefundContent).attachments!
  return { fileName: file!.fileName, ...(await readPdf(await file!.draw(new Map()))) }
}

test('the invoice has each line, tax and payment, with the numbers that the law requires', async () => {
  const { fileName, text } = await invoiceOf({})
  expect(fileName).toBe('facture-12345678.pdf')
  for (const words of [
    'Facture',
    '120 rue du Sommet, Mont-Cendré (Québec) G0A 1A0',
    'Commande 12345678',
    'Date : 2026-11-20 10:15',
    'Client : Ève Lachance · eve@example.test',
    'Vendu par : Anne Roy',
    '2 × Ski de jour – Adulte 1 × 2026-12-01, 09:00 – 16:00 1 × maintenant Soirée, 2026-12-01, 09:00 – 16:00 90,00 $',
    'Chalets – Chalet 4 · 2026-12-01 – 2026-12-04 600,00 $',
    'Sous-total 1 810,50 $',
    'Rabais : Automne −50,00 $',
    'Frais de service 12,25 $',
    'TPS 5 % (123456789 RT0001) 88,64 $',
    'TVQ 9,975 % 176,83 $',
    'Total 2 038,22 $',
    'Carte au comptoir (T-0042) 2 038,22 $',
    'Politique de remboursement Aucun remboursement après la visite.',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('Net')
})

test('the invoice shows the rounding of cash, the tendered amount and the change', async () => {
  const payments = [
    {
      method: 'cash',
      amount: 45.97,
      reference: null,
      rounding: -0.02,
      tendered: 50,
      change: 4.05,
    },
  ]
  const { text } = await invoiceOf({ billed: { ...billed, payments } })
  expect(text).toContain(
    'Argent comptant 45,97 $ Arrondi aux 5 cents −0,02 $ Reçu en argent 50,00 $ Monnaie rendue 4,05 $',
  )
})

test('the invoice shows later refunds', async () => {
  const { text } = await invoiceOf({ billed: { ...billed, refunded: 100, kept: 1938.22 } }, 'en')
  expect(text).toContain('Refunded −$100.00 Net $1,938.22')
  expect(text).toContain('GST 5% (123456789 RT0001) $88.64')
})

test('a long invoice continues over the pages without losing a line', async () => {
  const { invoice } = sampleOf('order-confirmation') as ConfirmationContent
  const entries = Array.from({ length: 150 }, (_, i) => ({
    ...invoice.entries[0]!,
    productTitle: { fr: `Ligne ${i + 1000}`, en: '' },
  }))
  const { text, pages } = await invoiceOf({ invoice: { ...invoice, entries } })
  for (let i = 0; i < 150; i += 1) expect(text).toContain(`Ligne ${i + 1000} `)
  expect(pages.length).toBeGreaterThan(3)
  expect(text).toContain(`Page ${pages.length} de ${pages.length}`)
})

test('the credit note of a refund has its number, its lines, its taxes and its reason', async () => {
  const { fileName, text } = await creditNoteOf('refund')
  expect(fileName).toBe('note-de-credit-42.pdf')
  for (const words of [
    'Note de crédit 42',
    'Date : 2026-11-21',
    'Client : Ève Lachance',
    'Motif : Neige insuffisante',
    '2 × Ski de jour – Adulte 2026-12-01, 09:00 – 16:00 80,48 $',
    'Supplément d’échange, billet ABCD000001 11,50 $',
    'Frais de service 11,50 $',
    'Total 103,48 $',
    'dont TPS (123456789 RT0001) 4,50 $',
    'dont TVQ 8,98 $',
  ])
    expect(text).toContain(words)
})

test('a cancellation at no cost has a PDF too, in the language of the client', async () => {
  const { fileName, text } = await creditNoteOf('cancellation', 'en')
  expect(fileName).toMatch(/^credit-note-\d+\.pdf$/)
  expect(text).toContain('Total $0.00')
})

// Page breaks depend on the number of lines; none of them may break the rendering.
test.each([0, 1, 12, 30, 31, 32, 33, 34, 61, 62, 63])('an invoice of %i lines', async (count) => {
  const { invoice } = sampleOf('order-confirmation') as ConfirmationContent
  const entries = Array.from({ length: count }, () => ({ ...invoice.entries[0]!, units: [] }))
  const { text, pages } = await invoiceOf({ invoice: { ...invoice, entries } })
  expect(text).toContain('Total')
  expect(text).toContain(`Page ${pages.length} de ${pages.length}`)
})

test('short and long PDF files of one business have the right numbers, whatever was rendered before', async () => {
  const { invoice } = sampleOf('order-confirmation') as ConfirmationContent
  for (const [count, pages] of [
    [40, 2],
    [40, 2],
    [1, 1],
    [1, 1],
    [40, 2],
  ] as const) {
    const entries = Array.from({ length: count }, () => ({ ...invoice.entries[0]!, units: [] }))
    const { text } = await invoiceOf({ invoice: { ...invoice, entries } })
    expect(text).toContain(`Page ${pages} de ${pages}`)
  }
})

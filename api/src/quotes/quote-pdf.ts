import type { Language } from '@guichet/contract/rules.messages.ts'
import { StyleSheet, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { totalLines } from '../orders/public.ts'
import { amounts, renderSheets, legalTexts, rule, text, type Sheet } from '../pdf/public.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { dayText, quoteEmailMessages } from './emails/quote-emails.messages.ts'
import type { QuoteToDraw } from './quote-to-draw.ts'
import { depositLines, quotedLines } from './quoted-lines.ts'

const styles = StyleSheet.create({
  facts: { gap: 2, marginTop: 6, marginBottom: 8 },
  sums: { marginLeft: 180 },
  said: { marginTop: 10, gap: 2 },
  note: { marginTop: 8, gap: 2 },
})

/** Renders the PDF of a quote: whole in the language of the client, then whole in the other one. */
export const renderQuote = (quote: QuoteToDraw, logo: Uint8Array | null): Promise<Buffer> =>
  renderSheets(
    [quote.first, quote.first === 'fr' ? ('en' as const) : ('fr' as const)].map((language) => ({
      sheet: sheetOf(quote, language, logo),
      body: bodyOf(quote, language),
    })),
  )

function sheetOf(
  { number, senders, expiresOn }: QuoteToDraw,
  language: Language,
  logo: Uint8Array | null,
): Sheet {
  const { quote, paper } = quoteEmailMessages[language]
  const { name: sender, address, colour, contact } = senders[language]
  return {
    language,
    sender,
    address,
    colour,
    title: quote(number),
    about: [paper.expires(dayText(expiresOn, language))],
    foot: contact.length ? `${paper.contact} ${contact.join(', ')}` : sender,
    logo,
  }
}

function bodyOf(quote: QuoteToDraw, language: Language): ReactElement[] {
  const { paper } = quoteEmailMessages[language]
  const facts = [
    { label: paper.project, value: quote.title },
    { label: paper.client, value: quote.client.join(' · ') },
    { label: paper.date, value: dayText(quote.writtenOn, language) },
  ]
  return [
    h(
      View,
      { key: 'facts', style: styles.facts },
      facts
        .filter(({ value }) => value)
        .map(({ label, value }) => h(View, { key: label }, text(label + paper.colon + value))),
    ),
    rule('entries'),
    ...amounts(quotedLines(quote, language), 'entry'),
    rule('totals'),
    h(
      View,
      { key: 'sums', style: styles.sums },
      amounts(totalLines(quote.invoice, language), 'total'),
      amounts(depositLines(quote, language), 'deposit'),
    ),
    h(View, { key: 'said', style: styles.said }, ...saidOf(quote, language)),
    ...legalTexts({ language, business: quote.senders[language] }),
  ]
}

/** Whether places are held, and the note of the business to the client. */
function saidOf({ heldUntil, note, timeZone }: QuoteToDraw, language: Language): ReactElement[] {
  const { paper } = quoteEmailMessages[language]
  const lastMoment = heldUntil && new Date(Date.parse(heldUntil) - 1).toISOString()
  const held = lastMoment
    ? paper.held(dayText(localDateOf(lastMoment, timeZone), language))
    : paper.notHeld
  return [
    text(held, 'dim'),
    ...(note
      ? [
          h(
            View,
            { key: 'note', style: styles.note },
            text(paper.note, 'strong'),
            ...note.split('\n').map((line) => text(line || ' ')),
          ),
        ]
      : []),
  ]
}

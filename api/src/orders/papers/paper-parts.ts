import type { Language } from '@guichet/contract/rules.messages.ts'
import {
  Document,
  Image,
  Page,
  renderToBuffer,
  StyleSheet,
  Text,
  View,
  type DocumentProps,
} from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import sharp from 'sharp'
import type { Sender } from '../emails/order-confirmation.email.ts'
import { paperFont } from './paper-fonts.ts'
import { drawable } from './paper-text.rules.ts'
import { paperMessages } from './paper.messages.ts'

/** A line of a bill: what, what is known of it, and its amount. */
export type PaperLine = { label: string; details?: string[]; amount: string; isStrong?: boolean }
export type Letterhead = {
  language: Language
  business: Sender
  title: string
  reference: string
}

const [ink, dim, line] = ['#1b2430', '#5b6675', '#c5ccd6']
const styles = StyleSheet.create({
  page: {
    fontFamily: paperFont,
    fontSize: 10,
    lineHeight: 1.35,
    color: ink,
    padding: 40,
    paddingBottom: 52,
  },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 24,
    paddingBottom: 10,
    marginBottom: 6,
    borderBottomWidth: 3,
    borderBottomStyle: 'solid',
  },
  logo: {
    maxWidth: 170,
    height: 44,
    objectFit: 'contain',
    objectPosition: 'left',
    marginBottom: 5,
  },
  sender: { fontSize: 13, fontWeight: 700, lineHeight: 1.3 },
  right: { maxWidth: 260, alignItems: 'flex-end' },
  title: { fontSize: 13, fontWeight: 700, lineHeight: 1.3, textAlign: 'right', marginBottom: 2 },
  foot: {
    position: 'absolute',
    top: 756,
    left: 40,
    width: 430,
    fontSize: 8,
    color: dim,
  },
  number: { left: 470, width: 102, textAlign: 'right' },
  dim: { color: dim },
  strong: { fontWeight: 700 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    paddingVertical: 2.5,
  },
  label: { flex: 1 },
  detail: { color: dim, fontSize: 9 },
  rule: { borderBottomWidth: 1, borderBottomColor: line, marginVertical: 8 },
  legal: { fontSize: 8, color: dim, marginTop: 10 },
})

type Style = keyof typeof styles
// A stub stays on its page, whatever was typed.
const linesOfText = 8
export const text = (content: string, ...named: Style[]): ReactElement =>
  h(Text, { style: named.map((name) => styles[name]) }, drawable(content))
/** A text that is cut short where it would fill the page. */
export const shortText = (content: string, ...named: Style[]): ReactElement =>
  h(
    Text,
    {
      style: [...named.map((name) => styles[name]), { maxLines: linesOfText }],
    },
    drawable(content),
  )
export const rule = (key: string): ReactElement => h(View, { key, style: styles.rule })

/** What, and its amount at the right. */
export const amounts = (lines: readonly PaperLine[], part: string): ReactElement[] =>
  lines.map(({ label, details = [], amount, isStrong = false }, i) => {
    const weight: Style[] = isStrong ? ['strong'] : []
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

/** A whole paper as the bytes of a PDF, on letter paper. */
export async function drawPaper(
  letterhead: Letterhead,
  body: ReactNode,
  logo: Uint8Array | null,
): Promise<Buffer> {
  const { language, business, title, reference } = letterhead
  const about: DocumentProps = {
    title: drawable(`${title} – ${paperMessages[language].order(reference)}`),
    author: drawable(business.name),
    creator: 'Guichet',
    producer: 'Guichet',
    language: `${language}-CA`,
  }
  const page = h(
    Page,
    { size: 'LETTER', style: styles.page },
    head(letterhead, logo && (await smaller(logo))),
    body,
    foot(letterhead),
  )
  return renderToBuffer(h(Document, about, page))
}

/**
 * A logo is stored for screens: a paper shows it at six centimetres. One that cannot be read is
 * left out: no client waits for a ticket because of it.
 */
const smaller = (logo: Uint8Array): Promise<Buffer | null> =>
  sharp(logo)
    .resize({ width: 680, height: 176, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer()
    .catch(() => null)

const head = ({ language, business, title, reference }: Letterhead, logo: Buffer | null) =>
  h(
    View,
    { style: [styles.head, { borderBottomColor: business.colour }] },
    h(
      View,
      { style: styles.label },
      logo ? h(Image, { src: { data: logo, format: 'png' }, style: styles.logo }) : null,
      text(business.name, 'sender'),
    ),
    h(
      View,
      { style: styles.right },
      text(title, 'title'),
      text(paperMessages[language].order(reference), 'dim'),
    ),
  )

// Two texts, not a row of them: rows that come back on each page break the layout of long papers.
function foot({ language, business }: Letterhead) {
  const say = paperMessages[language]
  const { contact } = business
  const words = contact.length ? `${say.contact} ${contact.join(', ')}` : business.name
  return [
    h(Text, { key: 'contact', style: styles.foot, fixed: true }, drawable(words)),
    h(Text, {
      key: 'page',
      style: [styles.foot, styles.number],
      fixed: true,
      render: ({ pageNumber, totalPages }) => say.page(pageNumber, totalPages),
    }),
  ]
}

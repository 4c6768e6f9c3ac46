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
import { oncePerContent } from '../platform/jobs/once-per-content.ts'
import { divideText } from './divide-text.ts'
import { pdfFont } from './pdf-fonts.ts'
import { drawable } from './pdf-text.rules.ts'

/** Layout around the body of a PDF. */
export type Sheet = {
  language: Language
  /** Name of the sender, above the coloured band. */
  sender: string
  /** Address, below the name. */
  address?: string | null
  colour: string
  title: string
  /** Lines below the title. */
  about: readonly string[]
  /** Footer of each page, next to its number. */
  foot: string
  logo?: Uint8Array | null
}

const [ink, dim, line] = ['#1b2430', '#5b6675', '#c5ccd6']
export const pdfColours = { ink, dim, line }
// Letter size, in points.
const [width, height, margin, below] = [612, 792, 40, 52]
export const pdfWidth = width - 2 * margin
export const pdfHeight = height - margin - below
const titleWidth = 260
const styles = StyleSheet.create({
  page: {
    fontFamily: pdfFont,
    fontSize: 10,
    lineHeight: 1.35,
    color: ink,
    padding: margin,
    paddingBottom: below,
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
  left: { flex: 1 },
  right: { maxWidth: titleWidth, alignItems: 'flex-end' },
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
  detail: { color: dim, fontSize: 9 },
  rule: { borderBottomWidth: 1, borderBottomColor: line, marginVertical: 8 },
})

type Style = 'sender' | 'title' | 'dim' | 'strong' | 'detail'
// A stub stays on its page, whatever was typed.
const linesOfText = 8
export const text = (content: string, ...named: Style[]): ReactElement =>
  h(Text, { style: named.map((name) => styles[name]) }, drawable(content))
/** Text that is truncated before it fills the page. */
export const shortText = (content: string, ...named: Style[]): ReactElement =>
  h(
    Text,
    {
      style: [...named.map((name) => styles[name]), { maxLines: linesOfText }],
    },
    drawable(content),
  )
export const rule = (key: string): ReactElement => h(View, { key, style: styles.rule })

const mostSenders = 1000
/**
 * Senders whose last PDF had several pages: mostly because of their legal texts, so the next one
 * has too.
 */
const sendersOfMany = new Set<string>()
/**
 * Renders a whole PDF, on letter size, with as many pages as needed. Most have one page, and are
 * rendered for it: with an unknown number of pages, a page is laid out four times instead of two.
 */
export async function renderPdf(sheet: Sheet, body: ReactNode): Promise<Buffer> {
  const { sender } = sheet
  const isMany = sendersOfMany.has(sender)
  const count = isMany ? null : 1
  const drawn = await drawDocument(sheet, await pagesOf(sheet, [body], count))
  const isOne = pagesIn(drawn) === 1
  if (isOne) sendersOfMany.delete(sender)
  else if (sendersOfMany.size < mostSenders) sendersOfMany.add(sender)
  return isOne || isMany ? drawn : renderPages(sheet, [body])
}
const pagesIn = (pdf: Buffer): number =>
  Number(/\/Count (\d+)/.exec(pdf.toString('latin1', pdf.lastIndexOf('/Count ')))![1])

/** Renders a PDF in which each body begins on a new page; the first page has the header. */
export const renderPages = async (sheet: Sheet, bodies: readonly ReactNode[]): Promise<Buffer> =>
  drawDocument(sheet, await pagesOf(sheet, bodies))

/** Joins several PDF files: that of the first sheet, and the same in another language. */
export async function renderSheets(
  documents: readonly { sheet: Sheet; body: ReactNode }[],
): Promise<Buffer> {
  const pages = await Promise.all(documents.map(({ sheet, body }) => pagesOf(sheet, [body])))
  return drawDocument(documents[0]!.sheet, pages.flat())
}

function drawDocument(
  { language, sender, title, about }: Sheet,
  pages: ReactElement[],
): Promise<Buffer> {
  const described: DocumentProps = {
    title: drawable([title, ...about.slice(0, 1)].join(' – ')),
    author: drawable(sender),
    creator: 'Guichet',
    producer: 'Guichet',
    language: `${language}-CA`,
  }
  return renderToBuffer(h(Document, described, pages))
}

/** `count` is the number of pages, if known. */
async function pagesOf(
  sheet: Sheet,
  bodies: readonly ReactNode[],
  count: number | null = null,
): Promise<ReactElement[]> {
  const { language, logo } = sheet
  const top = head(sheet, logo ? await smaller(logo) : null)
  return bodies.map((body, i) =>
    h(
      Page,
      { key: `${language}${i}`, size: 'LETTER', style: styles.page },
      i === 0 ? top : null,
      body,
      foot(sheet, count),
    ),
  )
}

/**
 * A logo is stored for screens; a PDF shows it at six centimetres. An unreadable one is left out,
 * so that it delays no ticket.
 */
const smaller = oncePerContent((logo): Promise<Buffer | null> =>
  sharp(logo)
    .resize({ width: 680, height: 176, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer()
    .catch(() => null),
)

/** An image next to text, at a quarter of a millimetre; null when it is unreadable. */
export const smallPicture = oncePerContent((picture): Promise<Buffer | null> =>
  sharp(picture)
    .resize({ width: 330, height: 220, fit: 'cover' })
    .jpeg({ quality: 72 })
    .toBuffer()
    .catch(() => null),
)

/** Height of the header on the first page, without a logo. */
export function headHeight({ sender, title, about }: Sheet): number {
  const [large, small] = [13 * 1.3, 10 * 1.35]
  const linesOf = (content: string, width: number, size: number) =>
    divideText(content, { width, size, isStrong: true, most: 99 }).length
  const left = linesOf(sender, pdfWidth - titleWidth - 24, 13) * large
  const abouts = about.map((words) => linesOf(words, titleWidth, 10))
  const right =
    linesOf(title, titleWidth, 13) * large + 2 + abouts.reduce((sum, each) => sum + each, 0) * small
  return Math.max(left, right) + 10 + 3 + 6
}

const head = ({ sender, address, colour, title, about }: Sheet, logo: Buffer | null) =>
  h(
    View,
    { style: [styles.head, { borderBottomColor: colour }] },
    h(
      View,
      { style: styles.left },
      logo ? h(Image, { src: { data: logo, format: 'png' }, style: styles.logo }) : null,
      text(sender, 'sender'),
      address ? text(address, 'detail') : null,
    ),
    h(
      View,
      { style: styles.right },
      text(title, 'title'),
      ...about.map((words, i) => h(View, { key: i }, text(words, 'dim'))),
    ),
  )

const pageOf = {
  fr: (page: number, pages: number) => `Page ${page} de ${pages}`,
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
}
// Two separate texts instead of a row: rows repeated on each page break the layout of long PDF
// files.
const foot = ({ language, foot: words }: Sheet, count: number | null) => {
  const number = { key: 'page', style: [styles.foot, styles.number], fixed: true }
  return [
    h(Text, { key: 'foot', style: styles.foot, fixed: true }, drawable(words)),
    count === null
      ? h(Text, {
          ...number,
          render: ({ pageNumber, totalPages }) => pageOf[language](pageNumber, totalPages),
        })
      : h(Text, number, pageOf[language](count, count)),
  ]
}

import { Readable } from 'node:stream'
import type { Language } from '@guichet/contract/rules.messages.ts'
import yazl from 'yazl'
import type { Transaction } from '../db/db.ts'
import { flushWhileSlow } from './flush-while-slow.ts'

/**
 * A text, a count, or dollars. Nothing in a cell is computed: a text stays a text, whatever it
 * begins with.
 */
export type Cell = string | number | { dollars: number }
/** The first row, and the others in batches. */
export type Rows<C extends Cell = string> = {
  header: readonly string[]
  batches: AsyncIterable<readonly (readonly C[])[]>
  /** The last rows, in bold. */
  sums?: readonly (readonly C[])[]
}
/** Reader of a list, who determines its language and time zone. */
export type Reader = { tenantId: string; language: Language; timeZone: string }
/** A list to write: its header, and its rows by ids, in the same order. */
export type Sheet = {
  header: readonly string[]
  rowsOf: (tx: Pick<Transaction, 'client'>, ids: readonly string[]) => Promise<string[][]>
}
/** Maximum number of rows of a sheet, without its header. */
export const mostRows = 1_048_575
/** Maximum number of characters of a cell. */
const mostCharacters = 32_767

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
// Characters that XML forbids: control characters except tab and line ends, and two noncharacters.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const xmlText = (text: string) =>
  text
    .slice(0, mostCharacters)
    .replace(forbidden, '')
    .replace(/[&<>]/g, (character) => entities[character]!)

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const typeOf = (part: string) =>
  `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`

const sheetPath = (at: number) => `xl/worksheets/sheet${at + 1}.xml`
/** Formats for text, a count and dollars; then the same in bold. */
const formats = [49, 3, 4]
const xfs = [0, 1].flatMap((font) =>
  formats.map(
    (format) =>
      `<xf numFmtId="${format}" fontId="${font}" applyNumberFormat="1"${font ? ' applyFont="1"' : ''}/>`,
  ),
)

/** Parts of a workbook with sheets whose first row is bold and frozen. */
const partsOf = (sheets: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml': `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/>${sheets.map((_, at) => `<Override PartName="/${sheetPath(at)}" ContentType="${typeOf('worksheet')}"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packaged}/relationships">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs></styleSheet>`,
})

const bold = formats.length
const cell = (content: Cell, weight: number) => {
  if (content === '') return `<c s="${weight}"/>`
  if (typeof content === 'string')
    return `<c s="${weight}" t="inlineStr"><is><t xml:space="preserve">${xmlText(content)}</t></is></c>`
  return typeof content === 'number'
    ? `<c s="${weight + 1}"><v>${content}</v></c>`
    : `<c s="${weight + 2}"><v>${content.dollars}</v></c>`
}
const row = (cells: readonly Cell[], weight = 0) =>
  `<row>${cells.map((content) => cell(content, weight)).join('')}</row>`

async function* sheetOf({ header, batches, sums = [] }: Rows<Cell>) {
  yield `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${header.length}" width="20" customWidth="1"/></cols><sheetData>${row(header, bold)}`
  for await (const batch of batches) yield batch.map((cells) => row(cells)).join('')
  yield `${sums.map((cells) => row(cells, bold)).join('')}</sheetData></worksheet>`
}

/** Every part has the same date, so that the same rows give the same bytes. */
const undated = { mtime: new Date(2000, 0, 1), forceDosTimestamp: true }

/** Rows that are in memory anyway, as one batch. */
export async function* allAtOnce<R>(rows: readonly R[]): AsyncGenerator<readonly R[]> {
  yield rows
}

/** Converts a text to a valid sheet name. */
const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)

/**
 * Writes a workbook as fast as it is read, with one batch in memory. The batches stop when the
 * reader stops.
 */
export const workbookOf = (sheet: string, rows: Rows<Cell>): Readable =>
  workbookOfSheets([{ ...rows, name: sheet }])

/** Writes a workbook with several sheets as fast as they are read. */
export function workbookOfSheets(sheets: readonly (Rows<Cell> & { name: string })[]): Readable {
  const zip = new yazl.ZipFile()
  const file = zip.outputStream as Readable
  zip.on('error', (error) => file.destroy(error as Error))
  for (const [path, text] of Object.entries(partsOf(sheets.map(({ name }) => sheetName(name)))))
    zip.addBuffer(Buffer.from(text), path, undated)
  const contents = sheets.map((rows) =>
    Readable.from(sheetOf(rows), { objectMode: true, highWaterMark: 1 }),
  )
  for (const [at, content] of contents.entries()) {
    content.on('error', (error) => file.destroy(error))
    flushWhileSlow(content)
    zip.addReadStream(content, sheetPath(at), undated)
  }
  file.on('close', () => contents.forEach((content) => content.destroy()))
  zip.end()
  return file
}

/** Beginnings of texts that spreadsheets compute, unless an apostrophe precedes them. */
const isComputed = /^\s*[=+\-@\t\r\0]/
const csvCell = (text: string) =>
  `"${(isComputed.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`

async function* csvLines({ header, batches }: Rows) {
  // Spreadsheets need this mark to detect UTF-8.
  yield `\uFEFF${csvRow(header)}`
  for await (const batch of batches) yield batch.map(csvRow).join('')
}

/** Writes comma-separated values as fast as they are read. */
export const csvOf = (rows: Rows): Readable =>
  Readable.from(csvLines(rows), { objectMode: true, highWaterMark: 1 })

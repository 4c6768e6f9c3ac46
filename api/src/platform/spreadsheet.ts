import { Readable } from 'node:stream'
import type { Language } from '@guichet/contract/rules.messages.ts'
import yazl from 'yazl'
import type { Opened } from './db.ts'

/** The first row, and the others in batches. Every cell is a text: nothing in it is computed. */
export type Rows = {
  header: readonly string[]
  batches: AsyncIterable<readonly (readonly string[])[]>
}
/** For whom a list is written: the words and the clock are theirs. */
export type Reader = { tenantId: string; language: Language; timeZone: string }
/** A list that can be written: its head, and its rows by ids, in the order of these. */
export type Sheet = {
  header: readonly string[]
  rowsOf: (tx: Pick<Opened, 'client'>, ids: readonly string[]) => Promise<string[][]>
}
/** As many rows as a sheet holds, without its header. */
export const mostRows = 1_048_575
/** As many characters as a cell holds. */
const mostCharacters = 32_767

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
// XML knows no other control characters than tab and line ends, and neither of these two.
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

/** The parts of a workbook with one sheet whose first row is bold and stays in sight. */
const partsOf = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf('worksheet')}"/><Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
})

const cell = (text: string, style: number) =>
  text === ''
    ? `<c s="${style}"/>`
    : `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
const row = (cells: readonly string[], style = 0) =>
  `<row>${cells.map((text) => cell(text, style)).join('')}</row>`

async function* sheetOf({ header, batches }: Rows) {
  yield `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${header.length}" width="20" customWidth="1"/></cols><sheetData>${row(header, 1)}`
  for await (const batch of batches) yield batch.map((cells) => row(cells)).join('')
  yield '</sheetData></worksheet>'
}

/**
 * A workbook, written as fast as it is read: at any time it holds one batch. Whoever stops reading
 * it stops the batches.
 */
export function workbookOf(sheet: string, rows: Rows): Readable {
  const zip = new yazl.ZipFile()
  const file = zip.outputStream as Readable
  const content = Readable.from(sheetOf(rows), { objectMode: true, highWaterMark: 1 })
  zip.on('error', (error) => file.destroy(error as Error))
  content.on('error', (error) => file.destroy(error))
  file.on('close', () => content.destroy())
  for (const [path, text] of Object.entries(partsOf(sheet))) zip.addBuffer(Buffer.from(text), path)
  zip.addReadStream(content, 'xl/worksheets/sheet1.xml')
  zip.end()
  return file
}

/** Spreadsheets compute a text that begins so, unless an apostrophe stands before it. */
const isComputed = /^\s*[=+\-@\t\r\0]/
const csvCell = (text: string) =>
  `"${(isComputed.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`

async function* csvLines({ header, batches }: Rows) {
  // Spreadsheets take it for UTF-8 by this mark only.
  yield `\uFEFF${csvRow(header)}`
  for await (const batch of batches) yield batch.map(csvRow).join('')
}

/** Comma-separated values, written as fast as they are read. */
export const csvOf = (rows: Rows): Readable =>
  Readable.from(csvLines(rows), { objectMode: true, highWaterMark: 1 })

import { read, utils } from '@e965/xlsx'
import { importLimits } from '@guichet/contract/client-imports/client-import.ts'

/** Every cell as a text, the first row with anything in it as the header. */
export type Spreadsheet = { header: string[]; rows: { rowNumber: number; cells: string[] }[] }
/** What is wrong with a file, by the problem that says so. */
export type SpreadsheetFault = 'NotASpreadsheet' | 'SpreadsheetEmpty' | 'SpreadsheetTooLarge'

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, at) => bytes[at] === byte)
/** A zip (xlsx, ods) or the older container of xls. */
const isWorkbook = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/**
 * The text of a file: UTF-8, or UTF-16 where it says so, else what Windows writes in Canada. Null
 * for what is no text.
 */
export function textOf(bytes: Uint8Array): string | null {
  const utf16 = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff) && 'utf-16be'
  const text = utf16 ? new TextDecoder(utf16).decode(bytes) : eightBit(bytes)
  return text.includes('\0') ? null : text
}
function eightBit(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const twoDigits = (n: number) => String(n).padStart(2, '0')
/** Dates by their day, as the API writes them; formulas by what they last came to. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date)
    return `${cell.getUTCFullYear()}-${twoDigits(cell.getUTCMonth() + 1)}-${twoDigits(cell.getUTCDate())}`
  return String(cell)
}

function openBook(bytes: Uint8Array) {
  // One row more than may be, so that too many are seen to be too many; beside the header.
  const bounds = { dense: true, sheetRows: importLimits.rows + 2 } as const
  if (isWorkbook(bytes))
    return read(bytes, {
      ...bounds,
      type: 'array',
      cellDates: true,
      UTC: true,
      cellFormula: false,
      cellHTML: false,
      bookVBA: false,
    })
  const text = textOf(bytes)
  // A number that begins with 0 and a date stay as they are written.
  return text === null ? null : read(text, { ...bounds, type: 'string', raw: true })
}

/**
 * Reads the first sheet of a workbook, or CSV with whichever separator. Nothing in it is computed.
 * Runs in a thread of its own, as a small file may unfold into a very large one.
 */
export function readSpreadsheet(bytes: Uint8Array): Spreadsheet | SpreadsheetFault {
  let table: unknown[][]
  try {
    const book = openBook(bytes)
    const sheet = book?.Sheets[book.SheetNames[0] ?? '']
    if (!sheet) return 'NotASpreadsheet'
    table = utils.sheet_to_json(sheet, {
      header: 1,
      raw: true,
      defval: '',
      blankrows: true,
      UTC: true,
    })
  } catch {
    return 'NotASpreadsheet'
  }
  const filled = table
    .map((cells, at) => ({ rowNumber: at + 1, cells: Array.from(cells, cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()))
  const [head, ...rows] = filled
  if (!head || rows.length === 0) return 'SpreadsheetEmpty'
  const width = lastFilled([head, ...rows])
  if (
    rows.length > importLimits.rows ||
    width > importLimits.columns ||
    width * rows.length > importLimits.cells
  )
    return 'SpreadsheetTooLarge'
  return {
    header: cut(head.cells, width),
    rows: rows.map(({ rowNumber, cells }) => ({ rowNumber, cells: cut(cells, width) })),
  }
}
const lastFilled = (rows: readonly { cells: readonly string[] }[]) =>
  Math.max(...rows.map(({ cells }) => cells.findLastIndex((cell) => cell.trim()) + 1))
// PostgreSQL stores neither a NUL nor half of a character.
const cut = (cells: readonly string[], width: number) =>
  Array.from({ length: width }, (_, at) => (cells[at] ?? '').replaceAll('\0', '').toWellFormed())

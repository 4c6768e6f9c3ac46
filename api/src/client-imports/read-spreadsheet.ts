import { read, utils } from '@e965/xlsx'
import { importLimits } from '@guichet/contract/client-imports/client-import.ts'

/** Every cell as text; the first row that is not empty is the header. */
export type Spreadsheet = { header: string[]; rows: { rowNumber: number; cells: string[] }[] }
/** Fault of a file, as the name of its problem. */
export type SpreadsheetFault = 'NotASpreadsheet' | 'SpreadsheetEmpty' | 'SpreadsheetTooLarge'

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, at) => bytes[at] === byte)
/** A zip (xlsx, ods) or the older container of xls. */
const isWorkbook = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/**
 * Text of a file: UTF-8, UTF-16 with a byte order mark, otherwise Windows-1252. Null for binary
 * data.
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
/** Text of a cell: dates in the form of the API, formulas by their last result. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date)
    return `${cell.getUTCFullYear()}-${twoDigits(cell.getUTCMonth() + 1)}-${twoDigits(cell.getUTCDate())}`
  return String(cell)
}

function openBook(bytes: Uint8Array) {
  // A row above the limit is read, so that too many rows are detected, in addition to the header.
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
  // Numbers with leading zeros, and dates, stay as written.
  return text === null ? null : read(text, { ...bounds, type: 'string', raw: true })
}

/**
 * Reads the first sheet of a workbook, or CSV with any separator. Nothing is computed. It runs in a
 * separate thread, as a small file may expand to a very large one.
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
// PostgreSQL stores neither NUL nor lone surrogates.
const cut = (cells: readonly string[], width: number) =>
  Array.from({ length: width }, (_, at) => (cells[at] ?? '').replaceAll('\0', '').toWellFormed())

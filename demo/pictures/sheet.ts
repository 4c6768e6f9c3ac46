import type { DB } from '@guichet/api/src/platform/db/schema.gen.ts'
import type { Insertable } from 'kysely'

type Table = keyof DB & string
/** Rows as COPY text, by table. Every row of a table has the same columns in the same order. */
export type Sheet = {
  add: <T extends Table>(table: T, row: Insertable<DB[T]>) => void
  /** Rows since the last call, parents before children. */
  take: () => Pages
  rows: () => number
}
export type Pages = { table: string; columns: string[]; lines: string[] }[]

/** Parents first, so that a row never precedes one that it references. */
const order: readonly Table[] = [
  'account',
  'tenant',
  'tenant_setting',
  'file',
  'document',
  'payment_account',
  'custom_role',
  'staff',
  'staff_role',
  'counter',
  'resource',
  'activity',
  'activity_category',
  'rental_category',
  'rental_type',
  'rental_size',
  'accessory',
  'accessory_category',
  'lodging_category',
  'lodging_type',
  'lodging_rate',
  'product',
  'package_part',
  'rebate',
  'identification',
  'question',
  'form',
  'form_question',
  'form_target',
  'timetable',
  'availability',
  'slot',
  'occurrence',
  'client',
  'quote',
  'orders',
  'kept_cart',
  'order_status_log',
  'invoice',
  'invoice_tax',
  'order_line',
  'unit',
  'unit_tax',
  'party_member',
  'party_piece',
  'claim',
  'ticket',
  'rental',
  'booking',
  'answer',
  'register',
  'till',
  'till_count',
  'payment',
  'refund',
  'refund_item',
  'refund_item_tax',
  'refund_transfer',
  'posting',
  'mail',
  'rescheduling',
  'rescheduling_ticket',
  'audit',
  'audit_unsealed',
  'audit_words',
  'search_entry',
]

export function newSheet(): Sheet {
  let pages = new Map<string, Pages[number]>()
  let count = 0
  return {
    add: (table, row) => {
      let page = pages.get(table)
      if (!page) pages.set(table, (page = { table, columns: Object.keys(row), lines: [] }))
      const values = Object.values(row)
      if (values.length !== page.columns.length)
        throw new Error(`a row of ${table} names other columns than the first one`)
      page.lines.push(values.map(cellOf).join('\t'))
      count++
    },
    take: () => {
      const taken = order.flatMap((table) => pages.get(table) ?? [])
      if (taken.length !== pages.size)
        throw new Error('a table has no place in the order of the sheet')
      pages = new Map()
      return taken
    },
    rows: () => count,
  }
}

/** Encodes a value as COPY text. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  const text = textOf(value)
  return /[\\\t\n\r]/.test(text)
    ? text.replace(
        /[\\\t\n\r]/g,
        (character) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[character]!,
      )
    : text
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  return Array.isArray(value)
    ? `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`
    : JSON.stringify(value)
}

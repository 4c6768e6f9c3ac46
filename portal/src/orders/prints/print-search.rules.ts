export const printFormats = ['letter', '80mm'] as const
export type PrintSearch = {
  format: (typeof printFormats)[number]
  what: 'tickets' | 'receipt' | 'both'
}

/** Letter paper and everything, unless the address says otherwise. */
export const readPrintSearch = ({ format, what }: Record<string, unknown>): PrintSearch => ({
  format: format === '80mm' ? '80mm' : 'letter',
  what: what === 'tickets' || what === 'receipt' ? what : 'both',
})

export const printFormats = ['letter', '80mm'] as const
const printParts = ['tickets', 'receipt', 'both'] as const
export type PrintSearch = {
  format: (typeof printFormats)[number]
  what: (typeof printParts)[number]
}

/** Letter paper and everything, unless the address says otherwise. */
export const readPrintSearch = ({ format, what }: Record<string, unknown>): PrintSearch => ({
  format: format === '80mm' ? '80mm' : 'letter',
  what: what === 'tickets' || what === 'receipt' ? what : 'both',
})

/** What a device prints after each sale, as it is kept there; null for nothing. */
export function readKeptPrint(kept: string | null): PrintSearch | null {
  const [what, format] = kept?.split('-') ?? []
  const isKnown =
    printParts.some((part) => part === what) && printFormats.some((known) => known === format)
  return isKnown ? readPrintSearch({ format, what }) : null
}
export const keptPrintOf = ({ format, what }: PrintSearch): string => `${what}-${format}`

export const printFormats = ['letter', '80mm'] as const
const printParts = ['tickets', 'receipt', 'both'] as const
export type PrintSearch = {
  format: (typeof printFormats)[number]
  what: (typeof printParts)[number]
  /** Language of the prints; defaults to the language of the client. */
  language?: 'fr' | 'en'
}

/** Reads the search of the print page; defaults to Letter format with tickets and receipt. */
export const readPrintSearch = ({
  format,
  what,
  language,
}: Record<string, unknown>): PrintSearch => ({
  format: format === '80mm' ? '80mm' : 'letter',
  what: what === 'tickets' || what === 'receipt' ? what : 'both',
  ...((language === 'fr' || language === 'en') && { language }),
})

/**
 * Print settings of a device, applied after each sale. `isForCash` prints only cash sales: the cash
 * drawer opens with each print.
 */
export type StoredPrint = PrintSearch & { isForCash?: boolean }
const forCash = 'cash'

/** Reads the stored settings; null if nothing is printed. */
export function readKeptPrint(kept: string | null): StoredPrint | null {
  const [what, format, only] = kept?.split('-') ?? []
  const isKnown =
    printParts.some((part) => part === what) && printFormats.some((known) => known === format)
  if (!isKnown) return null
  return { ...readPrintSearch({ format, what }), ...(only === forCash && { isForCash: true }) }
}
export const keptPrintOf = ({ format, what, isForCash }: StoredPrint): string =>
  [what, format, ...(isForCash ? [forCash] : [])].join('-')
/** The print that starts by itself after a sale; null for none. */
export const printedAtOnce = (kept: StoredPrint | null, isCash: boolean): PrintSearch | null =>
  kept?.isForCash && !isCash ? null : kept

export const printFormats = ['letter', '80mm'] as const
const printParts = ['tickets', 'receipt', 'both'] as const
export type PrintSearch = {
  format: (typeof printFormats)[number]
  what: (typeof printParts)[number]
  /** Language of the prints; by default that of the client. */
  language?: 'fr' | 'en'
}

/** Letter paper and everything, unless the address says otherwise. */
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
 * What a device prints after each sale; `isForCash` prints nothing of the others, so that the
 * drawer, which opens with the paper, stays closed.
 */
export type KeptPrint = PrintSearch & { isForCash?: boolean }
const forCash = 'cash'

/** As it is kept there; null for nothing. */
export function readKeptPrint(kept: string | null): KeptPrint | null {
  const [what, format, only] = kept?.split('-') ?? []
  const isKnown =
    printParts.some((part) => part === what) && printFormats.some((known) => known === format)
  if (!isKnown) return null
  return { ...readPrintSearch({ format, what }), ...(only === forCash && { isForCash: true }) }
}
export const keptPrintOf = ({ format, what, isForCash }: KeptPrint): string =>
  [what, format, ...(isForCash ? [forCash] : [])].join('-')
/** What is printed of a sale without a press. */
export const printedAtOnce = (kept: KeptPrint | null, isCash: boolean): PrintSearch | null =>
  kept?.isForCash && !isCash ? null : kept

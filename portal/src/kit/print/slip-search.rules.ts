export const slipFormats = ['80mm', 'a4', 'letter'] as const
export type SlipSearch = { format: (typeof slipFormats)[number] }
/** The roll of the counter, unless the address says otherwise. */
export const readSlipSearch = ({ format }: Record<string, unknown>): SlipSearch => ({
  format: slipFormats.find((known) => known === format) ?? '80mm',
})

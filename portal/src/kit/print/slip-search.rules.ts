export const slipFormats = ['80mm', 'a4', 'letter'] as const
export type SlipSearch = { format: (typeof slipFormats)[number] }
/** Reads the format from the address; by default the roll of the till. */
export const readSlipSearch = ({ format }: Record<string, unknown>): SlipSearch => ({
  format: slipFormats.find((known) => known === format) ?? '80mm',
})

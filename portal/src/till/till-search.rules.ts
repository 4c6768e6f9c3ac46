export type TillSearch = { to?: string }

/** The tills of the month that ends on that day; without one, today's. */
export const readTillSearch = ({ to }: Record<string, unknown>): TillSearch =>
  typeof to === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(to) ? { to } : {}

export const slipFormats = ['80mm', 'a4', 'letter'] as const
export type SlipSearch = { format: (typeof slipFormats)[number] }
/** The roll of the counter, unless the address says otherwise. */
export const readSlipSearch = ({ format }: Record<string, unknown>): SlipSearch => ({
  format: slipFormats.find((known) => known === format) ?? '80mm',
})

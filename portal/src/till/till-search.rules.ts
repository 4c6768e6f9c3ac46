export type TillSearch = { to?: string }

/** `to`: last day of the listed month, today if absent. */
export const readTillSearch = ({ to }: Record<string, unknown>): TillSearch =>
  typeof to === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(to) ? { to } : {}

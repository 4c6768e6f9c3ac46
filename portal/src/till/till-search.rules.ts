export type TillSearch = { to?: string }

/** The tills of the month that ends on that day; without one, today's. */
export const readTillSearch = ({ to }: Record<string, unknown>): TillSearch =>
  typeof to === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(to) ? { to } : {}

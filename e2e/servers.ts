/** Installations of the journeys: one with the demo data, and two new ones without a business. */
const port = Number(process.env.JOURNEYS_PORT ?? 43_117)
export const demo = { port, url: `http://localhost:${port}` }
export const empty = { port: port + 1, url: `http://localhost:${port + 1}` }
/**
 * The installation in which a business is set up completely, from the first page to the first
 * refund.
 */
export const fresh = { port: port + 2, url: `http://localhost:${port + 2}` }

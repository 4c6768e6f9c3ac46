/**
 * The installations that the journeys visit: one with the demo data, two that nobody has opened
 * yet.
 */
const port = Number(process.env.JOURNEYS_PORT ?? 43_117)
export const demo = { port, url: `http://localhost:${port}` }
export const empty = { port: port + 1, url: `http://localhost:${port + 1}` }
/** Where one business is set up whole, from its first page to its first refund. */
export const fresh = { port: port + 2, url: `http://localhost:${port + 2}` }

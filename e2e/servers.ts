/** The two installations that the journeys visit: one with the demonstration world, one that nobody has opened yet. */
const port = Number(process.env.JOURNEYS_PORT ?? 43_117)
export const demo = { port, url: `http://localhost:${port}` }
export const empty = { port: port + 1, url: `http://localhost:${port + 1}` }

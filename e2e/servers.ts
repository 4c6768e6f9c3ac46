/** The two installations that the journeys visit: one with the demonstration world, one that nobody has opened yet. */
export const demo = { port: 43_117, url: 'http://localhost:43117' }
export const empty = { port: 43_118, url: 'http://localhost:43118' }

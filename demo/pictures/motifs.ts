import { outdoorMotifs } from './outdoor-motifs.ts'
import { placeMotifs } from './place-motifs.ts'
import { thingMotifs } from './thing-motifs.ts'

/** Motifs of the demo catalogues. */
export const motifs = { ...outdoorMotifs, ...placeMotifs, ...thingMotifs }
export type Motif = keyof typeof motifs

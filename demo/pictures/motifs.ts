import { objectMotifs } from './object-motifs.ts'
import { outdoorMotifs } from './outdoor-motifs.ts'
import { placeMotifs } from './place-motifs.ts'

/** Motifs of the demo catalogues. */
export const motifs = { ...outdoorMotifs, ...placeMotifs, ...objectMotifs }
export type Motif = keyof typeof motifs

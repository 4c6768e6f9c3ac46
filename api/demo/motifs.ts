import { outdoorMotifs } from './outdoor-motifs.ts'
import { thingMotifs } from './thing-motifs.ts'

/** What the catalogues of the demonstration show. */
export const motifs = { ...outdoorMotifs, ...thingMotifs }
export type Motif = keyof typeof motifs

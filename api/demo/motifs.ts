import { outdoorMotifs } from './outdoor-motifs.ts'
import { placeMotifs } from './place-motifs.ts'
import { thingMotifs } from './thing-motifs.ts'

/** What the catalogues of the demonstration show. */
export const motifs = { ...outdoorMotifs, ...placeMotifs, ...thingMotifs }
export type Motif = keyof typeof motifs

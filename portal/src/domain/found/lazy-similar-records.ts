import { lazyPart } from '../../kit/layout/lazy-part.ts'

/** Loaded when a search of a list finds nothing. */
export const SimilarRecords = lazyPart(() => import('./similar-records.tsx'), 'SimilarRecords')

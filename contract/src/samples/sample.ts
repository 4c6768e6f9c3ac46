import { z } from 'zod'
import { Id } from '../primitives.ts'

/** Sample catalogues from which a new business can start. */
export const sampleNames = ['skiHill', 'museum', 'outdoorCentre'] as const
export type SampleName = (typeof sampleNames)[number]

export const sampleKinds = ['activity', 'rental', 'accessory'] as const
/** Why a record of the sample stays: somebody has changed it, or bought it. */
const keptReasons = ['changed', 'sold'] as const
/** A record that the removal of a sample has kept; a sold one is no longer on sale. */
export const KeptRecord = z.strictObject({
  kind: z.enum(sampleKinds),
  publicId: Id,
  name: z.strictObject({ fr: z.string(), en: z.string() }),
  reason: z.enum(keptReasons),
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice } from '../primitives.ts'
import { KeptRecord, sampleNames } from './sample.ts'

const at = {
  service: 'collaborator',
  path: '/1.0/catalog/sample',
  access: 'Activities',
  effect: 'write',
  idempotent: true,
} as const

export const createSample = endpoint({
  ...at,
  method: 'POST',
  summary:
    'Fill an empty catalogue with ordinary records of a sample, on sale from today; needs the accesses to activities, timetables and rentals',
  body: z.strictObject({ sample: Choice(sampleNames) }),
  reply: z.strictObject({
    sample: z.enum(sampleNames),
    activities: z.int(),
    rentals: z.int(),
    accessories: z.int(),
  }),
  problems: ['CatalogueNotEmpty', 'KeyReused', 'StillRunning'],
})

export const removeSample = endpoint({
  ...at,
  method: 'DELETE',
  summary:
    'Remove the records of the sample that nobody has bought or changed; sold ones are taken off sale',
  reply: z.strictObject({ removed: z.int(), kept: z.array(KeptRecord) }),
  problems: ['PlacesSold', 'KeyReused', 'StillRunning'],
})

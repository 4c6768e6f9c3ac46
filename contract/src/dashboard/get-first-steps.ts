import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { sampleNames } from '../samples/sample.ts'

/** Steps of a new business up to its first sale, in order. */
export const firstSteps = ['taxes', 'activity', 'timetable', 'payment', 'sale'] as const

const at = {
  service: 'administration',
  path: '/1.0/Statistics/first-steps',
  access: 'Dashboard',
} as const
const FirstSteps = z.strictObject({
  isDismissed: z.boolean(),
  steps: z.array(
    z.strictObject({
      step: z.enum(firstSteps),
      /** Read from the records: nobody ticks a step by hand. */
      isDone: z.boolean(),
      /** Whether the caller has the access to do it. */
      may: z.boolean(),
    }),
  ),
  /** Somebody declared that the business takes no online payments. */
  isCashOnly: z.boolean(),
  /** First activity on sale, whose timetable is the next step; null without one. */
  activityPublicId: Id.nullable(),
  /** Sample that the business started from, until it is removed. */
  sample: z.enum(sampleNames).nullable(),
  /** Whether the catalogue is empty, and the caller may fill it from a sample. */
  maySample: z.boolean(),
  /** Whether the caller may remove the sample. */
  mayRemoveSample: z.boolean(),
})

export const getFirstSteps = endpoint({
  ...at,
  method: 'GET',
  summary: 'Get the steps of a new business up to its first sale, with those that are done',
  effect: 'read',
  reply: FirstSteps,
  problems: [],
})

export const saveFirstSteps = endpoint({
  ...at,
  method: 'PUT',
  path: '/1.0/Statistics/first-steps/dismissal',
  summary: 'Put the list of first steps away for everybody in the business, or bring it back',
  effect: 'write',
  body: z.strictObject({ isDismissed: z.boolean('type') }),
  reply: FirstSteps,
  problems: [],
})

export const saveCashOnly = endpoint({
  ...at,
  method: 'PUT',
  path: '/1.0/Statistics/first-steps/cash-only',
  summary: 'Declare that the business takes no online payments, or that it will',
  access: 'PaymentAndTaxes',
  effect: 'write',
  body: z.strictObject({ isCashOnly: z.boolean('type') }),
  reply: z.strictObject({ isCashOnly: z.boolean() }),
  problems: [],
})

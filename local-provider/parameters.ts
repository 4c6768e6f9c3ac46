import { z } from 'zod'
import type { FormTree } from './form-body.ts'
import { invalidRequest, type StripeApiError } from './stripe-error.ts'

/** Form values are text: these schemas parse them. */
export const integer = z
  .string()
  .regex(/^\d{1,15}$/, 'Invalid integer')
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
export const text = z.string().min(1).max(5000)
export const webAddress = z
  .string()
  .refine((address) => /^https?:\/\//.test(address), 'Not a valid URL')
export const currencyCode = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .toLowerCase()
export const metadata = z.record(z.string().max(40), z.string().max(500)).default({})
/** `created[gte]=…`, or a single time. */
export const range = z.union([
  integer,
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
])
/** Accepted by every endpoint. */
export const expandable = { expand: z.array(text).max(10).default([]) }
export const pageOf = {
  ...expandable,
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.optional(),
}

/** @throws StripeApiError that names the parameter, as Stripe does */
export function readParameters<Read>(schema: z.ZodType<Read>, form: FormTree): Read {
  const result = schema.safeParse(form)
  if (result.success) return result.data
  throw errorOf(result.error.issues[0]!, form)
}

function errorOf(issue: z.core.$ZodIssue, form: FormTree): StripeApiError {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0]!])
    return invalidRequest(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    })
  }
  const param = nameOf(issue.path)
  if (valueAt(form, issue.path) === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return issue.message === 'Invalid integer'
    ? invalidRequest(`Invalid integer for ${param}`, { code: 'parameter_invalid_integer', param })
    : invalidRequest(`Invalid ${param}: ${issue.message}`, { param })
}

const nameOf = (path: readonly PropertyKey[]) =>
  path.map((step, i) => (i === 0 ? String(step) : `[${String(step)}]`)).join('')

const valueAt = (form: FormTree, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, step) => (value as FormTree | undefined)?.[String(step)], form)

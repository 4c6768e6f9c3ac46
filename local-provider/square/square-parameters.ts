import { z } from 'zod'
import { invalidValue, type SquareApiError } from './square-error.ts'

export const nothing = z.strictObject({})
export const words = (longest: number) => z.string().min(1).max(longest)
export const money = z.strictObject({ amount: z.int().min(0), currency: z.literal('CAD') })
export const moneyAboveNothing = money.extend({ amount: z.int().min(1) })
export const metadata = z.record(z.string().max(60), z.string().max(255))
export const moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'No time')
/** Query parameters are text. */
export const limit = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform((text) => Math.min(Number(text), 100))
  .default(100)

const expected: Record<string, string> = {
  string: 'EXPECTED_STRING',
  int: 'EXPECTED_INTEGER',
  number: 'EXPECTED_INTEGER',
  boolean: 'EXPECTED_BOOLEAN',
  object: 'EXPECTED_OBJECT',
  record: 'EXPECTED_MAP',
  array: 'EXPECTED_ARRAY',
}
const tooBig: Record<string, string> = { string: 'VALUE_TOO_LONG', array: 'ARRAY_LENGTH_TOO_LONG' }
const tooSmall: Record<string, string> = { string: 'VALUE_EMPTY', array: 'ARRAY_EMPTY' }

/** @throws SquareApiError that names the field, as Square does */
export function readInput<Read>(schema: z.ZodType<Read>, given: unknown, isQuery: boolean): Read {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw errorOf(result.error.issues[0]!, given, isQuery)
}

function errorOf(issue: z.core.$ZodIssue, given: unknown, isQuery: boolean): SquareApiError {
  if (issue.code === 'unrecognized_keys') {
    const field = nameOf([...issue.path, issue.keys[0]!])
    const code = isQuery ? 'UNKNOWN_QUERY_PARAMETER' : 'UNKNOWN_BODY_PARAMETER'
    return invalidValue(code, `Unknown parameter: ${field}.`, field)
  }
  const field = nameOf(issue.path)
  if (valueAt(given, issue.path) === undefined)
    return invalidValue(
      'MISSING_REQUIRED_PARAMETER',
      `Missing required parameter: ${field}.`,
      field,
    )
  return invalidValue(codeOf(issue), `Invalid ${field}: ${issue.message}.`, field)
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return expected[issue.expected] ?? 'INCORRECT_TYPE'
  if (issue.code === 'too_big') return tooBig[issue.origin] ?? 'VALUE_TOO_HIGH'
  if (issue.code === 'too_small') return tooSmall[issue.origin] ?? 'VALUE_TOO_LOW'
  return 'INVALID_VALUE'
}

/** `order.line_items[0].quantity` */
const nameOf = (path: readonly PropertyKey[]) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')

const valueAt = (given: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | undefined | null)?.[step],
    given,
  )

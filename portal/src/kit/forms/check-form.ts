import type { Language } from '@guichet/contract/rules.messages.ts'
import { problemSentence } from './field-problem.ts'

type Issue = { path: readonly PropertyKey[]; message: string }
/** The part of a zod schema that a form needs; a body of the contract satisfies it. */
export type FormSchema<V> = {
  safeParse: (values: V) => {
    success: boolean
    error?: { issues: readonly Issue[] } | undefined
  }
}

const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null)?.[key],
    values,
  )

/** Errors by dotted path: the first of each field, in the reader's language. */
export function problemsOf<V>(
  schema: FormSchema<V>,
  values: V,
  language: Language,
): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    problems[path.join('.')] ??= problemSentence(message, valueAt(values, path), language)
  return problems
}

import { sentenceOf, type Language } from '@guichet/contract/rules.messages.ts'

type Issue = { path: readonly PropertyKey[]; message: string }
/** The part of a zod schema that a form needs; a body of the contract satisfies it. */
export type FormSchema<V> = {
  safeParse: (values: V) => {
    success: boolean
    error?: { issues: readonly Issue[] } | undefined
  }
}

/** Errors by dotted path: the first of each field, in the reader's language. */
export function problemsOf<V>(
  schema: FormSchema<V>,
  values: V,
  language: Language,
): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    problems[path.join('.')] ??= sentenceOf(message, language)
  return problems
}

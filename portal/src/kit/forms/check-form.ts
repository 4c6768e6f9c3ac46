import { sentenceOf, type Language } from '@guichet/contract/rules.messages.ts'

type Issue = { path: readonly PropertyKey[]; message: string }
/** The part of a zod schema that a form needs: a body of the contract fits. */
export type FormSchema = {
  safeParse: (values: unknown) => {
    success: boolean
    error?: { issues: readonly Issue[] } | undefined
  }
}

/**
 * Every field that breaks a rule of the contract, by its dotted path, with the sentence in the
 * reader's language; the first one of each field.
 */
export function problemsOf(
  schema: FormSchema,
  values: unknown,
  language: Language,
): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    problems[path.join('.')] ??= sentenceOf(message, language)
  return problems
}

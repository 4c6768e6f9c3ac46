import { sentenceOf, type Language } from '@guichet/contract/rules.messages.ts'

/** The part of a zod schema that a form needs: any field of the contract fits. */
type Checked = {
  safeParse: (value: unknown) => {
    success: boolean
    error?: { issues: { message: string }[] } | undefined
  }
}

/**
 * The sentence for a field that breaks the contract's rule, null when it is good. An empty optional
 * field is good.
 */
export const problemOf = (
  schema: Checked,
  value: unknown,
  language: Language,
  isOptional = false,
): string | null => {
  if (isOptional && (value === '' || value === undefined)) return null
  const { success, error } = schema.safeParse(value)
  return success ? null : sentenceOf(error?.issues[0]?.message ?? 'invalid', language)
}

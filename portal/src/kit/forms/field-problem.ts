import { sentenceOf, type Language } from '@guichet/contract/rules.messages.ts'

/** The part of a zod schema that a field needs; any field of the contract satisfies it. */
type FieldSchema = {
  safeParse: (value: unknown) => {
    success: boolean
    error?: { issues: { message: string }[] } | undefined
  }
}

/** Error of a field by the contract, null when it is valid. An empty optional field is valid. */
export const problemOf = (
  schema: FieldSchema,
  value: unknown,
  language: Language,
  isOptional = false,
): string | null => {
  if (isOptional && (value === '' || value === undefined)) return null
  const { success, error } = schema.safeParse(value)
  return success ? null : sentenceOf(error?.issues[0]?.message ?? 'invalid', language)
}

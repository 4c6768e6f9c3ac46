import { sentenceOf, type Language } from '@guichet/contract/rules.messages.ts'

/** Rules about the spelling of one value; an empty value breaks them because it is missing. */
const spellings = [
  'between',
  'date',
  'discountFormat',
  'duration',
  'email',
  'hexColour',
  'instant',
  'integer',
  'leastAmount',
  'leastQuantity',
  'minLength',
  'number',
  'percentFormat',
  'phone',
  'prepaidTax',
  'priceFormat',
  'time',
  'type',
  'url',
]

/** Sentence of a broken rule for the value of a field, which is “required” for an empty one. */
export function problemSentence(rule: string, value: unknown, language: Language): string {
  const isMissing = value === '' || value === null || value === undefined
  const isSpelling = spellings.includes(rule.split(':')[0]!)
  return sentenceOf(isMissing && isSpelling ? 'required' : rule, language)
}

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
  return success ? null : problemSentence(error?.issues[0]?.message ?? 'invalid', value, language)
}

import type { FieldProblem } from '@guichet/contract/problems.ts'
import { sentenceOf, type Language } from '@guichet/contract/rules.messages.ts'
import { addDays } from '../values/zoned-time.ts'
import { invalid, type ApiError } from './api-error.ts'

/** A field that breaks a rule, named as `rule` or `rule:limit`, with its message. */
export const brokenField = (field: string, rule: string, language: Language): FieldProblem => ({
  field,
  rule: rule.split(':')[0]!,
  detail: sentenceOf(rule, language),
})
/** InvalidRequest for one field. */
export const fieldProblem = (field: string, rule: string, language: Language): ApiError =>
  invalid([brokenField(field, rule, language)])

/**
 * Asserts that a period of local dates does not end before it begins, nor more than `most` days
 * after.
 *
 * @throws InvalidRequest at `field`, with the rule `order` or `maxDays`
 */
export function assertPeriod(
  { from, to, most = 366 }: { from: string; to: string; most?: number },
  field: string,
  language: Language,
): void {
  if (to < from) throw fieldProblem(field, 'order', language)
  if (to > addDays(from, most)) throw fieldProblem(field, 'maxDays:366', language)
}

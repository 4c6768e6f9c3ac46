import type { FieldProblem } from '@guichet/contract/problems.ts'
import { ruleMessages, type Language } from '@guichet/contract/rules.messages.ts'
import type { z } from 'zod'
import { invalid } from './api-error.ts'
import { brokenField } from './field-problem.ts'

type Part = 'params' | 'query' | 'body'
export type Raw = Partial<Record<Part, unknown>>
type Schemas = { [K in Part]?: z.ZodObject | undefined }

/**
 * Parses every declared part, or throws one problem that names all invalid fields. A part that is
 * not declared must be empty.
 */
export function validate(schemas: Schemas, raw: Raw, language: Language): Raw {
  const problems: FieldProblem[] = []
  const parsed: Raw = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = schemas[part]
    const value = raw[part]
    if (!schema) {
      if (part !== 'params')
        problems.push(...unknownFields(Object.keys(isObject(value) ? value : {}), [], language))
      continue
    }
    const result = schema.safeParse(value ?? {})
    if (result.success) parsed[part] = result.data
    else
      problems.push(...result.error.issues.flatMap((issue) => problemsOf(issue, value, language)))
  }
  if (problems.length) throw invalid(problems)
  return parsed
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const unknownFields = (keys: string[], path: PropertyKey[], language: Language): FieldProblem[] =>
  keys.map((key) => brokenField([...path, key].join('.'), 'unknownField', language))

/** The rule named by the contract, or the nearest one with a message. */
function brokenRule({ message, code }: z.core.$ZodIssue): string {
  const [rule = message] = message.split(':')
  if (rule in ruleMessages) return message
  return code === 'invalid_type' ? 'type' : 'invalid'
}

function problemsOf(issue: z.core.$ZodIssue, value: unknown, language: Language): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys, issue.path, language)
  const message = isMissing(issue, value) ? 'required' : brokenRule(issue)
  return [brokenField(issue.path.map(String).join('.'), message, language)]
}

function isMissing(issue: z.core.$ZodIssue, value: unknown): boolean {
  const at = issue.path.reduce<unknown>(
    (inside, key) => (isObject(inside) ? (inside as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  )
  return at === undefined && issue.code !== 'custom'
}

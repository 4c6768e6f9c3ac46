import { timeZoneNames } from '../businesses/time-zones.messages.ts'
import { reportTablesMessages } from '../reports/report-tables.messages.ts'
import type { Language } from '../rules.messages.ts'
import { auditFieldName } from './audit-fields.messages.ts'

type Facts = Readonly<Record<string, unknown>>
/** The language and the formats in which values are written. */
export type AuditReader = {
  language: Language
  money: (cents: number) => string
  moment: (instant: string) => string
}
export type AuditDetail = { name: string; from?: string; to?: string }

const readable = (name: string) =>
  name
    .replace(/Cents$|Milli$|PublicIds?$/, '')
    .replace(/[_.-]/g, ' ')
    .replace(
      /([a-z])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
const isId = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
const yesNo = { fr: ['oui', 'non'], en: ['yes', 'no'] } as const
const none = { fr: 'aucun', en: 'none' } as const
const isRecord = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valueOf(field: string, value: unknown, reader: AuditReader): string {
  const { language, money } = reader
  if (value === null || value === undefined || value === '') return none[language]
  if (typeof value === 'boolean') return yesNo[language][value ? 0 : 1]
  if (typeof value === 'number') {
    if (/cents$/i.test(field)) return money(value)
    return /milli$/i.test(field) ? `${value / 1000} %` : String(value)
  }
  if (typeof value === 'string') return textValueOf(field, value, reader)
  if (Array.isArray(value)) return listOf(field, value, reader)
  return Object.entries(value)
    .map(([name, member]) => `${nameOf(name, language)} ${valueOf(name, member, reader)}`)
    .join(', ')
}
function textValueOf(field: string, value: string, { language, moment }: AuditReader): string {
  return namesOf(field, language)?.[value] ?? (isInstant(value) ? moment(value) : value)
}
/** Names of the values of a field with a closed list. */
function namesOf(field: string, language: Language): Readonly<Record<string, string>> | undefined {
  if (field === 'method') return reportTablesMessages[language].methods
  return field === 'timeZone' ? timeZoneNames[language] : undefined
}
const listOf = (field: string, values: readonly unknown[], reader: AuditReader) =>
  values.every(isId)
    ? String(values.length)
    : values.map((value) => valueOf(field, value, reader)).join(', ')

const nameOf = (field: string, language: Language) =>
  auditFieldName(field, language) ?? readable(field)

/** Facts that are shown elsewhere, or hold ids that are of no use to a reader. */
const silent = new Set(['fields', 'changes', 'from', 'to', 'byClient', 'reference'])

/**
 * Describes the details of an audit line after its action: first each changed field, with its old
 * and new value when they are known, then the other facts.
 *
 * @param texts Text that people typed, by field name.
 */
export function describeAudit(facts: Facts, texts: Facts, reader: AuditReader): AuditDetail[] {
  const { language } = reader
  const changes = { ...pairsOf(facts), ...(isRecord(facts.changes) ? facts.changes : {}) }
  const changeDetails = Object.entries(changes).map(([field, pair]): AuditDetail => {
    const [from, to] = pair as readonly unknown[]
    return {
      name: nameOf(field, language),
      from: valueOf(field, from, reader),
      to: valueOf(field, to, reader),
    }
  })
  const describedFields = new Set([...Object.keys(changes), ...Object.keys(texts)])
  const fields = Array.isArray(facts.fields) ? facts.fields.map(String) : []
  const others = Object.entries(facts).filter(
    ([name, value]) =>
      !silent.has(name) && !isPartOfPair(name, facts) && !describedFields.has(name) && !isId(value),
  )
  return [
    ...changeDetails,
    ...fields
      .filter((field) => !describedFields.has(field))
      .map((field) => ({ name: nameOf(field, language) })),
    ...Object.entries(texts).map(([field, text]) => textOf(field, String(text), language)),
    ...others.map(([name, value]) => ({
      name: nameOf(name, language),
      to: valueOf(name, value, reader),
    })),
  ]
}

const arrow = ' → '
function textOf(field: string, text: string, language: Language): AuditDetail {
  const [from, to] = text.split(arrow)
  const name = nameOf(field, language)
  return to === undefined ? { name, to: text } : { name, from: from!, to }
}

/**
 * Reads `from` and `to`, as single values or as records by field name, or `rateFrom` and `rate`.
 *
 * @returns The old and the new value, by field name.
 */
function pairsOf(facts: Facts): Record<string, readonly [unknown, unknown]> {
  const { from, to } = facts
  const pairs: Record<string, readonly [unknown, unknown]> = {}
  if (isRecord(from) && isRecord(to)) {
    for (const name of new Set([...Object.keys(from), ...Object.keys(to)]))
      if (JSON.stringify(from[name]) !== JSON.stringify(to[name]))
        pairs[name] = [from[name], to[name]]
  } else if ('to' in facts) pairs.status = [from, to]
  if ('fromCents' in facts) pairs.priceCents = [facts.fromCents, facts.toCents]
  for (const name of Object.keys(facts))
    if (`${name}From` in facts) pairs[name] = [facts[`${name}From`], facts[name]]
  return pairs
}
const isPartOfPair = (name: string, facts: Facts) =>
  name === 'fromCents' ||
  name === 'toCents' ||
  (name.endsWith('From') && name.slice(0, -4) in facts) ||
  `${name}From` in facts

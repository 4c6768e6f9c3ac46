import type { ImportField, ImportReading } from '@guichet/contract/client-imports/client-import.ts'
import { clientNoteLimit } from '@guichet/contract/clients/client.ts'
import { fold } from '@guichet/contract/fold.ts'
import { Email, LocalDate, Phone, Required } from '@guichet/contract/primitives.ts'
import { ruleMessages, type Language } from '@guichet/contract/rules.messages.ts'
import type { z } from 'zod'
import { imported, type ImportedCard } from '../clients/public.ts'
import { escapeHtml } from '../platform/text/escape-html.ts'
import { readPass, speaksOfPass, type PassContext, type ReadPass } from './read-pass.rules.ts'
import type { RowProblem, RowTexts } from './row-texts.ts'

export type ImportedClient = ImportedCard & { language: Language }
export type ReadRow =
  | { client: ImportedClient; pass: ReadPass | null; problems: [] }
  | { client: null; pass: null; problems: RowProblem[] }

/** Spreadsheets contain invisible spaces, including no-break ones. */
const tidy = (cell: string) => cell.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim()

const twoDigits = (digits: string) => digits.padStart(2, '0')
/** Converts a written date to the form of the API; other text is returned unchanged. */
export function isoDate(text: string, order: ImportReading['dateOrder']): string {
  const byYear = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text)
  if (byYear) return `${byYear[1]}-${twoDigits(byYear[2]!)}-${twoDigits(byYear[3]!)}`
  const written = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text)
  if (!written) return text
  const [first, second, year] = [twoDigits(written[1]!), twoDigits(written[2]!), written[3]!]
  return order === 'dayFirst' ? `${year}-${second}-${first}` : `${year}-${first}-${second}`
}

const languagesByName: Record<string, Language> = {
  fr: 'fr',
  f: 'fr',
  fre: 'fr',
  fra: 'fr',
  francais: 'fr',
  french: 'fr',
  frca: 'fr',
  en: 'en',
  e: 'en',
  a: 'en',
  an: 'en',
  eng: 'en',
  anglais: 'en',
  english: 'en',
  enca: 'en',
}
const paragraphs = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')

const fieldOf = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
  postal_code: 'postalCode',
  birth_date: 'birthDate',
  gender: 'gender',
  note: 'note',
} as const satisfies Record<(typeof imported)[number], ImportField>

export type RowContext = { reading: ImportReading } & PassContext
type Context = Pick<RowContext, 'reading' | 'today'>
type Reader = (cell: string, context: Context) => { value: string } | { rule: string }
const by =
  (schema: z.ZodType<string>, clean: (cell: string, context: Context) => string = tidy): Reader =>
  (cell, context) => {
    const parsed = schema.safeParse(clean(cell, context))
    if (parsed.success) return { value: parsed.data }
    const rule = parsed.error.issues[0]!.message
    const [name = rule] = rule.split(':')
    return { rule: name in ruleMessages ? rule : 'invalid' }
  }
const date = by(LocalDate, (cell, { reading }) => isoDate(tidy(cell), reading.dateOrder))
const readers: Record<ImportField, Reader> = {
  email: by(Email),
  firstName: by(Required(50)),
  lastName: by(Required(50)),
  phone: by(Phone),
  postalCode: by(Required(10), (cell) => tidy(cell).toUpperCase()),
  birthDate: (cell, context) => {
    const read = date(cell, context)
    return 'value' in read && read.value > context.today ? { rule: 'date' } : read
  },
  gender: by(Required(25)),
  language: (cell) => {
    const language = languagesByName[fold(cell)]
    return language ? { value: language } : { rule: 'choice' }
  },
  note: by(Required(clientNoteLimit), paragraphs),
  // Names of an activity and of a price, with a separator.
  pass: by(Required(300)),
  passFrom: date,
  passUntil: date,
  holderFirstName: by(Required(50)),
  holderLastName: by(Required(50)),
  formerNumber: by(Required(50)),
}

/**
 * Reads the client and the pass of a row, or all its faults. An empty cell is no value; only the
 * email, which identifies the client, is required.
 */
export function readClientRow(cells: readonly string[], context: RowContext): ReadRow {
  const { columns, language } = context.reading
  const texts: RowTexts = {}
  const problems: RowProblem[] = []
  for (const { column, field } of columns) {
    const cell = cells[column] ?? ''
    if (!tidy(cell)) continue
    const read = readers[field](cell, context)
    if ('value' in read) texts[field] = read.value
    else problems.push({ field, rule: read.rule })
  }
  const isEmailMissing =
    texts.email === undefined && !problems.some(({ field }) => field === 'email')
  if (isEmailMissing) problems.unshift({ field: 'email', rule: 'required' })
  const read = speaksOfPass(texts, problems)
    ? readPass(texts, new Set(problems.map(({ field }) => field)), context)
    : { pass: null }
  if ('problems' in read) problems.push(...read.problems)
  if ('problems' in read || problems.length > 0) return { client: null, pass: null, problems }
  return { problems: [], pass: read.pass, client: cardOf(texts, language) }
}

const cardOf = ({ email, language, ...texts }: RowTexts, otherwise: Language): ImportedClient => ({
  email: email!,
  language: (language as Language | undefined) ?? otherwise,
  ...(Object.fromEntries(
    imported.map((column) => [column, texts[fieldOf[column]] ?? null]),
  ) as Record<(typeof imported)[number], string | null>),
})

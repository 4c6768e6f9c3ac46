import { passFields, type ImportField } from '@guichet/contract/client-imports/client-import.ts'
import type { FoundPass, SoldPass } from './find-pass.rules.ts'
import type { RowProblem, RowTexts } from './row-texts.ts'

/** A season pass of a row: its first and last day, and its holder, who may have empty names. */
export type ReadPass = {
  productId: string
  from: string
  until: string
  holder: { firstName: string; lastName: string; birthDate: string | null }
  formerNumber: string | undefined
}
export type PassContext = { today: string; findPass: (name: string) => FoundPass }

/** Whether a row has a pass, even in an unreadable cell. */
export const speaksOfPass = (texts: RowTexts, problems: readonly RowProblem[]): boolean =>
  passFields.some(
    (name) => texts[name] !== undefined || problems.some(({ field }) => field === name),
  )

/** The pass of a row, or all its faults. */
export function readPass(
  texts: RowTexts,
  broken: ReadonlySet<ImportField>,
  { today, findPass }: PassContext,
): { pass: ReadPass } | { problems: RowProblem[] } {
  const found = namedPass(texts, findPass)
  const pass = 'pass' in found ? found.pass : null
  const until = texts.passUntil ?? pass?.until ?? null
  const wrong = whyNotUntil(until, { texts, today })
  const problems: RowProblem[] = []
  if ('rule' in found) problems.push({ field: 'pass', ...found })
  // The default dates depend on the pass, so they are checked only once it is found.
  if (wrong && (until ?? pass)) problems.push({ field: 'passUntil', rule: wrong })
  if (!pass || until === null || problems.length > 0)
    return { problems: problems.filter(({ field }) => !broken.has(field)) }
  const from = firstDayOf(pass, until, { texts, today })
  return {
    pass: {
      productId: pass.productId,
      from,
      until,
      holder: holderOf(texts),
      formerNumber: texts.formerNumber,
    },
  }
}

const namedPass = ({ pass }: RowTexts, findPass: PassContext['findPass']): FoundPass =>
  pass === undefined ? { rule: 'required', among: [] } : findPass(pass)

type Days = { texts: RowTexts; today: string }
function whyNotUntil(until: string | null, { texts: { passFrom }, today }: Days): string | null {
  if (until === null) return 'required'
  if (until < today) return 'passOver'
  return passFrom !== undefined && passFrom > until ? 'passOrder' : null
}

/** First day of the season on sale, when it is the season of this pass; otherwise today. */
function firstDayOf({ from }: SoldPass, until: string, { texts, today }: Days): string {
  if (texts.passFrom !== undefined) return texts.passFrom
  return from !== null && from <= until ? from : today
}

/** Holder from the columns of the holder, otherwise from the row's client. */
function holderOf(texts: RowTexts): ReadPass['holder'] {
  const isNamed = texts.holderFirstName !== undefined || texts.holderLastName !== undefined
  return isNamed
    ? {
        firstName: texts.holderFirstName ?? '',
        lastName: texts.holderLastName ?? '',
        birthDate: null,
      }
    : {
        firstName: texts.firstName ?? '',
        lastName: texts.lastName ?? '',
        birthDate: texts.birthDate ?? null,
      }
}

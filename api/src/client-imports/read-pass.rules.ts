import { passFields, type ImportField } from '@guichet/contract/client-imports/client-import.ts'
import type { FoundPass, SoldPass } from './find-pass.rules.ts'
import type { RowProblem, RowTexts } from './read-client-row.rules.ts'

/** A season pass of a row: its first and last day, and for whom; nobody is named by empty names. */
export type ReadPass = {
  productId: string
  from: string
  until: string
  holder: { firstName: string; lastName: string; birthDate: string | null }
  formerNumber: string | null
}
export type PassContext = { today: string; findPass: (name: string) => FoundPass }

/** Whether a row speaks of a pass at all, be it in a cell that cannot be read. */
export const speaksOfPass = (said: RowTexts, problems: readonly RowProblem[]): boolean =>
  passFields.some(
    (name) => said[name] !== undefined || problems.some(({ field }) => field === name),
  )

/** The pass of a row that speaks of one, or all that is wrong with it. */
export function readPass(
  said: RowTexts,
  broken: ReadonlySet<ImportField>,
  { today, findPass }: PassContext,
): { pass: ReadPass } | { problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const fault = (field: ImportField, rule: string) => {
    if (!broken.has(field)) problems.push({ field, rule })
  }
  const found = said.pass === undefined ? null : findPass(said.pass)
  if (found === null) fault('pass', 'required')
  else if ('rule' in found) problems.push({ field: 'pass', ...found })
  const pass = found && 'pass' in found ? found.pass : null
  const until = said.passUntil ?? pass?.until ?? null
  if (until === null) {
    // Which days a pass has is known once it is known which pass it is.
    if (pass) fault('passUntil', 'required')
  } else if (until < today) fault('passUntil', 'passOver')
  else if (said.passFrom !== undefined && said.passFrom > until) fault('passUntil', 'passOrder')
  if (!pass || until === null || problems.length > 0) return { problems }
  return {
    pass: {
      productId: pass.productId,
      from: said.passFrom ?? firstDayOf(pass, { today, until }),
      until,
      holder: holderOf(said),
      formerNumber: said.formerNumber ?? null,
    },
  }
}

/** As the pass is sold now, where that is the season of this one; else it runs from today. */
const firstDayOf = ({ from }: SoldPass, { today, until }: { today: string; until: string }) =>
  from !== null && from <= until ? from : today

/** Whom the columns of the holder name; without them whom the row names. */
function holderOf(said: RowTexts): ReadPass['holder'] {
  const isNamed = said.holderFirstName !== undefined || said.holderLastName !== undefined
  return isNamed
    ? {
        firstName: said.holderFirstName ?? '',
        lastName: said.holderLastName ?? '',
        birthDate: null,
      }
    : {
        firstName: said.firstName ?? '',
        lastName: said.lastName ?? '',
        birthDate: said.birthDate ?? null,
      }
}

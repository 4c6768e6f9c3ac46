import type { Reply } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { findTills } from '@guichet/contract/till/find-tills.ts'
import type { openTill } from '@guichet/contract/till/open-till.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { cashOf, expectedOf, type CashSums } from './expected.rules.ts'
import { countsOf, linesOf, sumsOf, tillSettings, type TillRow } from './tills.db.ts'

type View = Reply<typeof openTill>
type Row = Reply<typeof findTills>['items'][number]

export const viewRow = (till: TillRow): Row => ({
  publicId: till.id,
  registerName: till.register_name,
  clerkName: till.clerk_name,
  businessDay: till.business_day,
  openedDateTimeUtc: till.opened_at,
  closedDateTimeUtc: till.closed_at,
  closedByName: till.closed_by_name,
  float: toDollars(till.float_cents),
  ...closingOf(till),
  corrections: toDollars(till.correction_cents),
})

function closingOf({ expected_cents: expected, counted_cents: counted }: TillRow) {
  if (expected === null || counted === null)
    return { expected: null, counted: null, difference: null }
  return {
    expected: toDollars(expected),
    counted: toDollars(counted),
    difference: toDollars(counted - expected),
  }
}

/** A till with its movements; before a blind count the sums are hidden. */
export async function viewTill(
  { db, tenantId, accountId }: Pick<Ctx, 'db' | 'tenantId' | 'accountId'>,
  till: TillRow,
): Promise<View> {
  const sums = await sumsOf(db, tenantId, till)
  const lines = await linesOf(db, tenantId, till.id)
  const counts = await countsOf(db, tenantId, till.id)
  const { isBlindCount } = await tillSettings(db, tenantId)
  const isOwn = till.opened_by === accountId
  const isCounted = counts.at(-1)?.expected_cents === expectedOf(sums)
  const isHidden = isBlindCount && isOwn && till.closed_at === null && !isCounted
  return {
    ...viewRow(till),
    explanation: till.explanation,
    isOwn,
    figures: isHidden ? null : viewFigures(sums),
    lines: lines.map((line) => ({
      publicId: line.id,
      kind: line.kind as View['lines'][number]['kind'],
      amount: toDollars(line.cents),
      reason: line.reason,
      byName: line.by_name,
      dateTimeUtc: line.written_at,
    })),
    counts: counts.map((count) => ({
      publicId: count.id,
      pieces: count.pieces,
      counted: toDollars(count.counted_cents),
      expected: toDollars(count.expected_cents),
      difference: toDollars(count.counted_cents - count.expected_cents),
      byName: count.by_name,
      dateTimeUtc: count.counted_at,
    })),
  }
}

function viewFigures(sums: CashSums): NonNullable<View['figures']> {
  const { taken, given } = cashOf(sums)
  return {
    cashTaken: toDollars(taken),
    cashGivenBack: toDollars(given),
    cashIn: toDollars(sums.inCents),
    cashOut: toDollars(sums.outCents),
    expected: toDollars(expectedOf(sums)),
    otherMethods: sums.methods
      .filter(({ method }) => method !== 'cash')
      .map((each) => ({
        method: each.method,
        taken: toDollars(each.taken),
        givenBack: toDollars(each.given),
      })),
  }
}

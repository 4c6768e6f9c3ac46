import * as contract from '@guichet/contract/validation/get-gate.ts'
import { handle } from '../platform/http/contexts.ts'
import { mustGet } from '../platform/values/must.ts'
import type { TicketCodes } from '../tickets/public.ts'
import { entryOf, isDaily, opensAt, whyNever } from './gate-entry.rules.ts'
import type { GateRow } from './gate-row.ts'
import { ticketsBetween } from './gate-tickets.db.ts'
import { entriesSince } from './scans.db.ts'

const hours = (now: string, count: number) =>
  new Date(Date.parse(now) + count * 3_600_000).toISOString()

/**
 * Returns the tickets that may be scanned within a day, and the reasons against those that are not
 * valid.
 */
export const getGate = (codes: TicketCodes) =>
  handle(contract.getGate, async ({ db, now, tenantId, timeZone, actor: { staffId } }) => {
    const business = await db
      .selectFrom('tenant')
      .select('name')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow()
    const rows = await ticketsBetween(db, tenantId, { from: hours(now, -1), to: hours(now, 24) })
    // A ticket of one entry is valid for a day and an hour at most, so older entries cannot be of
    // its current time.
    const given = await entriesSince(db, tenantId, hours(now, -72))
    const items = itemsOf(rows)
    return {
      collaboratorPublicId: tenantId,
      name: business.name,
      timeZone,
      staffPublicId: staffId,
      issuedDateTimeUtc: now,
      validUntilDateTimeUtc: hours(now, contract.listMinutes / 60),
      publicKey: codes.publicKey,
      items: [...items.values()].map(({ item }) => item),
      tickets: rows.map((row) => {
        const isUsed = given.has(`${row.id}~${entryOf(row, now, timeZone)}`)
        return {
          publicId: row.id,
          ticketReferenceKey: row.reference,
          generation: row.generation,
          item: mustGet(items, itemKey(row)).place,
          activePeriodStartDateTimeUtc: row.beginsAt,
          fromDateTimeUtc: opensAt(row),
          untilDateTimeUtc: row.endsAt,
          isDaily: isDaily(row),
          whyNot: whyNever(row, { at: now, generation: null }) ?? (isUsed ? 'used' : null),
          holderName: row.holderName,
          picture: row.picture,
          ...(row.isUnsettled && { isUnsettled: true }),
        }
      }),
    }
  })

const itemKey = ({ kind, title, description }: GateRow) =>
  JSON.stringify([kind, title, description])
/** Distinct items of the tickets: thousands of tickets share a few. */
function itemsOf(rows: readonly GateRow[]) {
  const items = new Map<
    string,
    { place: number; item: Pick<GateRow, 'title' | 'description'> & { category: GateRow['kind'] } }
  >()
  for (const row of rows) {
    const { kind: category, title, description } = row
    const key = itemKey(row)
    if (!items.has(key))
      items.set(key, { place: items.size, item: { category, title, description } })
  }
  return items
}

import type { Input } from '@guichet/contract/endpoint.ts'
import type { ScanResult } from '@guichet/contract/validation/gate.ts'
import * as contract from '@guichet/contract/validation/record-scans.ts'
import { yieldUnprotected } from '../platform/fault-seams.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { mustGet } from '../platform/values/must.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { typedReference, type TicketCodes } from '../tickets/public.ts'
import { entryOf, isDaily, resultOf } from './gate-entry.rules.ts'
import type { GateRow } from './gate-row.ts'
import { gateTicketsById } from './gate-tickets.db.ts'
import { lockGateTickets, ticketIdsOf } from './named-tickets.db.ts'
import { acceptedScan, entriesOf, keepScan, scansById, type StoredScan } from './scans.db.ts'

type Scan = Input<typeof contract.recordScans>['body']['scans'][number]
type ReadScan = Scan & {
  at: string
  isTyped: boolean
  generation: number | null
  /** Reason why the code has no ticket here; null when it has one. */
  whyNone: ScanResult | null
  ticketId: string | null
}

/** Older offline scans are treated as this old. */
const oldestMs = 7 * 86_400_000

/**
 * Decides scans in order, while the orders of their tickets are locked, so that a concurrent change
 * of a ticket is either before or after.
 */
export const recordScans = (codes: TicketCodes) =>
  handle(contract.recordScans, async (ctx, { body: { devicePublicId, scans } }) => {
    const { db, tenantId } = ctx
    const read = await readAll(ctx, codes, scans)
    const ticketIds = [...new Set(read.flatMap(({ ticketId }) => ticketId ?? []))]
    await lockGateTickets(db, tenantId, ticketIds)
    const tickets = await gateTicketsById(db, tenantId, ticketIds)
    const stored = await scansById(
      db,
      tenantId,
      scans.map(({ publicId }) => publicId),
    )
    const unknown = read.filter(({ publicId }) => !stored.has(publicId))
    for (const scan of unknown.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
      const ticket = scan.ticketId === null ? undefined : tickets.get(scan.ticketId)
      stored.set(scan.publicId, await decide(ctx, { scan, ticket, deviceId: devicePublicId }))
    }
    return { items: await shown(ctx, scans, stored) }
  })

/** Resolves the ticket and the time of each scan; an offline device sends the time. */
async function readAll(
  { db, now, tenantId }: Ctx,
  codes: TicketCodes,
  scans: readonly Scan[],
): Promise<ReadScan[]> {
  const named = scans.map((scan) => {
    const reference = typedReference(scan.code)
    return { scan, reference, code: reference === null ? codes.read(scan.code) : null }
  })
  const found = await ticketIdsOf(db, tenantId, {
    ids: named.flatMap(({ code }) => (code?.tenantId === tenantId ? code.ticketId : [])),
    references: named.flatMap(({ reference }) => reference ?? []),
  })
  const ids = new Set(found.map(({ id }) => id))
  const byReference = new Map(found.map(({ id, reference }) => [reference, id]))
  return named.map(({ scan, reference, code }) => {
    const isOurs = code !== null && code.tenantId === tenantId && ids.has(code.ticketId)
    const ticketId =
      reference === null ? (isOurs && code.ticketId) || null : (byReference.get(reference) ?? null)
    return {
      ...scan,
      at: timeOf(scan, now),
      isTyped: reference !== null,
      generation: code?.generation ?? null,
      ticketId,
      whyNone: ticketId === null ? whyNone(reference, code && code.tenantId !== tenantId) : null,
    }
  })
}

function timeOf({ isOffline, scannedDateTimeUtc: at }: Scan, now: string): string {
  if (!isOffline || at > now) return now
  const oldest = new Date(Date.parse(now) - oldestMs).toISOString()
  return at < oldest ? oldest : at
}

/** `isForeign`: signed for another business; null when the signature is unknown. */
function whyNone(reference: string | null, isForeign: boolean | null): ScanResult {
  if (reference !== null) return 'unknown'
  if (isForeign === null) return 'forged'
  return isForeign ? 'otherBusiness' : 'unknown'
}

type Decision = { scan: ReadScan; ticket: GateRow | undefined; deviceId: string }
type Verdict = { result: ScanResult; entry: string | null; acceptedId: string | null }

/** Result of a scan, and the accepted scan of its entry, if there is one. */
async function verdictOf(
  { db, tenantId, timeZone }: Ctx,
  { scan, ticket }: Decision,
): Promise<Verdict> {
  if (!ticket) return { result: scan.whyNone!, entry: null, acceptedId: null }
  const entry = entryOf(ticket, scan.at, timeZone)
  const accepted = await acceptedScan(db, tenantId, { ticketId: ticket.id, entry })
  await yieldUnprotected('moving-tickets')
  return {
    result: resultOf(ticket, scan, accepted !== undefined),
    entry,
    acceptedId: accepted?.id ?? null,
  }
}

async function decide(ctx: Ctx, decision: Decision): Promise<StoredScan> {
  const { scan, ticket, deviceId } = decision
  const { result, entry, acceptedId } = await verdictOf(ctx, decision)
  const isAdmitted = scan.isOffline ? scan.isAdmitted : result === 'accepted'
  // Rejected at the gate, it is only that; admitted there, two people used one entry.
  const doubleUseOf = result === 'used' && isAdmitted ? acceptedId : null
  const ticketId = ticket?.id ?? null
  await keepScan(ctx.db, ctx.tenantId, {
    id: scan.publicId,
    ticketId,
    accountId: ctx.accountId,
    deviceId,
    scannedAt: scan.at,
    recordedAt: ctx.now,
    onDate: localDateOf(scan.at, ctx.timeZone),
    isTyped: scan.isTyped,
    isOffline: scan.isOffline,
    isAdmitted,
    result,
    entry,
    doubleUseOf,
  })
  if (ticket && isAdmitted) await recordEntry(ctx, ticket, scan.publicId, doubleUseOf)
  return { id: scan.publicId, result, ticketId, isDoubleUse: doubleUseOf !== null }
}

/** A seat whose ticket is not issued yet has no order. */
const recordEntry = (
  { audit }: Ctx,
  { id, orderId }: GateRow,
  scanId: string,
  doubleUseOf: string | null,
): Promise<void> =>
  audit(doubleUseOf ? 'ticket.double_use_found' : 'ticket.validated', 'ticket', id, {
    ...(orderId && { orderId }),
    facts: { scanId, ...(doubleUseOf && { firstScanId: doubleUseOf }) },
  })

/** Replies for the scans, in the order in which they were sent. */
async function shown(
  { db, tenantId }: Ctx,
  scans: readonly Scan[],
  stored: ReadonlyMap<string, StoredScan>,
) {
  const ids = [...new Set([...stored.values()].flatMap(({ ticketId }) => ticketId ?? []))]
  const tickets = await gateTicketsById(db, tenantId, ids)
  const entries = await entriesOf(db, tenantId, ids)
  return scans.map(({ publicId }) => {
    const { result, ticketId, isDoubleUse } = mustGet(stored, publicId)
    const ticket = ticketId === null ? undefined : tickets.get(ticketId)
    return {
      publicId,
      result,
      isDoubleUse,
      ticket: ticket ? viewTicket(ticket, entries.get(ticket.id)) : null,
    }
  })
}

const viewTicket = (ticket: GateRow, entries?: { count: number; lastAt: string }) => ({
  publicId: ticket.id,
  ticketReferenceKey: ticket.reference,
  category: ticket.kind,
  title: ticket.title,
  description: ticket.description,
  holderName: ticket.holderName,
  picture: ticket.picture,
  activePeriodStartDateTimeUtc: ticket.beginsAt,
  activePeriodStopDateTimeUtc: ticket.endsAt,
  entriesUsed: entries?.count ?? 0,
  isDaily: isDaily(ticket),
  lastEntryDateTimeUtc: entries?.lastAt ?? null,
  isOrderRefunded: ticket.isOrderRefunded,
  ...(ticket.isUnsettled && { isUnsettled: true }),
})

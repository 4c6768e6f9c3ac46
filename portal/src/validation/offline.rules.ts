import type { Reply } from '@guichet/contract/endpoint.ts'
import type { ScanResult } from '@guichet/contract/validation/gate.ts'
import type { getGate } from '@guichet/contract/validation/get-gate.ts'

export type GateList = Reply<typeof getGate>
export type ListedTicket = GateList['tickets'][number]
export type ReadCode =
  | { kind: 'typed'; reference: string }
  | { kind: 'forged' }
  | {
      kind: 'code'
      businessId: string
      ticketId: string
      generation: number
      /** False in a browser that cannot verify signatures. */
      isVerified: boolean
    }
export type Doubt = 'noList' | 'oldList' | 'notListed' | 'noKey'
export type Verdict = ScanResult | 'unverified'
export type Decision = { verdict: Verdict; doubt?: Doubt; ticket?: ListedTicket }
/** The list as received; `receivedAt`: by the device's clock, in milliseconds. */
export type StoredList = { list: GateList; receivedAt: number }

/** Age of the list in milliseconds; infinite when the clock was set back. */
export const listAge = ({ receivedAt }: StoredList, clock: number): number =>
  clock < receivedAt ? Infinity : clock - receivedAt
export const isTooOld = (kept: StoredList, clock: number): boolean => {
  const { issuedDateTimeUtc, validUntilDateTimeUtc } = kept.list
  return listAge(kept, clock) > Date.parse(validUntilDateTimeUtc) - Date.parse(issuedDateTimeUtc)
}
/** The server's time, derived on a device whose clock may be wrong. */
export const serverTime = (kept: StoredList | null, clock: number): string =>
  new Date(
    kept ? Date.parse(kept.list.issuedDateTimeUtc) + clock - kept.receivedAt : clock,
  ).toISOString()

export const listedTicket = (read: ReadCode, kept: StoredList | null): ListedTicket | undefined => {
  if (read.kind === 'forged') return undefined
  return kept?.list.tickets.find((ticket) =>
    read.kind === 'typed'
      ? ticket.ticketReferenceKey === read.reference
      : ticket.publicId === read.ticketId,
  )
}

/** The ticket that a code identifies, by its content and the list. */
export type TicketNames = { ticketId: string | null; reference: string | null }
export function namedBy(read: ReadCode, kept: StoredList | null): TicketNames {
  const listed = listedTicket(read, kept)
  return {
    ticketId: read.kind === 'code' ? read.ticketId : (listed?.publicId ?? null),
    reference: read.kind === 'typed' ? read.reference : (listed?.ticketReferenceKey ?? null),
  }
}

type Moment = { kept: StoredList | null; clock: number; isSeen: boolean }
/**
 * Decision without the server. Refuses to decide about anything that cannot be verified: an expired
 * list, a ticket that is not listed, a signature that the browser cannot check. `isSeen`: this
 * device admitted the ticket before.
 */
export function decideOffline(read: ReadCode, { kept, clock, isSeen }: Moment): Decision {
  if (read.kind === 'forged') return { verdict: 'forged' }
  if (read.kind === 'code' && kept && read.businessId !== kept.list.collaboratorPublicId)
    return { verdict: read.isVerified ? 'otherBusiness' : 'forged' }
  const ticket = listedTicket(read, kept)
  const found = ticket && { ticket }
  if (isSeen) return { verdict: 'used', ...found }
  const doubt = doubtOf(read, { kept, clock, ticket })
  if (doubt || !ticket) return { verdict: 'unverified', doubt: doubt ?? 'notListed', ...found }
  return { verdict: verdictOf(read, ticket, serverTime(kept, clock)), ticket }
}

function doubtOf(
  read: ReadCode,
  { kept, clock, ticket }: Pick<Moment, 'kept' | 'clock'> & { ticket: ListedTicket | undefined },
): Doubt | null {
  if (!kept) return 'noList'
  if (isTooOld(kept, clock)) return 'oldList'
  if (read.kind === 'code' && !read.isVerified) return 'noKey'
  return ticket ? null : 'notListed'
}

function verdictOf(read: ReadCode, ticket: ListedTicket, now: string): ScanResult {
  if (ticket.whyNot && ticket.whyNot !== 'used') return ticket.whyNot
  if (read.kind === 'code' && read.generation !== ticket.generation) return 'replaced'
  if (ticket.fromDateTimeUtc && now < ticket.fromDateTimeUtc) return 'tooEarly'
  if (ticket.untilDateTimeUtc && ticket.untilDateTimeUtc <= now) return 'over'
  return ticket.whyNot ?? 'accepted'
}

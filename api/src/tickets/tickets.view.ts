import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Owner, Ticket, TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import type { z } from 'zod'
import { canActivate, canMakeAvailable, type ActivationFacts } from './activation.rules.ts'
import { viewForms } from './form-answers.view.ts'
import { whyNotExchanged } from './moves/move-ticket.rules.ts'
import { whyNoPicture } from './owner-picture.rules.ts'
import { hasCode, whyNoBlock, whyNoReissue, whyNoUnblock } from './standing.rules.ts'
import type { TicketCodes } from './ticket-codes.ts'
import { hasToChooseTime, ticketTime } from './ticket-time.rules.ts'
import { displayedState, isTimeOver, type TicketState } from './ticket.rules.ts'
import type { TicketRow } from './tickets.db.ts'

/**
 * A holder as stored with the ticket: the label of the identification, the name, and the file id of
 * the picture.
 */
export type StoredOwner = {
  label: Bilingual
  firstName: string
  lastName: string
  birthDate: string | null
  wantsPicture: boolean
  pictureId: string | null
  picture: string | null
}
export const ownersIn = (stored: unknown): StoredOwner[] =>
  Array.isArray(stored) ? (stored as StoredOwner[]) : []

export function viewTicket(
  row: TicketRow,
  codes: TicketCodes,
  now: string,
): z.output<typeof Ticket> {
  const owners = ownersIn(row.owner)
  const owner = owners[0]
  const time = ticketTime(row, row.time_zone)
  const forms = viewForms(row.answers)
  const window = { state: row.state as TicketState, beginsAt: row.begins_at, endsAt: row.ends_at }
  return {
    publicId: row.id,
    version: row.version,
    ticketReferenceKey: row.reference,
    formerNumber: row.former_number,
    orderReferenceKey: row.order_reference,
    orderPublicId: row.order_id,
    category: row.kind as Kind,
    title: row.product_title,
    description: row.category_title,
    productId: row.product_id,
    userId: row.client_id,
    isCreatedByAdmin: row.created_by !== null,
    status: window.state,
    displayedStatus: displayedState(window, now),
    isVoided: row.voided_at !== null,
    blockedReason: row.blocked_reason,
    can: actionsOf(row, owners.length, now),
    whyNotExchanged: whyNotExchanged(
      {
        ...window,
        kind: row.kind as Kind,
        isVoided: row.voided_at !== null,
        slotId: row.slot_id,
        isPickedUp: row.picked_up_at !== null,
        isUsed: row.used_at !== null,
      },
      now,
    ),
    createdDateTimeUtc: row.created_at,
    activationDateTimeUtc: row.begins_at,
    activePeriodStartDateTimeUtc: row.begins_at,
    activePeriodStopDateTimeUtc: row.ends_at,
    ...hoursOf(time),
    time,
    barcode: hasCode(row)
      ? codes.codeOf({ tenantId: row.tenant_id, ticketId: row.id, generation: row.generation })
      : '',
    owner: {
      firstName: owner?.firstName ?? null,
      lastName: owner?.lastName ?? null,
      birthDate: owner?.birthDate ?? null,
      picture: owner?.picture ?? null,
      formAnswers: forms.flatMap(({ answers }) => answers),
    },
    owners: viewOwners(owners),
    forms,
    buyer: viewBuyer(row),
  }
}

function actionsOf(row: TicketRow, owners: number, now: string) {
  const facts: ActivationFacts = {
    kind: row.kind as Kind,
    state: row.state as TicketState,
    hasSlot: row.slot_id !== null,
    isVoided: row.voided_at !== null,
    isBlocked: row.blocked_reason !== null,
    isUsed: row.used_at !== null,
  }
  const standing = {
    ...facts,
    isToBeChosen: hasToChooseTime(row),
    isOver: isTimeOver(row.ends_at, now),
  }
  return {
    activate: canActivate(facts),
    makeAvailable: canMakeAvailable(facts),
    setOwnerPicture: whyNoPicture({ ...facts, owners }) === null,
    reissue: whyNoReissue(standing) === null,
    block: whyNoBlock(standing) === null,
    unblock: whyNoUnblock(standing) === null,
  }
}

export const viewOwners = (owners: readonly StoredOwner[]): z.output<typeof Owner>[] =>
  owners.map(viewOwner)
const viewOwner = ({
  label,
  firstName,
  lastName,
  birthDate,
  picture,
  wantsPicture,
}: StoredOwner) => ({
  label,
  firstName,
  lastName,
  birthDate,
  picture,
  isPictureRequired: wantsPicture,
  isPictureMissing: wantsPicture && picture === null,
})

const viewBuyer = (row: TicketRow) => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  postalCode: row.postal_code,
  birthYear: row.birth_date ? Number(row.birth_date.slice(0, 4)) : null,
})

/** Date and hours of a ticket; null for a season. */
const hoursOf = ({ standing, date, timeslotBegin, timeslotEnd }: TicketTime) =>
  standing === 'set'
    ? { date, timeslotBegin, timeslotEnd }
    : { date: null, timeslotBegin: null, timeslotEnd: null }

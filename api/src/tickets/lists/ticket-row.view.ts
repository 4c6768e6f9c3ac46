import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { TicketRow } from '@guichet/contract/tickets/lists/find-tickets.ts'
import type { z } from 'zod'
import { displayedState, type TicketState } from '../ticket.rules.ts'

export type FoundTicket = {
  id: string
  reference: string
  state: string
  begins_at: string | null
  ends_at: string | null
  voided_at: string | null
  is_blocked: boolean
  sold_at: string
  kind: string
  product_id: string
  product_title: Bilingual
  category_title: Bilingual | null
  order_reference: string
  client_id: string | null
  email: string | null
  phone: string | null
  postal_code: string | null
  first_name: string | null
  last_name: string | null
  has_answers: boolean
}

export function viewTicketRow(row: FoundTicket, now: string): z.output<typeof TicketRow> {
  const window = { state: row.state as TicketState, beginsAt: row.begins_at, endsAt: row.ends_at }
  return {
    publicId: row.id,
    ticketReferenceKey: row.reference,
    orderReferenceKey: row.order_reference,
    category: row.kind as Kind,
    title: row.product_title,
    description: row.category_title,
    productId: row.product_id,
    userId: row.client_id,
    status: window.state,
    displayedStatus: displayedState(window, now),
    isVoided: row.voided_at !== null,
    isBlocked: row.is_blocked,
    createdDateTimeUtc: row.sold_at,
    activationDateTimeUtc: row.begins_at,
    activePeriodStartDateTimeUtc: row.begins_at,
    activePeriodStopDateTimeUtc: row.ends_at,
    firstName: row.first_name || null,
    lastName: row.last_name || null,
    email: row.email,
    phone: row.phone,
    postalCode: row.postal_code,
    hasFormAnswers: row.has_answers,
  }
}

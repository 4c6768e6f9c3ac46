import * as contract from '@guichet/contract/tickets/lists/find-gate-tickets.ts'
import { handle } from '../../platform/http/contexts.ts'
import type { TicketCodes } from '../ticket-codes.ts'
import { pageOfTickets } from './find-tickets.ts'

/** A person at a gate reads an order number or a name, and may have no access to the lists. */
export const findGateTickets = (codes: TicketCodes) =>
  handle(contract.findGateTickets, async (tx, { query }) => {
    const page = { limit: contract.gateTicketLimit, offset: 0 }
    const { items, ...count } = await pageOfTickets(tx, codes, { query, page })
    return { items: items.map(withoutContacts), ...count }
  })

type Row = Awaited<ReturnType<typeof pageOfTickets>>['items'][number]
const withoutContacts = ({
  productId: _product,
  userId: _client,
  status: _status,
  createdDateTimeUtc: _sold,
  activationDateTimeUtc: _begin,
  email: _email,
  phone: _phone,
  postalCode: _postalCode,
  hasFormAnswers: _hasFormAnswers,
  ...row
}: Row) => row

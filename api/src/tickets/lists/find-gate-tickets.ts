import { fold } from '@guichet/contract/fold.ts'
import * as contract from '@guichet/contract/tickets/lists/find-gate-tickets.ts'
import type { Transaction } from '../../platform/db/db.ts'
import { handle } from '../../platform/http/contexts.ts'
import type { TicketCodes } from '../ticket-codes.ts'
import { pageOfTickets } from './find-tickets.ts'

/**
 * A person at a gate reads an order number or a name, and may have no access to the lists, which
 * also find by email, phone and payment: tickets that match by those only are omitted.
 */
export const findGateTickets = (codes: TicketCodes) =>
  handle(contract.findGateTickets, async (tx, { query }) => {
    const term = query.query.replaceAll('#', '')
    const page = { limit: contract.gateTicketLimit, offset: 0 }
    const found = await pageOfTickets(tx, codes, { query: { ...query, query: term }, page })
    const words = await wordsOf(
      tx,
      found.items.map(({ publicId }) => publicId),
    )
    const items = found.items
      .filter(({ publicId }) => words.get(publicId)!.some((word) => word.includes(fold(term))))
      .map(withoutContacts)
    return { items, total: items.length, totalIsCapped: found.total > found.items.length }
  })

type People = { firstName: string | null; lastName: string | null }
type Words = { id: string; references: string[]; people: People[] }
/** Folded numbers of each ticket, and names of its holders and its buyer in both orders. */
async function wordsOf(
  { client, tenantId }: Pick<Transaction, 'client'> & { tenantId: string },
  ids: string[],
) {
  const { rows } = await client.query<Words>(
    `select t.id, array[t.reference, o.reference] as references,
      coalesce(t.owner, '[]')
        || jsonb_build_object('firstName', o.first_name, 'lastName', o.last_name) as people
    from ticket t
    join orders o on o.tenant_id = t.tenant_id and o.id = t.order_id
    where t.tenant_id = $1 and t.id = any($2::uuid[])`,
    [tenantId, ids],
  )
  return new Map(
    rows.map(({ id, references, people }) => [
      id,
      [
        ...references,
        ...people.flatMap(({ firstName, lastName }) => [
          `${firstName ?? ''}${lastName ?? ''}`,
          `${lastName ?? ''}${firstName ?? ''}`,
        ]),
      ].map(fold),
    ]),
  )
}

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

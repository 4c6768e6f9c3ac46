import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Required } from '../primitives.ts'
import { StoredMember, MemberPiece } from './sale/party.ts'

export const getParty = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/order/:ref/party',
  summary: 'List the people of an order, with their current units',
  access: ['Orders', 'TicketCreation', 'Calendar'],
  effect: 'read',
  params: z.object({ ref: Required(50) }),
  reply: z.strictObject({
    orderReferenceNumber: z.string(),
    clientName: z.string().nullable(),
    /** In the order of the sale; empty when the sale named nobody. */
    members: z.array(StoredMember.extend({ pieces: z.array(MemberPiece) })),
    /** Rentals that are not assigned to a person. */
    others: z.array(MemberPiece),
  }),
  problems: ['NotFound'],
})

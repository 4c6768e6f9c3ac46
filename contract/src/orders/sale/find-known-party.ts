import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Email, Id, Instant, TenantId } from '../../primitives.ts'
import { StoredMember } from './party.ts'

export const findKnownParty = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/administration/party/known',
  summary: 'Get the party of a client’s last visit',
  access: 'TicketCreation',
  effect: 'read',
  body: z.strictObject({ collaboratorPublicId: TenantId.optional(), email: Email }),
  reply: z.strictObject({
    /** Null when the client is unknown or has never come with a party. */
    party: z
      .strictObject({
        orderReferenceNumber: z.string(),
        createdDateTimeUtc: Instant,
        members: z.array(
          StoredMember.extend({
            /** Picture of a pass of this person from that visit. */
            picture: z.string().nullable().optional(),
          }),
        ),
        /** Equipment types and accessories that they rented then. */
        modelPublicIds: z.array(Id),
        accessoryProductIds: z.array(Id),
      })
      .nullable(),
  }),
  problems: [],
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, Instant, Integer, NotEmpty, Nothing, TenantId } from '../../primitives.ts'
import { CartLine } from './cart.ts'

export const holdCart = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/hold',
  summary: 'Hold all places of a cart, or none, until they expire or a sale uses the hold',
  access: 'TicketCreation',
  effect: 'write',
  scopes: ['hold'],
  idempotent: true,
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    tickets: NotEmpty(CartLine, 50),
    /** Defaults to the hold time of the business. */
    minutes: Integer(1, 120).optional(),
  }),
  reply: z.strictObject({ publicId: Id, heldUntilDateTimeUtc: Instant }),
  problems: ['NotFound', 'NotOnSale', 'NotEnoughInventory', 'KeyReused', 'StillRunning'],
})

export const releaseHold = endpoint({
  service: 'order',
  method: 'DELETE',
  path: '/1.0/order/hold/:holdPublicId',
  summary: 'Release a hold before it expires',
  access: 'TicketCreation',
  effect: 'write',
  scopes: ['hold'],
  params: z.strictObject({ holdPublicId: Id }),
  reply: Nothing,
  problems: ['NotFound', 'HoldOver'],
})

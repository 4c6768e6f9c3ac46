import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import { Dollars, TenantId } from '../primitives.ts'

/** A fee per kind: percent of the rebated subtotal of that kind, or a fixed amount per counted unit. */
export const Fee = z.strictObject({
  kind: z.enum(kinds),
  percent: z.number().nullable(),
  amount: Dollars.nullable(),
})

export const getFees = endpoint({
  service: 'configuration',
  method: 'GET',
  path: '/1.0/configuration/collaborator/:id/fees',
  summary: 'Fees of the business, per product kind',
  access: ['PaymentAndTaxes', 'TicketCreation'],
  effect: 'read',
  params: z.object({ id: TenantId }),
  reply: z.strictObject({ feesAppliedToUser: z.array(Fee) }),
  problems: [],
})

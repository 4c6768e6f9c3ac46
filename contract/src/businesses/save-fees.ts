import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import { Choice, Dollars, Price, TenantId, Unique, Version } from '../primitives.ts'
import { Percent } from './percent.ts'

const exclusive = kinds.filter((kind) => kind !== 'accessory_rental')
/** Kinds that can have their own fee; accessories have the fee of their rental. */
export const feeKinds = exclusive as [
  Exclude<(typeof kinds)[number], 'accessory_rental'>,
  ...Exclude<(typeof kinds)[number], 'accessory_rental'>[],
]

/** Service fee of a kind: a percentage of its subtotal after rebates, or an amount per unit. */
const Fee = z.strictObject({
  kind: z.enum(kinds),
  percent: z.number().nullable(),
  amount: Dollars.nullable(),
})
const FeeSave = z
  .strictObject({
    kind: Choice(feeKinds),
    percent: Percent.nullable(),
    amount: Price(0, 1_000_000).nullable(),
  })
  .superRefine((fee, ctx) => {
    if ((fee.percent === null) === (fee.amount === null))
      ctx.addIssue({ code: 'custom', path: ['amount'], message: 'oneOfTwo', input: fee })
  })
export const FeesForm = z.strictObject({
  version: Version,
  feesAppliedToUser: Unique(
    z.array(FeeSave, 'type').max(feeKinds.length, `maxItems:${feeKinds.length}`),
    (fee) => (fee as { kind: string }).kind,
  ),
  /** Accepted and ignored: only the installation sets it. */
  platformFeePercent: z.number().optional(),
})
const Fees = z.strictObject({
  version: z.int(),
  feesAppliedToUser: z.array(Fee),
  /**
   * Share of the sales that the installation charges the business, in percent; set by the
   * installation.
   */
  platformFeePercent: z.number().optional(),
})

const at = {
  service: 'configuration',
  path: '/1.0/configuration/collaborator/:id/fees',
  params: z.object({ id: TenantId }),
} as const
export const getFees = endpoint({
  ...at,
  method: 'GET',
  summary: 'Get the service fees of the business, per kind',
  access: ['PaymentAndTaxes', 'TicketCreation'],
  effect: 'read',
  reply: Fees,
  problems: [],
})
export const saveFees = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Save the service fees per kind; past sales keep theirs',
  access: 'PaymentAndTaxes',
  effect: 'write',
  body: FeesForm,
  reply: Fees,
  problems: ['StaleVersion'],
})

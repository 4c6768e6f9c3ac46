import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import { Bilingual, TenantId } from '../primitives.ts'
import { provinces } from './provinces.ts'

export const Taxes = z.strictObject({
  province: z.enum(provinces),
  taxingRuleName: z.string(),
  isNoTaxesSelected: z.boolean(),
  taxNumbers: z.strictObject({
    GST: z.string().optional(),
    QST: z.string().optional(),
    HST: z.string().optional(),
    PST: z.string().optional(),
    RST: z.string().optional(),
  }),
  /** Percent with up to three decimals, on the same base as GST unless it is on lodging nights. */
  customTaxes: z.array(
    z.strictObject({
      name: z.string(),
      percent: z.number(),
      number: z.string().nullable(),
      base: z.enum(['all', 'lodgingNights']),
      includedInOtherTaxBase: z.boolean(),
    }),
  ),
  /** Which kinds each tax is charged on. */
  taxedKinds: z.record(z.string(), z.array(z.enum(kinds))),
  /** The taxes in force today, with their rate in percent. */
  taxes: z.array(z.strictObject({ key: z.string(), label: Bilingual, percent: z.number() })),
})

export const getTaxes = endpoint({
  service: 'configuration',
  method: 'GET',
  path: '/1.0/configuration/collaborator/:id/taxes',
  summary: 'Tax settings of the business',
  access: ['PaymentAndTaxes', 'TicketCreation'],
  effect: 'read',
  params: z.object({ id: TenantId }),
  reply: Taxes,
  problems: [],
})

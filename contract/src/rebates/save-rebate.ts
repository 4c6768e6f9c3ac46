import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import { Bilingual, Id, Nothing, TenantId } from '../primitives.ts'
import { Rebate, RebateNew, RebateSave } from './rebate.ts'

const at = {
  service: 'configuration',
  path: '/1.0/configuration/collaborator/invoicebehaviour',
  access: 'PromoCodes',
} as const

export const findRebates = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/configuration/collaborator/:id/invoicebehaviour',
  summary: 'List the promo codes of the business, without those of groups',
  effect: 'read',
  params: z.object({ id: TenantId }),
  reply: z.strictObject({ items: z.array(Rebate) }),
  problems: [],
})
export const findRebateProducts = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/configuration/collaborator/:id/invoicebehaviour/products',
  summary: 'List the items that a promo code can be limited to, by activity and equipment category',
  effect: 'read',
  params: z.object({ id: TenantId }),
  reply: z.strictObject({
    categories: z.array(
      z.strictObject({
        publicId: Id,
        title: Bilingual,
        products: z.array(
          z.strictObject({
            productId: Id,
            category: z.enum(kinds),
            title: Bilingual,
            /** Duration of a rental; null for a ticket. */
            duration: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
  problems: [],
})
export const createRebate = endpoint({
  ...at,
  method: 'POST',
  summary: 'Create a promo code',
  effect: 'write',
  body: RebateNew,
  reply: Rebate,
  problems: ['NotFound', 'ListFull'],
})
export const saveRebate = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Rename a promo code, or switch it on or off; its terms do not change',
  effect: 'write',
  body: RebateSave,
  reply: Rebate,
  problems: ['NotFound', 'StaleVersion', 'RebateUsed'],
})
export const archiveRebate = endpoint({
  ...at,
  method: 'DELETE',
  path: '/1.0/configuration/collaborator/invoicebehaviour/:id',
  summary:
    'Delete a promo code; orders that used it keep their price, and the code can be created again',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})

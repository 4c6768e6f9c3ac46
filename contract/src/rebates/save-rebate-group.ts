import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, Nothing, TenantId } from '../primitives.ts'
import { RebateGroup, RebateGroupNew, RebateGroupSave } from './rebate.ts'

const at = {
  service: 'configuration',
  path: '/1.0/configuration/collaborator/invoicebehaviourgroup',
  access: 'PromoCodes',
} as const

export const findRebateGroups = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/configuration/collaborator/:id/invoicebehaviourgroup',
  summary: 'List the groups of single-use promo codes, optionally without their codes',
  effect: 'read',
  params: z.object({ id: TenantId }),
  query: z.strictObject({ codes: Choice(['with', 'without']).optional() }),
  reply: z.strictObject({ items: z.array(RebateGroup) }),
  problems: [],
})
export const createRebateGroup = endpoint({
  ...at,
  method: 'POST',
  summary: 'Create a batch of single-use codes, all of them or none',
  effect: 'write',
  body: RebateGroupNew,
  reply: RebateGroup,
  problems: ['NotFound', 'ListFull', 'CodesTaken'],
})
export const saveRebateGroup = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Rename a group of promo codes',
  effect: 'write',
  body: RebateGroupSave,
  reply: RebateGroup,
  problems: ['NotFound', 'StaleVersion'],
})
export const archiveRebateGroup = endpoint({
  ...at,
  method: 'DELETE',
  path: '/1.0/configuration/collaborator/invoicebehaviourgroup/:id',
  summary: 'Delete a group with its codes; orders that used them keep their price',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
export const findGroupCodes = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/configuration/collaborator/invoicebehaviourgroup/:id/codes',
  summary: 'List the codes of a group, with those that are used',
  effect: 'read',
  params: z.object({ id: Id }),
  reply: z.strictObject({
    items: z.array(z.strictObject({ publicId: Id, code: z.string(), isUsed: z.boolean() })),
  }),
  problems: ['NotFound'],
})
export const extractGroupCodes = endpoint({
  ...at,
  method: 'GET',
  path: '/1.0/configuration/collaborator/invoicebehaviourgroup/:id/codes/extract',
  summary: 'Download the codes of a group as a workbook: code, used',
  effect: 'outside',
  costly: true,
  params: z.object({ id: Id }),
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  problems: ['NotFound', 'Unavailable'],
})

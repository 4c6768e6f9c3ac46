import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing, TenantId } from '../primitives.ts'
import { Form, FormNew, FormSave } from './form.ts'

const at = {
  service: 'collaborator',
  path: '/1.0/form/internationalized',
  access: 'Forms',
} as const
const atOne = {
  ...at,
  path: '/1.0/form/internationalized/:id',
  params: z.object({ id: Id }),
} as const

export const findForms = endpoint({
  ...at,
  method: 'GET',
  summary: 'List the forms of the business, with their questions and targets',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({ forms: z.array(Form) }),
  problems: [],
})
export const createForm = endpoint({
  ...at,
  method: 'POST',
  summary: 'Create a form',
  effect: 'write',
  body: FormNew,
  reply: Form,
  problems: ['NotFound', 'ListFull'],
})
export const saveForm = endpoint({
  ...atOne,
  method: 'PUT',
  summary: 'Save a whole form',
  effect: 'write',
  body: FormSave,
  reply: Form,
  problems: ['NotFound', 'StaleVersion'],
})
export const archiveForm = endpoint({
  ...atOne,
  method: 'DELETE',
  summary: 'Delete a form; existing answers stay',
  effect: 'write',
  reply: Nothing,
  problems: ['NotFound'],
})
export const duplicateForm = endpoint({
  ...atOne,
  path: '/1.0/form/internationalized/:id/duplicate',
  method: 'POST',
  summary: 'Copy a form, without targets',
  effect: 'write',
  reply: Form,
  problems: ['NotFound', 'ListFull'],
})

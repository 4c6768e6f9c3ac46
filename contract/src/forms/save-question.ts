import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing, TenantId } from '../primitives.ts'
import { Question, QuestionNew, QuestionSave } from './question.ts'

const at = {
  service: 'collaborator',
  path: '/1.0/question/internationalized',
  access: 'Forms',
} as const
const atOne = {
  ...at,
  path: '/1.0/question/internationalized/:id',
  params: z.object({ id: Id }),
} as const

export const findQuestions = endpoint({
  ...at,
  method: 'GET',
  summary: 'List the questions of the business that are not deleted',
  effect: 'read',
  query: z.strictObject({ collaboratorId: TenantId.optional() }),
  reply: z.strictObject({ questions: z.array(Question) }),
  problems: [],
})
export const createQuestion = endpoint({
  ...at,
  method: 'POST',
  summary: 'Create a question',
  effect: 'write',
  body: QuestionNew,
  reply: Question,
  problems: ['ListFull'],
})
export const saveQuestion = endpoint({
  ...atOne,
  method: 'PUT',
  summary: 'Save a question; existing answers keep its former wording',
  effect: 'write',
  body: QuestionSave,
  reply: Question,
  problems: ['NotFound', 'StaleVersion'],
})
export const archiveQuestion = endpoint({
  ...atOne,
  method: 'DELETE',
  summary: 'Delete a question from all forms; existing answers stay',
  effect: 'write',
  reply: Nothing,
  problems: ['NotFound'],
})

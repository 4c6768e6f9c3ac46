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
  summary: 'The live questions of the business',
  effect: 'read',
  query: z.strictObject({ collaboratorId: TenantId.optional() }),
  reply: z.strictObject({ questions: z.array(Question) }),
  problems: [],
})
export const createQuestion = endpoint({
  ...at,
  method: 'POST',
  summary: 'A new question',
  effect: 'write',
  body: QuestionNew,
  reply: Question,
  problems: ['ListFull'],
})
export const saveQuestion = endpoint({
  ...atOne,
  method: 'PUT',
  summary: 'Change a question; answers that were given keep its old words',
  effect: 'write',
  body: QuestionSave,
  reply: Question,
  problems: ['NotFound', 'StaleVersion'],
})
export const archiveQuestion = endpoint({
  ...atOne,
  method: 'DELETE',
  summary: 'Take a question out of all forms; answers that were given stay',
  effect: 'write',
  reply: Nothing,
  problems: ['NotFound'],
})

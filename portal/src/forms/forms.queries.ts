import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { findFormTargets } from '@guichet/contract/forms/find-form-targets.ts'
import {
  archiveForm,
  createForm,
  duplicateForm,
  findForms,
  saveForm,
} from '@guichet/contract/forms/save-form.ts'
import {
  archiveQuestion,
  createQuestion,
  findQuestions,
  saveQuestion,
} from '@guichet/contract/forms/save-question.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { formsMessages } from './forms.messages.ts'

export type Form = Reply<typeof findForms>['forms'][number]
export type Question = Reply<typeof findQuestions>['questions'][number]
export type FormDraft = Body<typeof createForm>
export type QuestionDraft = Body<typeof createQuestion>
export type Targets = Reply<typeof findFormTargets>

export function useForms() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.forms.list(publicId),
    queryFn: async ({ signal }) =>
      (await call(findForms, { query: { collaboratorPublicId: publicId } }, { signal })).forms,
  })
}
export function useQuestions() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.forms.questions(publicId),
    queryFn: async ({ signal }) =>
      (await call(findQuestions, { query: { collaboratorId: publicId } }, { signal })).questions,
  })
}
export function useTargets() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.forms.targets(publicId), findFormTargets, {
    query: { collaboratorPublicId: publicId },
  })
}
// Forms show their questions, and sales use both.
const touched = [queryKeys.forms.all, queryKeys.sell.all]
const command = commandsOf(formsMessages, touched)
export const useCreateForm = command({ createForm }, inForm)
export const useSaveForm = command({ saveForm }, inForm)
export const useArchiveForm = command({ archiveForm })
export const useDuplicateForm = command({ duplicateForm })
export const useCreateQuestion = command({ createQuestion }, inForm)
export const useSaveQuestion = command({ saveQuestion }, inForm)
export const useArchiveQuestion = command({ archiveQuestion })

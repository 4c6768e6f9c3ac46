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
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
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
  return useQuery({
    queryKey: queryKeys.forms.targets(publicId),
    queryFn: ({ signal }) =>
      call(findFormTargets, { query: { collaboratorPublicId: publicId } }, { signal }),
  })
}
// Forms show their questions, and sales use both.
const touched = [queryKeys.forms.all, queryKeys.sell.all]
export const useCreateForm = (onDone: () => void) =>
  useCommand(createForm, {
    titles: useMessages(formsMessages).commands.createForm,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useSaveForm = (onDone: () => void) =>
  useCommand(saveForm, {
    titles: useMessages(formsMessages).commands.saveForm,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useArchiveForm = () =>
  useCommand(archiveForm, {
    titles: useMessages(formsMessages).commands.archiveForm,
    invalidates: touched,
  })
export const useDuplicateForm = () =>
  useCommand(duplicateForm, {
    titles: useMessages(formsMessages).commands.duplicateForm,
    invalidates: touched,
  })
export const useCreateQuestion = (onDone: () => void) =>
  useCommand(createQuestion, {
    titles: useMessages(formsMessages).commands.createQuestion,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useSaveQuestion = (onDone: () => void) =>
  useCommand(saveQuestion, {
    titles: useMessages(formsMessages).commands.saveQuestion,
    invalidates: touched,
    onDone,
    isShownInForm: true,
  })
export const useArchiveQuestion = () =>
  useCommand(archiveQuestion, {
    titles: useMessages(formsMessages).commands.archiveQuestion,
    invalidates: touched,
  })

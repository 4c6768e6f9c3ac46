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
import { useBusiness } from '../kit/business.ts'
import { call } from '../kit/call.ts'
import { useDeed } from '../kit/use-deed.ts'
import { useWords } from '../kit/words.ts'
import { formsWords } from './forms.words.ts'

export type Form = Reply<typeof findForms>['forms'][number]
export type Question = Reply<typeof findQuestions>['questions'][number]
export type FormDraft = Body<typeof createForm>
export type QuestionDraft = Body<typeof createQuestion>
export type Targets = Reply<typeof findFormTargets>
const keys = {
  all: ['forms'] as const,
  forms: (id: string) => ['forms', 'list', id] as const,
  questions: (id: string) => ['forms', 'questions', id] as const,
  targets: (id: string) => ['forms', 'targets', id] as const,
}

export function useForms() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: keys.forms(publicId),
    queryFn: async ({ signal }) =>
      (await call(findForms, { query: { collaboratorPublicId: publicId } }, { signal })).forms,
  })
}
export function useQuestions() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: keys.questions(publicId),
    queryFn: async ({ signal }) =>
      (await call(findQuestions, { query: { collaboratorId: publicId } }, { signal })).questions,
  })
}
export function useTargets() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: keys.targets(publicId),
    queryFn: ({ signal }) =>
      call(findFormTargets, { query: { collaboratorPublicId: publicId } }, { signal }),
  })
}
// A question is shown by its forms, and a sale asks both.
const touched = [keys.all, ['sell']]
export const useCreateForm = (onDone: () => void) =>
  useDeed(createForm, {
    titles: useWords(formsWords).deeds.createForm,
    invalidates: touched,
    onDone,
    isSaidInForm: true,
  })
export const useSaveForm = (onDone: () => void) =>
  useDeed(saveForm, {
    titles: useWords(formsWords).deeds.saveForm,
    invalidates: touched,
    onDone,
    isSaidInForm: true,
  })
export const useArchiveForm = () =>
  useDeed(archiveForm, { titles: useWords(formsWords).deeds.archiveForm, invalidates: touched })
export const useDuplicateForm = () =>
  useDeed(duplicateForm, { titles: useWords(formsWords).deeds.duplicateForm, invalidates: touched })
export const useCreateQuestion = (onDone: () => void) =>
  useDeed(createQuestion, {
    titles: useWords(formsWords).deeds.createQuestion,
    invalidates: touched,
    onDone,
    isSaidInForm: true,
  })
export const useSaveQuestion = (onDone: () => void) =>
  useDeed(saveQuestion, {
    titles: useWords(formsWords).deeds.saveQuestion,
    invalidates: touched,
    onDone,
    isSaidInForm: true,
  })
export const useArchiveQuestion = () =>
  useDeed(archiveQuestion, {
    titles: useWords(formsWords).deeds.archiveQuestion,
    invalidates: touched,
  })

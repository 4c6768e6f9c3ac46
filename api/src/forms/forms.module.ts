import { findFormTargets as targetsEndpoint } from '@guichet/contract/forms/find-form-targets.ts'
import {
  archiveForm as archiveFormEndpoint,
  createForm as createFormEndpoint,
  duplicateForm as duplicateFormEndpoint,
  findForms as findFormsEndpoint,
  saveForm as saveFormEndpoint,
} from '@guichet/contract/forms/save-form.ts'
import {
  archiveQuestion as archiveQuestionEndpoint,
  createQuestion as createQuestionEndpoint,
  findQuestions as findQuestionsEndpoint,
  saveQuestion as saveQuestionEndpoint,
} from '@guichet/contract/forms/save-question.ts'
import type { Mount } from '../platform/http/contexts.ts'
import { findFormTargets } from './find-form-targets.ts'
import { archiveForm, createForm, duplicateForm, findForms, saveForm } from './save-form.ts'
import { archiveQuestion, createQuestion, findQuestions, saveQuestion } from './save-question.ts'

export function formsModule(mount: Mount) {
  mount(findFormsEndpoint, findForms)
  mount(createFormEndpoint, createForm)
  mount(saveFormEndpoint, saveForm)
  mount(archiveFormEndpoint, archiveForm)
  mount(duplicateFormEndpoint, duplicateForm)
  mount(targetsEndpoint, findFormTargets)
  mount(findQuestionsEndpoint, findQuestions)
  mount(createQuestionEndpoint, createQuestion)
  mount(saveQuestionEndpoint, saveQuestion)
  mount(archiveQuestionEndpoint, archiveQuestion)
}

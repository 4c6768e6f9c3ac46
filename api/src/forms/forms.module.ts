import { findFormTargets as targetsWire } from '@guichet/contract/forms/find-form-targets.ts'
import {
  archiveForm as archiveFormWire,
  createForm as createFormWire,
  duplicateForm as duplicateFormWire,
  findForms as findFormsWire,
  saveForm as saveFormWire,
} from '@guichet/contract/forms/save-form.ts'
import {
  archiveQuestion as archiveQuestionWire,
  createQuestion as createQuestionWire,
  findQuestions as findQuestionsWire,
  saveQuestion as saveQuestionWire,
} from '@guichet/contract/forms/save-question.ts'
import type { Mount } from '../platform/mount.ts'
import { findFormTargets } from './find-form-targets.ts'
import { archiveForm, createForm, duplicateForm, findForms, saveForm } from './save-form.ts'
import { archiveQuestion, createQuestion, findQuestions, saveQuestion } from './save-question.ts'

export function formsModule(mount: Mount) {
  mount(findFormsWire, findForms)
  mount(createFormWire, createForm)
  mount(saveFormWire, saveForm)
  mount(archiveFormWire, archiveForm)
  mount(duplicateFormWire, duplicateForm)
  mount(targetsWire, findFormTargets)
  mount(findQuestionsWire, findQuestions)
  mount(createQuestionWire, createQuestion)
  mount(saveQuestionWire, saveQuestion)
  mount(archiveQuestionWire, archiveQuestion)
}

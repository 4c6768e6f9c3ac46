import type { Mount } from '../platform/http/contexts.ts'
import { findFormTargets } from './find-form-targets.ts'
import { archiveForm, createForm, duplicateForm, findForms, saveForm } from './save-form.ts'
import { archiveQuestion, createQuestion, findQuestions, saveQuestion } from './save-question.ts'

export function formsModule(mount: Mount) {
  mount([
    findForms,
    createForm,
    saveForm,
    archiveForm,
    duplicateForm,
    findFormTargets,
    findQuestions,
    createQuestion,
    saveQuestion,
    archiveQuestion,
  ])
}

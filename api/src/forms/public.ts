export { formsFor, type ApplicableForm, type FormQuestion } from './forms-for.ts'

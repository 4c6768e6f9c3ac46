export { formsFor, type AskedForm, type AskedQuestion } from './forms-for.ts'
